import { useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { keyDeed } from './key-deed.ts';
import styles from './queue.module.css';
import { QueueItem } from './queue-item.tsx';
import type { DeskItem } from './views.ts';

/** Everything that waits, the oldest first. A letter on the keyboard is one decision about the item in focus. */
export function Queue({ items }: { readonly items: readonly DeskItem[] }) {
  const listening = useHydrated();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (list.current && keyDeed(event, list.current)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  if (items.length === 0) return <p className={styles.empty}>Ništa ne čeka. Hvala vam.</p>;
  const canCorrect = items.some(({ actions }) => actions.includes('correct-and-approve'));
  const keys = canCorrect ? 'J K O I X' : 'J K O X';
  return (
    <>
      <p className={styles.keys}>
        Tipke: <kbd>J</kbd> sljedeći, <kbd>K</kbd> prethodni, <kbd>O</kbd> odobri,{' '}
        {canCorrect && (
          <>
            <kbd>I</kbd> ispravi,{' '}
          </>
        )}
        <kbd>X</kbd> odbij.
      </p>
      <ol ref={list} className={styles.queue} aria-keyshortcuts={listening ? keys : undefined}>
        {items.map((item) => (
          <QueueItem key={item.id} item={item} />
        ))}
      </ol>
    </>
  );
}
