import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Counts } from '../../ui/counts.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import styles from './tree-health.module.css';
import type { AcceptedView, FindingGroupView, FindingView, HealthView, LinkedPerson } from './views.ts';

/** How healthy a tree is, and what to mend first. */
export function HealthSummary({ health }: { readonly health: HealthView }) {
  const { word, sentence, grade, counts, first } = health;
  return (
    <section className={styles.summary} data-grade={grade} aria-label="Provjera stabla">
      <div>
        <p className={styles.word}>{word}</p>
        <p className={styles.sentence}>{sentence}</p>
      </div>
      {counts.length > 0 && <Counts counts={counts} />}
      {first.length > 0 && (
        <div className={styles.first}>
          <h2>Što prvo ispraviti</h2>
          <ol>
            {first.map(({ href, label, note }) => (
              <li key={href}>
                <a href={href}>{label}</a> <small>{note}</small>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** Everything found of one kind, each with its people and a word by which it is right. */
export function FindingGroup({ group }: { readonly group: FindingGroupView }) {
  const { word, heading, advice, severity, severityLabel, count, single, findings, all, mend } = group;
  return (
    <section className={styles.group} id={word} aria-labelledby={`${word}-naslov`}>
      <h2 id={`${word}-naslov`}>
        {heading} <span className={styles.count}>{count}</span>
      </h2>
      <p className={styles.advice}>
        <span className={styles.severity} data-severity={severity}>
          {severityLabel}
        </span>{' '}
        {advice} {mend && <Link to={mend.href}>{mend.label}</Link>}
      </p>
      <Form method="post" preventScrollReset key={findings.map(({ key }) => key).join()}>
        <input type="hidden" name="kind" value={word} />
        <ul className={`${list.list} ${styles.findings}`}>
          {findings.map((finding) => (
            <Finding key={finding.key} finding={finding} isChosen={findings.length > 1} />
          ))}
        </ul>
        {findings.length > 1 && (
          <div className={styles.together}>
            <Button name="intent" value="accept" aria-label={`Označeno je točno: ${heading}`}>
              Označeno je točno
            </Button>
            <Button look="quiet" name="intent" value="accept-all" aria-label={`Sve je točno (${single}): ${heading}`}>
              Sve je točno ({single})
            </Button>
          </div>
        )}
      </Form>
      {all && (
        <p className={styles.all}>
          <Link to={all.href}>{all.label}</Link>
        </p>
      )}
    </section>
  );
}

interface FindingProps {
  readonly finding: FindingView;
  /** It can be ticked, to be accepted with others. */
  readonly isChosen: boolean;
}

function Finding({ finding: { key, sentence, people, choices }, isChosen }: FindingProps) {
  return (
    <li data-chosen={isChosen || undefined}>
      <div>
        {isChosen ? (
          <label className={styles.choose}>
            <input type="checkbox" name="key" value={key} />
            <span>{sentence}</span>
          </label>
        ) : (
          <p>{sentence}</p>
        )}
        <People people={people} />
      </div>
      {choices.map(({ value, text }) => (
        <Button key={value} name="prefer" value={value} aria-label={`Vrijedi: ${text} (${sentence})`}>
          Vrijedi: {text}
        </Button>
      ))}
      {choices.length === 0 && (
        <Button look="quiet" name="only" value={key} aria-label={`Tako je: ${sentence}`}>
          Tako je
        </Button>
      )}
    </li>
  );
}

/** Somebody's name as a link to them in the tree. */
export function People({ people }: { readonly people: readonly LinkedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="U stablu">
      {people.map(({ href, name }) => (
        <li key={href}>
          <Link to={href} reloadDocument>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What looks like a fault and is none, with who said so; folded, because nobody has to do anything about it. */
export function Accepted({ accepted, word }: { readonly accepted: readonly AcceptedView[]; readonly word: string }) {
  if (accepted.length === 0) return null;
  return (
    <div className={styles.accepted}>
      <Disclosure summary={`${word} (${accepted.length})`} open={false}>
        <ul className={`${list.list} ${styles.findings}`} aria-label={word}>
          {accepted.map(({ key, sentence, by, isGone }) => (
            <li key={key}>
              <div>
                <p>{sentence}</p>
                <p className={styles.advice}>
                  {by}
                  {isGone && '. Toga u stablu više nema.'}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="key" value={key} />
                <Button look="quiet" name="intent" value="take-back" aria-label={`Poništite: ${sentence}`}>
                  Poništite
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
