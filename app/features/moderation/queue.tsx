import { useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { keyDeed } from './key-deed.ts';
import styles from './queue.module.css';
import { QueueItem } from './queue-item.tsx';
import type { DeskItem } from './views.ts';

interface QueueProps {
  readonly items: readonly DeskItem[];
  /** Those who look after one page see its own queue, without what concerns the whole site. */
  readonly steward?: boolean;
}

/** Everything that waits, the oldest first. A letter on the keyboard is one decision about the item in focus. */
export function Queue({ items, steward = false }: QueueProps) {
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
  return (
    <>
      <p className={styles.keys}>
        Tipke: <kbd>J</kbd> sljedeći, <kbd>K</kbd> prethodni, <kbd>O</kbd> odobri, <kbd>I</kbd> ispravi, <kbd>X</kbd>{' '}
        odbij.
      </p>
      <ol ref={list} className={styles.queue} aria-keyshortcuts={listening ? 'J K O I X' : undefined}>
        {items.map((item) => (
          <QueueItem key={item.id} item={item} steward={steward} />
        ))}
      </ol>
    </>
  );
}
