import { Form, useNavigation } from 'react-router';
import { counted, WORDS, wordFor } from '../../text/plurals.ts';
import { Button } from '../../ui/button.tsx';
import { Counts } from '../../ui/counts.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './tree-versions.module.css';
import type { ReportedPerson, ReportView } from './views.ts';

/** Longer lists of people are folded. */
const MOST_UNFOLDED = 30;

const ADDED = { one: 'nova', few: 'nove', other: 'novih' };
const CHANGED = { one: 'promijenjena', few: 'promijenjene', other: 'promijenjenih' };
const UNCHANGED = { one: 'ista', few: 'iste', other: 'istih' };

/** What a file would change, and the word that lets it. */
export function TreeReport({ report }: { readonly report: ReportView }) {
  const { counts, isStale, isEmpty } = report;
  const { state, formData } = useNavigation();
  const isMerging = state !== 'idle' && formData?.get('intent') === 'merge';
  return (
    <div className={styles.report}>
      {isStale && <Notice kind="trouble">Stablo se promijenilo otkako je ovo uspoređeno. Usporedite ponovno.</Notice>}
      {report.lost.length > 0 && (
        <Notice kind="trouble">
          Zapisi kronike vode do osoba kojih pod istom oznakom u datoteci nema: njihove poveznice više ne bi vodile
          nikamo.
        </Notice>
      )}
      <p className={styles.size}>
        U datoteci: {report.size}
        {report.sample && ' (ogledno stablo)'}.
      </p>
      <Counts
        counts={[
          { label: wordFor(counts.added, ADDED), value: counts.added },
          { label: wordFor(counts.changed, CHANGED), value: counts.changed },
          { label: 'više nema', value: counts.gone },
          { label: wordFor(counts.unchanged, UNCHANGED), value: counts.unchanged },
        ]}
      />
      <People heading="Poveznice bez osobe" people={report.lost} count={report.lost.length} open />
      <People heading="Nema ih više" people={report.gone} count={counts.gone} open={counts.gone <= MOST_UNFOLDED} />
      <People heading="Nove osobe" people={report.added} count={counts.added} open={counts.added <= MOST_UNFOLDED} />
      <People
        heading="Promijenjene osobe"
        people={report.changed}
        count={counts.changed}
        open={counts.changed <= MOST_UNFOLDED}
      />
      <People
        heading="Možda žive osobe, o kojima se vidi manje"
        people={report.living}
        count={counts.nameOnly + counts.hidden}
        open={false}
      />
      {counts.renumbered > 0 && (
        <p className={styles.note}>
          {counted(counts.renumbered, WORDS.person)} s drugom oznakom nego prije (prepoznato po imenu i godini rođenja).
        </p>
      )}
      <Findings report={report} />
      <Form method="post" className={styles.decision}>
        {isStale || isEmpty ? null : (
          <Button look="primary" name="intent" value="confirm">
            Potvrdite novo stablo
          </Button>
        )}
        {isStale && (
          <Button look="primary" name="intent" value="compare">
            Usporedite ponovno
          </Button>
        )}
        {report.canMerge && !isEmpty && !report.mergeHref && (
          <Button name="intent" value="merge" busy={isMerging}>
            Spojite s postojećim stablom
          </Button>
        )}
        {report.mergeHref && <LinkButton href={report.mergeHref}>Nastavite spajanje</LinkButton>}
        <Button look="quiet" name="intent" value="discard">
          Odbacite datoteku
        </Button>
        <p className={styles.note}>
          {isEmpty
            ? 'U datoteci nema nijedne osobe, pa ne može zamijeniti stablo.'
            : 'Nova datoteka zamjenjuje cijelo stablo. Rođakovu datoteku, u kojoj nisu svi, spojite: tada se samo dopunjuje. Dosadašnje se stablo čuva i može se vratiti jednim pritiskom.'}
        </p>
      </Form>
    </div>
  );
}

interface PeopleProps {
  readonly heading: string;
  readonly people: readonly ReportedPerson[];
  readonly count: number;
  readonly open: boolean;
}

function People({ heading, people, count, open }: PeopleProps) {
  if (count === 0) return null;
  return (
    <Disclosure summary={`${heading} (${count})`} open={open}>
      <ul className={styles.people} aria-label={heading}>
        {people.map(({ id, name, years, note }) => (
          <li key={id}>
            <span>{name || '(bez imena)'}</span> <small>{[years, note, id].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {count > people.length && <p className={styles.note}>… i još {count - people.length}.</p>}
    </Disclosure>
  );
}

function Findings({ report: { findings, counts } }: { readonly report: ReportView }) {
  if (findings.length === 0) return <p className={styles.note}>Datoteka je ispravna: nismo našli ništa neobično.</p>;
  return (
    <Disclosure
      summary={`Što smo našli u datoteci: ${counted(counts.findings, WORDS.remark)}`}
      open={findings.length <= 20}
    >
      <ol className={styles.findings} aria-label="Što smo našli u datoteci">
        {findings.map(({ where, tag, sentence, severity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and lines in it repeat
          <li key={index}>
            <strong>{where}</strong> <small>{[severity, tag].filter(Boolean).join(', ')}</small>
            <p>{sentence}</p>
          </li>
        ))}
      </ol>
      {counts.findings > findings.length && <p className={styles.note}>… i još {counts.findings - findings.length}.</p>}
    </Disclosure>
  );
}
