import { useState } from 'react';
import { PictureChooser } from '../../../ui/picture-chooser.tsx';
import { UploadList } from '../../../ui/upload-list.tsx';
import { useUploads } from '../../../ui/use-uploads.ts';
import type { FieldSet } from './fields.tsx';
import type { OfferedPhotograph } from './services.ts';

/** One of the desk's photographs, looked for by what is known of them; or one of an editor's device. */
export function PhotographChoice({ fields }: { readonly fields: FieldSet }) {
  const { photographs, upload, fault, values, set } = fields;
  const { uploads, send, forget } = useUploads(upload);
  const [thumbnail, setThumbnail] = useState<string>();
  const show = ({ file, thumbnail }: OfferedPhotograph) => {
    set('file', file);
    setThumbnail(thumbnail);
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
      onFiles={(files) => void send(files, show)}
      error={fault?.kind === 'refused' && fault.field === 'file' ? fault : undefined}
    >
      <UploadList uploads={uploads} onForget={forget} />
      {thumbnail && <img src={thumbnail} alt="Odabrana fotografija" width={160} />}
    </PictureChooser>
  );
}
