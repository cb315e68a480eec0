import type { MouseEvent } from 'react';
import { counted, WORDS } from '../../text/plurals.ts';
import { SAMPLE_WORDS } from '../../text/sample-labels.ts';
import { LAYERS } from './layers.ts';
import styles from './place-list.module.css';
import { PLAIN_SIGN, SIGNS } from './signs.ts';
import type { MapPlace } from './views.ts';
import type { VisiblePlace } from './visible-places.ts';

interface PlaceListProps {
  readonly listed: readonly VisiblePlace[];
  readonly chosen: string | undefined;
  readonly hrefOf: (place: MapPlace) => string;
  readonly choose: (place: MapPlace) => void;
  /** How many to write; the rest is asked for. */
  readonly most: number;
  readonly showMore: () => void;
}

/** Everything on the map, in words: what the map is to those who cannot see or draw it. */
export function PlaceList({ listed, chosen, hrefOf, choose, most, showMore }: PlaceListProps) {
  const written = listed.slice(0, most);
  const groups = LAYERS.map(({ id, label }) => ({
    id,
    label,
    all: listed.filter(({ place }) => place.layer === id).length,
    places: written.filter(({ place }) => place.layer === id),
  })).filter(({ places }) => places.length > 0);
  const open = (event: MouseEvent, place: MapPlace) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    choose(place);
  };
  return (
    <section className={styles.list} aria-label="Popis mjesta na karti">
      <p className={styles.count} aria-live="polite">
        {listed.length === 0 ? 'Ništa ne odgovara izboru.' : `Na karti: ${counted(listed.length, WORDS.place)}`}
      </p>
      {groups.map(({ id, label, all, places }) => (
        <details key={id} open>
          <summary>
            <h2>{label}</h2> <span>{all}</span>
          </summary>
          <ul>
            {places.map(({ place, standing }) => (
              <li key={place.id} className={standing === 'perhaps' ? styles.perhaps : undefined}>
                <a
                  href={hrefOf(place)}
                  aria-current={place.id === chosen ? 'true' : undefined}
                  onClick={(event) => open(event, place)}
                >
                  <svg viewBox="0 0 24 24" className={styles[place.family ?? 'sign']} aria-hidden="true">
                    <path fillRule="evenodd" d={SIGNS[place.sign] ?? PLAIN_SIGN} />
                  </svg>
                  <span className={styles.name}>{place.name}</span>
                  <small>
                    {[
                      place.label,
                      place.dateText,
                      standing === 'perhaps' && 'možda je tada postojalo',
                      place.sample && SAMPLE_WORDS,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </small>
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {listed.length > most && (
        <button type="button" className={styles.more} onClick={showMore}>
          Prikažite još {listed.length - most}
        </button>
      )}
    </section>
  );
}
