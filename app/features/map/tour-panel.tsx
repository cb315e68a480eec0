import { mdiChevronLeft, mdiChevronRight, mdiFlagOutline } from '@mdi/js';
import { centreOf } from '../../../domain/geography/geometry.ts';
import { metresAlong } from '../../../domain/geography/walk.ts';
import { distanceText } from '../../text/distances.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Walk } from './place-card.tsx';
import styles from './tour-panel.module.css';
import type { MapPlace } from './views.ts';
import type { VisiblePlace } from './visible-places.ts';

interface TourPanelProps {
  readonly tour: MapPlace;
  readonly stops: readonly VisiblePlace[];
  readonly chosen: string | undefined;
  readonly isOn: boolean;
  /** The address at which the tour is shown, or no longer. */
  readonly toggleHref: string;
  readonly toggle: () => void;
  readonly hrefOf: (place: MapPlace) => string;
  readonly choose: (place: MapPlace) => void;
}

/** A walk around the hill, stop by stop. */
export function TourPanel({ tour, stops, chosen, isOn, toggleHref, toggle, hrefOf, choose }: TourPanelProps) {
  const places = stops.map(({ place }) => place);
  const current = currentStop(places, chosen);
  const line = tour.geometry.type === 'LineString' ? tour.geometry.coordinates : [];
  return (
    <section className={styles.tour} aria-labelledby="obilazak">
      <h2 id="obilazak">{tour.name}</h2>
      {tour.walk && <Walk walk={tour.walk} />}
      <a
        href={toggleHref}
        className={styles.toggle}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        <Icon path={mdiFlagOutline} />
        {isOn ? 'Završite obilazak' : 'Krenite u obilazak'}
      </a>
      {isOn && places.length > 0 && (
        <>
          <div className={styles.beside}>
            <TourSteps stops={stops} chosen={chosen} choose={choose} />
          </div>
          <ol>
            {places.map((place, index) => (
              <li key={place.id}>
                <a
                  href={hrefOf(place)}
                  aria-current={index === current ? 'step' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    choose(place);
                  }}
                >
                  {place.name}
                </a>
                <small>{distanceText(metresAlong(line, centreOf(place.geometry)) / 1000)}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** From stop to stop: beside the map, or on a phone in the sheet over it. */
export function TourSteps({ stops, chosen, choose }: Pick<TourPanelProps, 'stops' | 'chosen' | 'choose'>) {
  const places = stops.map(({ place }) => place);
  const current = currentStop(places, chosen);
  const step = (to: number) => {
    const place = places[to];
    if (place) choose(place);
  };
  return (
    <div className={styles.steps}>
      <Button type="button" look="quiet" needsScripts disabled={current <= 0} onClick={() => step(current - 1)}>
        <Icon path={mdiChevronLeft} />
        Prethodna
      </Button>
      <span className={styles.count}>
        {current + 1} / {places.length}
      </span>
      <Button
        type="button"
        look="quiet"
        needsScripts
        disabled={current >= places.length - 1}
        onClick={() => step(current + 1)}
      >
        Sljedeća
        <Icon path={mdiChevronRight} />
      </Button>
    </div>
  );
}

function currentStop(places: readonly MapPlace[], chosen: string | undefined): number {
  return places.findIndex(({ id, opens }) => (opens ?? id) === chosen);
}
