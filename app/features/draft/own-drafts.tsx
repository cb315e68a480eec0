import { Link } from '../../ui/link.tsx';
import styles from './own-drafts.module.css';

export interface OwnDraftItem {
  readonly id: string;
  readonly title: string;
  /** Where it is written on, or read. */
  readonly href: string | undefined;
  readonly kind: string;
  readonly when: string;
  /** What an editor said when it came back. */
  readonly words: string;
  /** What the link says that leads there; empty where none does. */
  readonly action: string;
  /** The record that it would change. */
  readonly record: { readonly title: string; readonly href: string } | undefined;
}

export interface OwnDraftGroup {
  readonly title: string;
  readonly tone: 'public' | 'open' | 'away';
  readonly items: readonly OwnDraftItem[];
}

/** What somebody has written and proposed, and how far it has got. */
export function OwnDrafts({ groups }: { readonly groups: readonly OwnDraftGroup[] }) {
  return groups.map(({ title, tone, items }) => (
    <section key={title} className={styles.group} aria-label={title}>
      <h2 className={styles[tone]}>
        {title} <small>{items.length}</small>
      </h2>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  ));
}

function Item({ item: { title, href, kind, when, words, action, record } }: { readonly item: OwnDraftItem }) {
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p className={styles.meta}>
          <span>{kind}</span>
          {when && <span>{when}</span>}
          {record && (
            <Link to={record.href} aria-label={`Objavljeni zapis: ${record.title}`}>
              objavljeni zapis
            </Link>
          )}
        </p>
        {words && (
          <blockquote className={styles.words}>
            <p>{words}</p>
            <footer>Uredništvo</footer>
          </blockquote>
        )}
      </div>
      {href && action && (
        <p className={styles.action}>
          <Link to={href} aria-label={`${action}: ${title}`}>
            {action}
          </Link>
        </p>
      )}
    </li>
  );
}

/** Before anything was proposed: how it is done. */
export function NothingProposed({ newHref }: { readonly newHref: string | undefined }) {
  return (
    <div className={styles.nothing}>
      <p>Ovdje će stajati sve što predložite, i što je Uredništvo s time učinilo.</p>
      <ol>
        <li>Otvorite bilo koji zapis u kojem nešto nedostaje ili nije točno.</li>
        <li>
          Pri vrhu pritisnite <strong>Predložite izmjenu</strong> i pišite ravno u tekst. Tekst se sprema sam i vidite
          ga jedino vi.
        </li>
        <li>
          Kad ste zadovoljni, pritisnite <strong>Predložite</strong>. Uredništvo će prijedlog objaviti ili vam ga
          vratiti s objašnjenjem, a o tome vam stiže i poruka e-pošte.
        </li>
      </ol>
      {newHref && (
        <p>
          Pišete li nešto sasvim novo, <Link to={newHref}>započnite među zapisima</Link>.
        </p>
      )}
    </div>
  );
}
