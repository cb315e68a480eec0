import { mdiArrowRight, mdiCheck, mdiClose, mdiUndo } from '@mdi/js';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { KeyHints } from '../../ui/key-hints.tsx';
import { ComparedPeople } from './compared-people.tsx';
import styles from './tree-merge.module.css';
import { useVerdictKeys } from './use-verdict-keys.ts';
import type { PairView } from './views.ts';

const KEYS = { i: 'same', enter: 'same', n: 'different', arrowright: 'skip' };

/** Somebody of the tree and somebody of the file who may be one; a key is a decision. */
export function MergePair({ pair, canGoBack }: { readonly pair: PairView; readonly canGoBack: boolean }) {
  const { a, b, mine, theirs, reasons, rows } = pair;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state !== 'idle';
  useVerdictKeys(form, KEYS);
  return (
    <section className={styles.pair} aria-label="Je li to ista osoba?">
      <p className={styles.reasons}>Zašto pitamo: {reasons || 'po rodbini oko njih'}.</p>
      <ComparedPeople heads={['U stablu', 'U datoteci']} mine={mine} theirs={theirs} rows={rows} />
      <Form method="post" ref={form} className={styles.verdict} preventScrollReset>
        <input type="hidden" name="a" value={a} />
        <input type="hidden" name="b" value={b} />
        <Button look="primary" name="intent" value="same" data-verdict="same" busy={isBusy} aria-keyshortcuts="I Enter">
          <Icon path={mdiCheck} />
          Ista osoba
        </Button>
        <Button name="intent" value="different" data-verdict="different" busy={isBusy} aria-keyshortcuts="N">
          <Icon path={mdiClose} />
          Nije ista
        </Button>
        <Button
          look="quiet"
          name="intent"
          value="skip"
          data-verdict="skip"
          busy={isBusy}
          aria-keyshortcuts="ArrowRight"
        >
          Preskočite
          <Icon path={mdiArrowRight} />
        </Button>
      </Form>
      <KeyHints
        keys={[
          [['I', 'Enter'], 'ista osoba'],
          [['N'], 'nije ista'],
          [['→'], 'preskočite'],
        ]}
      />
      {canGoBack && (
        <Form method="post" preventScrollReset>
          <Button look="quiet" name="intent" value="back" busy={isBusy}>
            <Icon path={mdiUndo} />
            Poništite posljednju odluku
          </Button>
        </Form>
      )}
    </section>
  );
}
