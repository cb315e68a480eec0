import { mdiContentCopy } from '@mdi/js';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './citation.module.css';

/** A ready reference: people name the source when it costs them nothing. */
export function Citation({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <details className={styles.citation}>
      <summary>Kako navesti izvor</summary>
      <p>{text}</p>
      <Button
        type="button"
        look="quiet"
        needsScripts
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
        }}
      >
        <Icon path={mdiContentCopy} />
        <span aria-live="polite">{copied ? 'Kopirano' : 'Kopiraj'}</span>
      </Button>
    </details>
  );
}
