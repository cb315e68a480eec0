import { mdiArrowRight, mdiCheck } from '@mdi/js';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyHints } from '../../ui/key-hints.tsx';
import { Link } from '../../ui/link.tsx';
import card from '../../ui/queue-card.module.css';
import { TextArea } from '../../ui/text-area.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './proposal-queue.module.css';
import type { DifferenceLine, TreeProposalView } from './views.ts';

/** What waits for an editor's word, the oldest first; a key is a decision about the one in focus, and the next has it then. */
export function ProposalQueue({ proposals }: { readonly proposals: readonly TreeProposalView[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isListening = useHydrated();
  const first = proposals[0]?.id;
  const had = useRef(first);
  useEffect(() => {
    // Once one is decided, the next: without a pointer one goes on from there.
    if (first !== undefined && had.current !== first) list.current?.querySelector<HTMLElement>('[data-item]')?.focus();
    had.current = first;
  }, [first]);
  return (
    <>
      <KeyHints
        keys={[
          [['J'], 'sljedeći'],
          [['K'], 'prethodni'],
          [['P', 'Enter'], 'prihvaćanje'],
          [['X'], 'odbijanje'],
        ]}
      />
      <ol
        ref={list}
        className={styles.queue}
        aria-label="Prijedlozi"
        aria-keyshortcuts={isListening ? 'J K P Enter X' : undefined}
        onKeyDown={actOnKey}
      >
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </ol>
    </>
  );
}

function Proposal({ proposal }: { readonly proposal: TreeProposalView }) {
  const { id, tree, name, years, href, treeTitle, by, at, note, what, lines, trouble } = proposal;
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('proposal') === id;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever decides by keys goes from one to the next
    <li className={card.item} data-item={id} tabIndex={0} aria-label={`${name}: ${what}`}>
      <header>
        <p className={card.eyebrow}>
          {what} · {treeTitle}
        </p>
        <h2 className={styles.what}>
          <Link to={href} reloadDocument>
            {name}
          </Link>{' '}
          {years && <small>{years}</small>}
        </h2>
        <p className={card.meta}>
          {by}, {at}
        </p>
      </header>
      <Difference lines={lines} />
      {note && <p className={styles.note}>{note}</p>}
      {trouble && <p className={styles.trouble}>{trouble}</p>}
      <div className={styles.actions}>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="proposal" value={id} />
          <input type="hidden" name="tree" value={tree} />
          <Button
            look="primary"
            name="intent"
            value="take"
            data-action="take"
            busy={isBusy}
            aria-label={`Prihvatite: ${name}`}
          >
            <Icon path={mdiCheck} />
            Prihvatite
          </Button>
        </Form>
        <div data-action="refuse">
          <Disclosure summary="Odbijte" open={false}>
            <Form method="post" preventScrollReset className={styles.refusal}>
              <input type="hidden" name="proposal" value={id} />
              <TextArea
                label="Zašto?"
                name="reason"
                rows={2}
                maxLength={1000}
                required
                hint="Pročitat će onaj tko je izmjenu predložio."
              />
              <Button name="intent" value="refuse" busy={isBusy}>
                Odbijte prijedlog
              </Button>
            </Form>
          </Disclosure>
        </div>
      </div>
    </li>
  );
}

/** What stands there and what would, line by line. */
function Difference({ lines }: { readonly lines: readonly DifferenceLine[] }) {
  return (
    <dl className={styles.difference}>
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before && <del>{before}</del>}
            {before && after && <Icon path={mdiArrowRight} />}
            {after ? <ins>{after}</ins> : <span className={styles.gone}>briše se</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function actOnKey(event: ReactKeyboardEvent<HTMLOListElement>): void {
  const target = event.target as HTMLElement;
  const isTaken = /^(?:INPUT|TEXTAREA|SELECT|BUTTON|A|SUMMARY)$/.test(target.tagName);
  const key = event.key.toLowerCase();
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (isTaken && !(key.length === 1 && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName)))
  )
    return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
  const item = target.closest<HTMLElement>('[data-item]');
  if (!item) return;
  if (key === 'j') items[items.indexOf(item) + 1]?.focus();
  else if (key === 'k') items[items.indexOf(item) - 1]?.focus();
  else if (key === 'p' || key === 'enter') item.querySelector<HTMLElement>('[data-action=take]')?.click();
  else if (key === 'x') unfold(item.querySelector<HTMLDetailsElement>('[data-action=refuse] details'));
  else return;
  event.preventDefault();
}

function unfold(details: HTMLDetailsElement | null): void {
  if (!details) return;
  details.open = true;
  details.querySelector<HTMLElement>('textarea')?.focus();
}
