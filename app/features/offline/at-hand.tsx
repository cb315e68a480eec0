import { pathTo } from '../../routes.ts';
import { Button } from '../../ui/button.tsx';
import styles from './at-hand.module.css';

interface AtHandProps {
  /** Files that no page names and pages without a network need: the service worker keeps what this page names. */
  readonly parts: readonly string[];
}

/** The service worker puts the list of what it has kept where `data-at-hand` is (app/worker/pages.ts). */
export function AtHand({ parts }: AtHandProps) {
  return (
    <>
      <p className={styles.again}>
        <Button type="button" look="primary" needsScripts data-reload="">
          Pokušajte ponovno
        </Button>
      </p>
      <div className={styles.list} data-at-hand="">
        <p>
          Dok ima mreže, preglednik čuva kopije stranica koje otvarate i onih na koje vodi{' '}
          <a href={pathTo('home')}>početna stranica</a>. Kad mreže nema, ovdje stoji njihov popis.
        </p>
      </div>
      {parts.map((part) => (
        <template key={part} data-part={part} />
      ))}
    </>
  );
}
