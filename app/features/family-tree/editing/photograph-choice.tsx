import { useRef, useState } from 'react';
import { PictureChooser } from '../../../ui/picture-chooser.tsx';
import { UploadList } from '../../../ui/upload-list.tsx';
import { useUploads } from '../../../ui/use-uploads.ts';
import type { FieldSet } from './fields.tsx';
import { BETWEEN_FILES } from './form-edits.ts';
import type { OfferedPhotograph } from './services.ts';

interface PhotographChoiceProps {
  readonly fields: FieldSet;
  readonly several: boolean;
}

/** One of the desk's photographs, looked for by what is known of them; or some of an editor's device. */
export function PhotographChoice({ fields, several }: PhotographChoiceProps) {
  const { photographs, upload, fault, values, set } = fields;
  const { uploads, send, forget } = useUploads(upload);
  const [thumbnails, setThumbnails] = useState<readonly string[]>([]);
  /** As of the latest upload, not of the rendering in which it began. */
  const chosen = useRef<readonly OfferedPhotograph[]>([]);
  const show = (...pictures: readonly OfferedPhotograph[]) => {
    chosen.current = pictures;
    set('file', pictures.map(({ file }) => file).join(BETWEEN_FILES));
    setThumbnails(pictures.map(({ thumbnail }) => thumbnail));
  };
  const choose = (photograph: OfferedPhotograph) => {
    show(photograph);
    if (!values.title) set('title', photograph.title || photograph.alt);
  };
  return (
    <PictureChooser
      load={photographs}
      chosen={values.file ?? ''}
      onChoose={choose}
      onFiles={(files) => void send(files, (one) => (several ? show(...chosen.current, one) : show(one)))}
      several={several}
      error={fault?.kind === 'refused' && fault.field === 'file' ? fault : undefined}
    >
      <UploadList uploads={uploads} onForget={forget} />
      {thumbnails.map((src) => (
        <img key={src} src={src} alt="Odabrana fotografija" width={160} />
      ))}
    </PictureChooser>
  );
}
