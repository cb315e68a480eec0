import { mdiClose, mdiUndo } from '@mdi/js';
import { lengthOf, walkingMinutes } from '../../../domain/geography/walk.ts';
import { distanceText } from '../../text/distances.ts';
import { durationText } from '../../text/map-text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './measure-panel.module.css';
import { dropLast, type Sketch } from './sketch.ts';

interface MeasurePanelProps {
  readonly sketch: Sketch;
  readonly change: (sketch: Sketch | undefined) => void;
}

/** How far a walk is. Its points are set on the map, or taken from the list. */
export function MeasurePanel({ sketch, change }: MeasurePanelProps) {
  const metres = lengthOf(sketch.points);
  return (
    <section className={styles.measure} aria-label="Mjerenje hoda">
      <p aria-live="polite">
        {sketch.points.length < 2 ? (
          'Birajte točke na karti ili mjesta s popisa, redom kojim biste išli.'
        ) : (
          <>
            <strong>{distanceText(metres / 1000)}</strong> oko {durationText(walkingMinutes(metres))} hoda po ravnom
          </>
        )}
      </p>
      <Button type="button" look="quiet" onClick={() => change(dropLast(sketch))} disabled={sketch.points.length === 0}>
        <Icon path={mdiUndo} />
        Poništite posljednju
      </Button>
      <Button type="button" look="quiet" onClick={() => change(undefined)}>
        <Icon path={mdiClose} />
        Završite
      </Button>
    </section>
  );
}
