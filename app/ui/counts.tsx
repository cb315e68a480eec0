import styles from './counts.module.css';

interface CountsProps {
  readonly counts: readonly { readonly label: string; readonly value: number }[];
}

/** How many of what, each number above its word. */
export function Counts({ counts }: CountsProps) {
  return (
    <dl className={styles.counts}>
      {counts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
