import { mdiClose } from '@mdi/js';
import { Icon } from './icon.tsx';
import iconButton from './icon-button.module.css';
import styles from './upload-list.module.css';
import type { Upload } from './use-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onForget: (key: number) => void;
}

export function UploadList({ uploads, onForget }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-live="polite">
      {uploads.map(({ key, name, share, trouble }) => (
        <li key={key}>
          {trouble ? (
            <>
              <span>
                {name}: {trouble}
              </span>
              <button
                type="button"
                className={iconButton.button}
                aria-label={`Zatvorite obavijest o slici ${name}`}
                onClick={() => onForget(key)}
              >
                <Icon path={mdiClose} />
              </button>
            </>
          ) : (
            <label>
              <span>Šalje se {name}</span> <progress value={share} max={1} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}
