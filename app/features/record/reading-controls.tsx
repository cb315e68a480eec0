import { mdiClose, mdiPause, mdiVolumeHigh } from '@mdi/js';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './reading-controls.module.css';

const SPEEDS = ['0.75', '1', '1.25', '1.5'];

/** The size of the letters, and the browser's own voice where it has a Croatian one (app/document/reading-controls.ts). */
export function ReadingControls() {
  const listen = 'Poslušajte';
  return (
    <div className={styles.controls} data-reading-controls="">
      <div className={styles.letters}>
        <Button type="button" look="quiet" needsScripts data-letters="-1" aria-label="Manja slova">
          A
        </Button>
        <Button type="button" look="quiet" needsScripts data-letters="1" aria-label="Veća slova">
          A
        </Button>
      </div>
      <Button type="button" look="quiet" needsScripts data-listen="" hidden>
        <Icon path={mdiVolumeHigh} className={styles.toHear} />
        <Icon path={mdiPause} className={styles.toPause} />
        <span data-name={listen}>{listen}</span>
      </Button>
      <div className={styles.voice}>
        <select aria-label="Brzina čitanja" defaultValue="1">
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed.replace('.', ',')}×
            </option>
          ))}
        </select>
        <Button type="button" look="quiet" data-stop="" aria-label="Završite slušanje">
          <Icon path={mdiClose} />
        </Button>
      </div>
    </div>
  );
}
