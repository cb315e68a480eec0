import { useRef, useState } from 'react';
import { counted, WORDS } from '../../../text/plurals.ts';
import { PictureChooser } from '../../../ui/picture-chooser.tsx';
import { UploadList } from '../../../ui/upload-list.tsx';
import type { FieldSet } from './fields.tsx';
import { BETWEEN_FILES, filesIn } from './form-edits.ts';
import type { OfferedPhotograph } from './services.ts';

interface PhotographChoiceProps {
  readonly fields: FieldSet;
  readonly several: boolean;
}

/** One of the desk's photographs, looked for by what is known of them; or some of an editor's device. */
export function PhotographChoice({ fields, several }: PhotographChoiceProps) {
  const { photographs, uploading, fault, values, set } = fields;
  const { uploads, send, forget } = uploading;
  const [seen, setSeen] = useState<readonly OfferedPhotograph[]>([]);
  const chosen = filesIn(values.file);
  /** As of the latest upload, not of the rendering in which it began. */
  const latest = useRef(chosen);
  const choose = (files: readonly string[]) => {
    latest.current = files;
    set('file', files.join(BETWEEN_FILES));
  };
  const add = (photograph: OfferedPhotograph) => {
    const others = several ? latest.current.filter((file) => file !== photograph.file) : [];
    choose([...others, photograph.file]);
    setSeen((before) => [...before.filter(({ file }) => file !== photograph.file), photograph]);
  };
  const press = (photograph: OfferedPhotograph) => {
    const { current } = latest;
    if (several && current.includes(photograph.file)) return choose(current.filter((file) => file !== photograph.file));
    add(photograph);
    if (!values.title) set('title', photograph.title || photograph.alt);
  };
  return (
    <PictureChooser
      load={photographs}
      chosen={chosen}
      onChoose={press}
      onFiles={(files) => void send(files, add)}
      several={several}
      error={fault?.kind === 'refused' && fault.field === 'file' ? fault : undefined}
    >
      <UploadList uploads={uploads} onForget={forget} />
      {several && chosen.length > 0 && <p>Odabrano: {counted(chosen.length, WORDS.photograph)}</p>}
      {seen
        .filter(({ file }) => chosen.includes(file))
        .map(({ file, thumbnail }) => (
          <img key={file} src={thumbnail} alt="Odabrana fotografija" width={160} />
        ))}
    </PictureChooser>
  );
}
