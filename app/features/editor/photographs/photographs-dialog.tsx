import { mdiImagePlusOutline } from '@mdi/js';
import { useEffect, useState } from 'react';
import type { ChosenPhotograph } from '../../../editor-state.ts';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Dialog } from '../dialog.tsx';
import type { EditorServices } from '../services.ts';
import styles from './photographs.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

interface PhotographsDialogProps {
  readonly services: Pick<EditorServices, 'photographs'>;
  readonly onChoose: (photograph: ChosenPhotograph) => void;
  readonly onClose: () => void;
}

/** A photograph that is already here, or one from this device. */
export default function PhotographsDialog({ services, onChoose, onClose }: PhotographsDialogProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ChosenPhotograph[]>();
  const { uploads, send, forget } = useUploads();
  useEffect(() => {
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const photographs = await services.photographs(query.trim(), control.signal);
      if (!control.signal.aborted) setFound(photographs);
    }, 200);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, services]);
  return (
    <Dialog title="Slika" wide onClose={onClose}>
      <div className={styles.chooser}>
        <label className={styles.file}>
          <Icon path={mdiImagePlusOutline} />
          <span>Nova slika s ovog uređaja</span>
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => void send([...(target.files ?? [])], onChoose)}
          />
        </label>
        <UploadList uploads={uploads} onForget={forget} />
        <Field
          label="Potražite među fotografijama"
          name="photograph"
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        {found?.length === 0 && (
          <p>{query ? 'Nema takve fotografije.' : 'Ovdje će stajati fotografije čim pošaljete prvu.'}</p>
        )}
        <ul className={styles.grid}>
          {found?.map((photograph) => (
            <li key={photograph.file}>
              <button type="button" onClick={() => onChoose(photograph)}>
                <img src={photograph.thumbnail ?? `${photograph.src}/480.jpg`} alt="" loading="lazy" />
                <span>{photograph.title || photograph.alt || photograph.file}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
