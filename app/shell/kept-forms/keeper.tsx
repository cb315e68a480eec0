import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import styles from './keeper.module.css';
import { discard, keep, putBack, recall, type Values, valuesIn } from './kept-values.ts';

interface Offer {
  readonly form: HTMLFormElement;
  readonly key: string;
  readonly values: Values;
}

/**
 * What a person has written in a form and not sent is kept when they leave, and offered when the form is shown again.
 * A form opts in with data-kept and a name of its own, and the page that says it was taken bears data-taken with the
 * same name. What one person wrote is not offered to another.
 */
export function Keeper({ owner }: { readonly owner: string }) {
  const [offer, setOffer] = useState<Offer>();
  const location = useLocation();

  const watch = useRef<FormWatch>(undefined);

  useEffect(() => {
    watch.current = watchForms(owner);
    return () => watch.current?.stop();
  }, [owner]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can take a form away, and bring one
  useEffect(() => {
    watch.current?.keepWritten();
    setOffer(findOffer(owner));
  }, [owner, location.key]);

  if (!offer) return null;
  const close = (answer: (offer: Offer) => void) => {
    answer(offer);
    discard(offer.key);
    setOffer(undefined);
  };
  return (
    <div role="status" className={styles.place}>
      <p className={styles.offer}>
        <span>Vratiti ono što ste pisali?</span>
        <Button type="button" look="primary" onClick={() => close(({ form, values }) => putBack(form, values))}>
          Vrati
        </Button>
        <Button type="button" look="quiet" onClick={() => close(() => {})}>
          Odbaci
        </Button>
      </p>
    </div>
  );
}

function keyOf(form: HTMLFormElement, owner: string): string {
  return keyNamed(form.dataset.kept, owner);
}

function keyNamed(name: string | undefined, owner: string): string {
  return `kept-form ${name} ${owner}`;
}

function isTaken(form: HTMLFormElement): boolean {
  return document.querySelector(`[data-taken="${form.dataset.kept}"]`) !== null;
}

function findOffer(owner: string): Offer | undefined {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-taken]')) {
    discard(keyNamed(dataset.taken, owner));
  }
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
    const key = keyOf(form, owner);
    const values = recall(key);
    if (!values) continue;
    const shown = valuesIn(form);
    if (Object.entries(values).some(([name, value]) => shown[name] !== value)) return { form, key, values };
    discard(key);
  }
  return undefined;
}

interface FormWatch {
  keepWritten(): void;
  stop(): void;
}

/** Keeps what was written whenever the page may be about to go: phones close pages without another word. */
function watchForms(owner: string): FormWatch {
  const written = new Set<HTMLFormElement>();
  const onInput = (event: Event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-kept]') : null;
    if (form) written.add(form);
  };
  const keepWritten = () => {
    for (const form of written) {
      if (isTaken(form)) discard(keyOf(form, owner));
      else keep(keyOf(form, owner), valuesIn(form));
      if (!form.isConnected) written.delete(form);
    }
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') keepWritten();
  };
  document.addEventListener('input', onInput);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', keepWritten);
  return {
    keepWritten,
    stop() {
      keepWritten();
      document.removeEventListener('input', onInput);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', keepWritten);
    },
  };
}
