import { mdiArrowRight, mdiCheck, mdiClose, mdiUndo } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './tree-merge.module.css';
import type { PairView } from './views.ts';

const KEYS: Readonly<Record<string, string>> = { i: 'same', enter: 'same', n: 'different', arrowright: 'skip' };

/** Two who may be one, beside each other, with kin around them; a key is a decision. */
export function MergePair({ pair, canGoBack }: { readonly pair: PairView; readonly canGoBack: boolean }) {
  const { a, b, mine, theirs, reasons, rows } = pair;
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const isBusy = state !== 'idle';
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const key = event.key.toLowerCase();
      const isTyped = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      const isPressed = key === 'enter' && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName);
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped || isPressed) return;
      const intent = KEYS[key];
      const button = intent && form.current?.querySelector<HTMLButtonElement>(`button[value=${intent}]`);
      if (!button) return;
      event.preventDefault();
      button.click();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, []);
  return (
    <section className={styles.pair} aria-label="Je li to ista osoba?">
      <p className={styles.reasons}>Zašto pitamo: {reasons || 'po rodbini oko njih'}.</p>
      <div className={styles.scroll}>
        <table className={styles.compared}>
          <thead>
            <tr>
              <td />
              <th scope="col">U stablu</th>
              <th scope="col">U datoteci</th>
            </tr>
          </thead>
          <tbody>
            <tr className={styles.who}>
              <th scope="row">Osoba</th>
              <td>{[mine.name || '(bez imena)', mine.years].filter(Boolean).join(' ')}</td>
              <td>{[theirs.name || '(bez imena)', theirs.years].filter(Boolean).join(' ')}</td>
            </tr>
            {rows.map(({ label, differs, ...row }) => (
              <tr
                key={`${label} ${row.mine.join()} ${row.theirs.join()}`}
                className={differs ? styles.differs : undefined}
              >
                <th scope="row">{label}</th>
                <td>
                  <Lines texts={row.mine} />
                </td>
                <td>
                  <Lines texts={row.theirs} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Form method="post" ref={form} className={styles.verdict} preventScrollReset>
        <input type="hidden" name="a" value={a} />
        <input type="hidden" name="b" value={b} />
        <Button look="primary" name="intent" value="same" busy={isBusy} aria-keyshortcuts="I Enter">
          <Icon path={mdiCheck} />
          Ista osoba
        </Button>
        <Button name="intent" value="different" busy={isBusy} aria-keyshortcuts="N">
          <Icon path={mdiClose} />
          Nije ista
        </Button>
        <Button look="quiet" name="intent" value="skip" busy={isBusy} aria-keyshortcuts="ArrowRight">
          Preskočite
          <Icon path={mdiArrowRight} />
        </Button>
      </Form>
      <p className={styles.keys}>
        Tipke: <kbd>I</kbd> ili <kbd>Enter</kbd> ista osoba, <kbd>N</kbd> nije ista, <kbd>→</kbd> preskočite.
      </p>
      {canGoBack && (
        <Form method="post" preventScrollReset>
          <Button look="quiet" name="intent" value="back" busy={isBusy}>
            <Icon path={mdiUndo} />
            Poništite zadnju odluku
          </Button>
        </Form>
      )}
    </section>
  );
}

function Lines({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return '–';
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one record never change places
    <span key={index} className={styles.line}>
      {text}
    </span>
  ));
}
