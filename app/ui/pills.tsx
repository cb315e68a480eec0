import { Link } from './link.tsx';
import styles from './pills.module.css';

interface PillsProps {
  readonly label: string;
  readonly choices: readonly {
    readonly label: string;
    readonly count?: number;
    readonly href: string;
    readonly chosen: boolean;
  }[];
}

/** What a list can be narrowed to. Links rather than controls: every choice has an address. */
export function Pills({ label, choices }: PillsProps) {
  return (
    <nav className={styles.pills} aria-label={label}>
      <ul>
        {choices.map((choice) => (
          <li key={choice.href}>
            <Link to={choice.href} aria-current={choice.chosen ? 'true' : undefined}>
              {choice.label}
              {choice.count !== undefined && (
                <>
                  {' '}
                  <small>{choice.count}</small>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
