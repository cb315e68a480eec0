import styles from './sources.module.css';
import type { SourceView } from './views.ts';

export function Sources({ sources }: { readonly sources: readonly SourceView[] }) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources}>
      <h2>Izvori</h2>
      <ol>
        {sources.map(({ what, where, href, certainty }) => (
          <li key={`${what} ${where}`}>
            {what}
            {where && <>, {href ? <a href={href}>{where}</a> : where}</>} <small>({certainty})</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
