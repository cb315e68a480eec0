import styles from './exports.module.css';
import type { WorkView } from './views.ts';

/** How far something is, and what it lacks. */
export function WorkProgress({ work, label }: { readonly work: WorkView | undefined; readonly label: string }) {
  if (!work) return null;
  const { sentence, share, isUnderWay, isTrouble, missing } = work;
  return (
    <div className={isTrouble ? `${styles.work} ${styles.trouble}` : styles.work}>
      <p role="status">{sentence}</p>
      {isUnderWay && <progress value={share} max={1} aria-label={label} />}
      {missing && (
        <div className={styles.missing}>
          <p>{missing.sentence}</p>
          <ul>
            {missing.files.map((file) => (
              <li key={file}>{file}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
