import type { ReactNode } from 'react';
import { SAMPLE_BADGE } from '../../text/sample-labels.ts';
import { Link } from '../../ui/link.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { FOUND_GROUP_LABEL, findsInWords } from './kind-labels.ts';
import styles from './search-results.module.css';
import type { FoundView, SearchView, TextPartView } from './views.ts';

interface SearchResultsProps {
  readonly text: string;
  readonly found: SearchView;
  readonly filters: ReactNode;
  readonly children: ReactNode;
}

export function SearchResults({ text, found, filters, children }: SearchResultsProps) {
  return (
    <div className={styles.found}>
      <FoundFor text={text} found={found} />
      {filters}
      <div className={styles.groups}>
        {found.groups.map(({ kind, total, finds }) => (
          <section key={kind} aria-labelledby={`nalazi-${kind}`}>
            <h2 id={`nalazi-${kind}`}>
              {FOUND_GROUP_LABEL[kind]} <HowMany here={finds.length} total={total} />
            </h2>
            <ol>
              {finds.map((find) => (
                <li key={find.href}>
                  <Find find={find} />
                </li>
              ))}
            </ol>
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}

/** A quiet number beside a heading; heard, it says of what. Some of a group may stand on other pages. */
function HowMany({ here, total }: { readonly here: number; readonly total: number }) {
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {here < total ? `${here} od ${total}` : total}
      </span>
      <span className="visually-hidden">({here < total ? `${here} od ${total} rezultata` : findsInWords(total)})</span>
    </>
  );
}

/** How many, and for what: the words asked for, or others where they alone were found. */
function FoundFor({
  text,
  found: { total, words, suggestion },
}: {
  readonly text: string;
  readonly found: SearchView;
}) {
  return (
    <div className={styles.for}>
      {suggestion && (
        <p>
          Za „{text}“ ništa nije nađeno. Prikazani su rezultati za <Link to={suggestion.href}>„{suggestion.text}“</Link>
          .
        </p>
      )}
      {words === 'some' && <p>Nijedan zapis ne sadrži sve te riječi. Ovi sadrže neke od njih.</p>}
      <p className={styles.count}>{suggestion ? findsInWords(total) : `${findsInWords(total)} za „${text}“`}</p>
    </div>
  );
}

function Find({ find: { href, title, sentence, meta, sample } }: { readonly find: FoundView }) {
  return (
    <article className={styles.find}>
      <h3>
        <Link to={href}>
          <Marked parts={title} />
        </Link>
      </h3>
      {(meta || sample) && (
        <p className={styles.meta}>
          {meta && <span>{meta}</span>} {sample && <SampleLabel>{SAMPLE_BADGE}</SampleLabel>}
        </p>
      )}
      {sentence.length > 0 && (
        <p className={styles.sentence}>
          <Marked parts={sentence} />
        </p>
      )}
    </article>
  );
}

function Marked({ parts }: { readonly parts: readonly TextPartView[] }) {
  return parts.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence, which never changes
    marked ? <mark key={index}>{text}</mark> : text,
  );
}
