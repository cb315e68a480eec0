import { AFTER_PARAM, BEFORE_PARAM } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import styles from './history.module.css';
import { type ComparedField, SideBySide } from './side-by-side.tsx';

export interface HistoryView {
  readonly title: string;
  readonly latest: number;
  /** The two that are compared; 0 when there is none before. */
  readonly before: number;
  readonly after: number;
  readonly mayRestore: boolean;
  readonly revisions: readonly {
    readonly number: number;
    readonly by: string;
    readonly at: string;
    /** Names of the fields that it changed. */
    readonly changed: readonly string[];
  }[];
  readonly fields: readonly ComparedField[];
}

/** What was changed, side by side; who changed it and when; and the way back. */
export function History({ view }: { readonly view: HistoryView }) {
  const { revisions, before, after, latest, fields, mayRestore } = view;
  return (
    <div className={styles.history}>
      <section className={styles.changes} aria-label="Što je promijenjeno">
        <h2>{before > 0 ? `Što je promijenjeno od ${before}. do ${after}. inačice` : 'Prva inačica'}</h2>
        {fields.length === 0 && <p>Ništa od onoga što čitatelji vide nije promijenjeno.</p>}
        {fields.map(({ label, rows }) => (
          <div key={label}>
            <h3>{label}</h3>
            <SideBySide
              rows={rows}
              before={before > 0 ? `${before}. inačica` : undefined}
              after={`${after}. inačica`}
            />
          </div>
        ))}
      </section>
      <ol className={styles.list} reversed>
        {revisions.map(({ number, by, at, changed }) => (
          <li key={number} className={styles.item} value={number}>
            <a
              href={`?${BEFORE_PARAM}=${number - 1}&${AFTER_PARAM}=${number}`}
              aria-current={number === after ? 'true' : undefined}
            >
              {number}. inačica{changed.length > 0 && `: ${changed.join(', ')}`}
            </a>
            <span>
              {at}, {by}
            </span>
            {mayRestore && number !== latest && (
              <form method="post">
                <input type="hidden" name="revision" value={number} />
                <Button name="intent" value="restore" look="quiet" aria-label={`Vratite ${number}. inačicu`}>
                  Vratite
                </Button>
              </form>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
