import { type RefObject, useEffect, useState } from 'react';
import styles from './finger-hint.module.css';

/** Long enough to be read twice. */
const SHOWN_MS = 2500;

/**
 * One finger on the map scrolls the page; whoever tries to move the map with it is told that two do. Where the browser
 * takes a touch for itself, it says so with `pointercancel`.
 */
export function FingerHint({ field }: { readonly field: RefObject<HTMLElement | null> }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const fingers = new Set<number>();
    const listening = new AbortController();
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const on = (type: 'pointerdown' | 'pointerup' | 'pointercancel', act: (event: PointerEvent) => void) =>
      element.addEventListener(type, (event) => event.pointerType === 'touch' && act(event), {
        capture: true,
        signal: listening.signal,
      });
    on('pointerdown', ({ pointerId, isPrimary }) => {
      // The end of the last gesture may have been missed outside the field.
      if (isPrimary) fingers.clear();
      fingers.add(pointerId);
    });
    on('pointerup', ({ pointerId }) => fingers.delete(pointerId));
    on('pointercancel', ({ pointerId }) => {
      if (fingers.size === 1) {
        setShown(true);
        clearTimeout(hiding);
        hiding = setTimeout(() => setShown(false), SHOWN_MS);
      }
      fingers.delete(pointerId);
    });
    return () => {
      listening.abort();
      clearTimeout(hiding);
    };
  }, [field]);
  return (
    <p className={`${styles.hint} ${isShown ? styles.shown : ''}`} aria-hidden={!isShown}>
      Kartu pomičite dvama prstima
    </p>
  );
}
