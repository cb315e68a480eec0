import { Form } from 'react-router';
import { ORDER_PARAM, QUERY_PARAM, STATE_PARAM, TYPE_PARAM } from '../../query-words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import ruled from '../../ui/ruled-rows.module.css';
import { Select } from '../../ui/select.tsx';
import styles from './record-list.module.css';
import type { RecordRow } from './views.ts';

interface RecordToolsProps {
  readonly query: string;
  readonly kind: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
  readonly state: string;
  readonly order: string;
  readonly orders: readonly { readonly value: string; readonly label: string }[];
}

/** Chosen by address, so that it works without scripts and can be come back to. */
export function RecordTools({ query, kind, kinds, state, order, orders }: RecordToolsProps) {
  return (
    <Form className={styles.tools} role="search" aria-label="Izbor zapisa">
      {state && <input type="hidden" name={STATE_PARAM} value={state} />}
      <div className={styles.words}>
        <Field
          label="Riječ iz naslova"
          name={QUERY_PARAM}
          type="search"
          defaultValue={query}
          key={query}
          maxLength={200}
        />
      </div>
      <Select label="Vrsta" name={TYPE_PARAM} value={kind} options={kinds} />
      <Select label="Poredak" name={ORDER_PARAM} value={order} options={orders} />
      <Button>Prikažite</Button>
    </Form>
  );
}

export function RecordList({ rows }: { readonly rows: readonly RecordRow[] }) {
  return (
    <ul className={`${ruled.rows} ${styles.rows}`}>
      {rows.map(({ id, title, kind, editHref, href, historyHref, state, tone, notes, changed }) => (
        <li key={id}>
          <div className={styles.what}>
            <Link to={editHref} className={styles.title}>
              {title}
            </Link>
            <p className={styles.meta}>
              <span className={styles[tone]}>{state}</span>
              <span>{kind}</span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {note}
                </span>
              ))}
            </p>
          </div>
          <p className={styles.changed}>{changed}</p>
          <p className={styles.links}>
            {href && (
              <Link to={href} aria-label={`Pogledajte: ${title}`}>
                Pogledajte
              </Link>
            )}
            {historyHref && (
              <Link to={historyHref} aria-label={`Povijest: ${title}`}>
                Povijest
              </Link>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
