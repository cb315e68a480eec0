import { Button } from '../../ui/button.tsx';
import styles from './bin-list.module.css';

interface BinListProps {
  readonly items: readonly {
    readonly id: string;
    readonly what: string;
    readonly title: string;
    readonly meta: string;
  }[];
  /** What was thrown away just now. */
  readonly latest: string;
}

export function BinList({ items, latest }: BinListProps) {
  if (items.length === 0) return <p>Koš je prazan. Što izbrišete ili odbacite, trideset dana čeka ovdje.</p>;
  return (
    <ul className={styles.list}>
      {items.map(({ id, what, title, meta }) => (
        <li key={id} className={styles.item}>
          <div>
            <p className={styles.title}>{title}</p>
            <p className={styles.meta}>
              {what} · {meta}
            </p>
          </div>
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button look={id === latest ? 'primary' : 'secondary'} aria-label={`Vratite: ${title}`}>
              Vratite
            </Button>
          </form>
        </li>
      ))}
    </ul>
  );
}
