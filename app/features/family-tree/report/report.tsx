import { Link } from '../../../ui/link.tsx';
import styles from './report.module.css';
import { type ReportEntry, type ReportLine, type ReportView, toldAgain } from './views.ts';

/** A report as a document: for the screen and for paper. */
export function Report({ report }: { readonly report: ReportView }) {
  const { lead, numbering, kinship, sections, cut, sources, made } = report;
  return (
    <div className={styles.report}>
      <p className={styles.lead}>
        {lead} {numbering}
      </p>
      {kinship.length > 0 && (
        <aside className={styles.kinship} aria-label="Srodstvo roditelja">
          {kinship.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </aside>
      )}
      {sections.map(({ heading, entries }) => (
        <section key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.number} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {cut && <p className={styles.cut}>{cut}</p>}
      {sources.length > 0 && (
        <section aria-labelledby="izvori-izvjestaja">
          <h2 id="izvori-izvjestaja">Izvori</h2>
          <ol className={styles.sources}>
            {sources.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ol>
        </section>
      )}
      <p className={styles.made}>{made}</p>
    </div>
  );
}

function Entry({ entry: { number, name, years, href, again, lines, notes } }: { readonly entry: ReportEntry }) {
  return (
    <li id={`br-${number}`}>
      <span className={styles.number}>{number}</span>
      <div>
        <p className={styles.name}>
          <Link to={href}>{name}</Link> <small>{years}</small>
          {again !== undefined && (
            <>
              {' – '}
              <a href={`#br-${again}`}>{toldAgain(again)}</a>
            </>
          )}
        </p>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a life may hold the same event twice
          <Line key={index} line={line} />
        ))}
        {[...new Set(notes)].map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </li>
  );
}

function Line({ line: { label, text, people } }: { readonly line: ReportLine }) {
  return (
    <p>
      <span className={styles.label}>{label}:</span> {text}
      {people?.map(({ number, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two children may have one name
        <span key={index}>
          {index > 0 && ', '}
          {number && <a href={`#br-${number}`}>{number}</a>} {name}
        </span>
      ))}
    </p>
  );
}
