import { useEffect } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { NothingYet } from '../../ui/nothing-yet.tsx';
import ruled from '../../ui/ruled-rows.module.css';
import styles from './backups.module.css';
import type { BackupsView } from './views.ts';

const LOOK_MS = 1000;

/** When the last good one was, what is being done, and the button that makes one. */
export function BackupStanding({ backups, path }: { readonly backups: BackupsView; readonly path: string }) {
  const { standing, word, sentence, advice, progress } = backups;
  useWatching(progress !== undefined);
  return (
    <section className={styles.standing} data-standing={standing} aria-label="Stanje sigurnosnih kopija">
      <div>
        <p className={styles.word}>{word}</p>
        <p className={styles.sentence}>{sentence}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
      <Form method="post" preventScrollReset className={styles.make}>
        <Button look="primary" busy={progress !== undefined}>
          Napravite kopiju sada
        </Button>
      </Form>
      <div role="status" className={styles.progress}>
        {progress && (
          <>
            <progress value={progress.share} max={1} aria-label={progress.label} />
            <p>{progress.label}</p>
            <noscript>
              <p>
                <a href={path}>Osvježite stranicu</a> da vidite koliko je gotovo.
              </p>
            </noscript>
          </>
        )}
      </div>
    </section>
  );
}

/** As long as one is being made, the page asks how far it is. */
function useWatching(isMade: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isMade || state !== 'idle') return;
    const timer = setTimeout(revalidate, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isMade, state, revalidate]);
}

/** What is kept, newest first. */
export function KeptBackups({ rows, cost }: Pick<BackupsView, 'rows' | 'cost'>) {
  return (
    <section className={styles.section}>
      <h2>Što se čuva</h2>
      {rows.length === 0 && (
        <NothingYet>Ovdje će stajati svaka kopija: kad je nastala, što je u njoj i koliko je velika.</NothingYet>
      )}
      {rows.length > 0 && <p className={styles.prose}>{cost}</p>}
      {rows.length > 0 && (
        <ul className={`${ruled.rows} ${styles.rows}`}>
          {rows.map(({ name, made, size, holds, encrypted, warning }) => (
            <li key={name}>
              <p className={styles.made}>{made}</p>
              <p className={styles.holds}>{holds}</p>
              <p className={styles.size}>
                {size}, {encrypted}
              </p>
              {warning && <p className={styles.warning}>{warning}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What to do when the day has come. */
export function HowToRestore() {
  return (
    <section className={styles.section}>
      <h2>Kako se kopija vraća</h2>
      <p className={styles.prose}>
        Kopiju vraćaju oni koji održavaju stranicu. Zamolite ih da kopije redovito prenose i na drugi disk.
      </p>
    </section>
  );
}
