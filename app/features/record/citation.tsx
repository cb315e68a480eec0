import { mdiContentCopy } from '@mdi/js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './citation.module.css';

const NAME = 'Kopiraj';

/** A ready reference: people name the source when it costs them nothing. Copied by app/document/citation.ts. */
export function Citation({ text }: { readonly text: string }) {
  return (
    <details className={styles.citation}>
      <summary>Kako navesti izvor</summary>
      <p>{text}</p>
      <Button type="button" look="quiet" data-citation="" needsScripts>
        <Icon path={mdiContentCopy} />
        <span aria-live="polite" data-name={NAME}>
          {NAME}
        </span>
      </Button>
    </details>
  );
}
