import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import list from '../../ui/ruled-list.module.css';
import { Answers, WaysToAnswer } from './answers.tsx';
import styles from './desk-sections.module.css';
import type { HistoryItem, PublishedItem, ReportItem, UnsentAnswer } from './views.ts';

interface ReportsProps {
  readonly reports: readonly ReportItem[];
  readonly unsent: UnsentAnswer | undefined;
}

/** What readers have reported, with the one thing that is usually done about it. */
export function Reports({ reports, unsent }: ReportsProps) {
  if (reports.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="prijave">
      <h2 id="prijave">Prijave čitatelja</h2>
      <ul className={list.list}>
        {reports.map(({ id, title, href, reason, at, reporter, answers, canBeHidden }) => (
          <li key={id}>
            <div className={styles.message}>
              <p>
                <Link to={href}>{title}</Link> <small>{at}</small>
              </p>
              {reporter && (
                <p className={styles.who}>
                  {reporter.name} · <WaysToAnswer {...reporter} />
                </p>
              )}
              <p className={styles.reason}>{reason}</p>
              <Answers
                report={id}
                name={reporter?.name ?? ''}
                email={reporter?.email ?? ''}
                answers={answers}
                unsent={unsent}
              />
            </div>
            <Form method="post" preventScrollReset className={styles.buttons}>
              <input type="hidden" name="report" value={id} />
              {canBeHidden && (
                <Button look="danger" name="intent" value="hide-reported" aria-label={`Sakrijte: ${title}`}>
                  Sakrijte
                </Button>
              )}
              <Button
                look="quiet"
                name="intent"
                value="close-report"
                aria-label={`${canBeHidden ? 'U redu je' : 'Riješeno'}: ${title}`}
              >
                {canBeHidden ? 'U redu je' : 'Riješeno'}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DECISIONS = [
  { action: 'hide', label: 'Sakrijte', labelWhenHidden: 'Zadržite skriveno' },
  { action: 'republish', label: 'Vratite na stranicu', labelWhenHidden: 'Vratite na stranicu' },
] as const;

export function Published({ items }: { readonly items: readonly PublishedItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="objavljeno">
      <h2 id="objavljeno">Nedavno odlučeno</h2>
      <ul className={list.list}>
        {items.map(({ id, title, author, href, hidden, notes, actions }) => (
          <li key={id}>
            <p>
              {hidden ? title : <Link to={href}>{title}</Link>} <small>{[author, ...notes].join(' · ')}</small>
            </p>
            {DECISIONS.filter(({ action }) => actions.includes(action)).map(({ action, ...labels }) => {
              const label = hidden ? labels.labelWhenHidden : labels.label;
              return (
                <Form key={action} method="post" preventScrollReset>
                  <input type="hidden" name="contribution" value={id} />
                  <Button look="quiet" name="intent" value={action} aria-label={`${label}: ${title}, ${author}`}>
                    {label}
                  </Button>
                </Form>
              );
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function History({ entries }: { readonly entries: readonly HistoryItem[] }) {
  return (
    <ol className={list.list}>
      {entries.map(({ key, at, by, action, title, reason }) => (
        <li key={key}>
          <div>
            <p>
              {action}
              {title && `: „${title}“`}
            </p>
            {reason && <p className={styles.reason}>{reason}</p>}
          </div>
          <p className={styles.who}>{[by, at].filter(Boolean).join(', ')}</p>
        </li>
      ))}
    </ol>
  );
}

export function DeskFoot({ children }: { readonly children: ReactNode }) {
  return <p className={styles.foot}>{children}</p>;
}
