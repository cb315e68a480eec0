import { useEffect, useRef } from 'react';
import { KeyHints } from '../../ui/key-hints.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './queue.module.css';
import { QueueItem } from './queue-item.tsx';
import type { DeskItem } from './views.ts';

/** What waits, the oldest first. A letter on the keyboard is one decision about the item in focus. */
export function Queue({ items }: { readonly items: readonly DeskItem[] }) {
  const listening = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (list.current && actOnKey(event, list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (items.length === 0) return null;
  const canCorrect = items.some(({ actions }) => actions.includes('correct-and-approve'));
  const keys = canCorrect ? 'J K O I X' : 'J K O X';
  return (
    <>
      <KeyHints
        keys={[
          [['J'], 'sljedeći'],
          [['K'], 'prethodni'],
          [['O'], 'odobrenje'],
          ...(canCorrect ? [[['I'], 'ispravak'] as const] : []),
          [['X'], 'odbijanje'],
        ]}
      />
      <ol ref={list} id="prilozi" className={styles.queue} aria-keyshortcuts={listening ? keys : undefined}>
        {items.map((item) => (
          <QueueItem key={item.id} item={item} />
        ))}
      </ol>
    </>
  );
}

/** What a key does to the item that has the focus, or to the first one. Answers whether it did anything. */
function actOnKey(event: KeyboardEvent, list: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const current = target.closest<HTMLElement>('[data-item]');
  const item = current ?? items[0];
  if (!item) return false;
  switch (event.key.toLowerCase()) {
    case 'j':
      return focusOn(current ? items[items.indexOf(current) + 1] : items[0]);
    case 'k':
      return focusOn(current ? items[items.indexOf(current) - 1] : items.at(-1));
    case 'o':
      return press(item.querySelector<HTMLButtonElement>('[data-action=approve]'));
    case 'i':
      return unfold(item.querySelector<HTMLDetailsElement>('[data-action=correct] details'));
    case 'x':
      return unfold(item.querySelector<HTMLDetailsElement>('[data-action=refuse] details'));
    default:
      return false;
  }
}

function focusOn(item: HTMLElement | undefined): boolean {
  item?.focus();
  item?.scrollIntoView({ block: 'nearest' });
  return item !== undefined;
}

function press(button: HTMLButtonElement | null): boolean {
  button?.click();
  return button !== null;
}

function unfold(details: HTMLDetailsElement | null): boolean {
  if (!details) return false;
  details.open = true;
  details.querySelector<HTMLElement>('textarea, input:not([type=hidden])')?.focus();
  return true;
}
