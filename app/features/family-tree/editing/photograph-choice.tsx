import { useRef } from 'react';
import { PictureChooser } from '../../../ui/picture-chooser.tsx';
import { UploadList } from '../../../ui/upload-list.tsx';
import styles from './fact-form.module.css';
import type { FieldSet } from './fields.tsx';
import { BETWEEN_FILES, filesIn } from './form-edits.ts';
import type { OfferedPhotograph } from './services.ts';

/** By file name. Kept here because a draft outlives its form. */
const thumbnails = new Map<string, string>();

interface PhotographChoiceProps {
  readonly fields: FieldSet;
  readonly several: boolean;
}

/** One of the desk's photographs, looked for by what is known of them; or some of an editor's device. */
export function PhotographChoice({ fields, several }: PhotographChoiceProps) {
  const { photographs, uploading, fault, values, set } = fields;
  const { uploads, send, forget } = uploading;
  const chosen = filesIn(values.file);
  /** As of the latest upload, not of the rendering in which it began. */
  const latest = useRef(chosen);
  const choose = (files: readonly string[]) => {
    latest.current = files;
    set('file', files.join(BETWEEN_FILES));
  };
  const add = ({ file, thumbnail }: OfferedPhotograph) => {
    thumbnails.set(file, thumbnail);
    choose(several ? [...new Set([...latest.current, file])] : [file]);
  };
  const press = (photograph: OfferedPhotograph) => {
    if (several && chosen.includes(photograph.file)) return choose(chosen.filter((file) => file !== photograph.file));
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
      <div className={styles.pictures}>
        {chosen
          .filter((file) => thumbnails.has(file))
          .map((file) => (
            <img key={file} src={thumbnails.get(file)} alt="Odabrana fotografija" width={112} />
          ))}
      </div>
    </PictureChooser>
  );
}
