import { momentInWords } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import type { BrowserCopy } from './browser-copy.ts';
import styles from './saving.module.css';

interface RestoreOfferProps {
  readonly copy: BrowserCopy;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** After a crash, a dead battery, a lost line: what was typed and never arrived. */
export function RestoreOffer({ copy, onRestore, onDiscard }: RestoreOfferProps) {
  return (
    <section className={styles.offer} aria-label="Tekst koji nije spremljen">
      <p>Do nas nije stiglo ono što ste u ovom pregledniku napisali {momentInWords(new Date(copy.at))}.</p>
      <div>
        <Button type="button" look="primary" onClick={onRestore}>
          Vratite tekst
        </Button>
        <Button type="button" onClick={onDiscard}>
          Odbacite tekst
        </Button>
      </div>
    </section>
  );
}
