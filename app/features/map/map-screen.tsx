import { useMemo, useState } from 'react';
import { centreOf } from '../../../domain/geography/geometry.ts';
import { Choices } from './choices.tsx';
import styles from './map-screen.module.css';
import { type MapCamera, type MapState, printState } from './map-state.ts';
import { PlaceCard } from './place-card.tsx';
import { PlaceList } from './place-list.tsx';
import { whatIsShown } from './shown.ts';
import { StaticMap } from './static-map.tsx';
import { TimeBar } from './time-bar.tsx';
import { useMapState } from './use-map-state.ts';
import type { MapPlace, MapView } from './views.ts';

const LISTED_AT_FIRST = 120;
const CLOSE_ZOOM = 15.5;

export function MapScreen({ view }: { readonly view: MapView }) {
  const [state, change] = useMapState();
  const [asked, setAsked] = useState(false);
  const [most, setMost] = useState(LISTED_AT_FIRST);
  const shown = useMemo(() => whatIsShown(view.places, state, view.periods), [view, state]);
  const chosen = view.places.find(({ id }) => id === state.place);
  const addressOf = (part: Partial<MapState>) => `?${printState({ ...state, ...part })}`;
  const hrefOf = ({ id, opens }: MapPlace) => addressOf({ place: opens ?? id, camera: undefined });
  const choose = ({ id, opens }: MapPlace) => {
    setAsked(true);
    change({ place: opens ?? id, camera: undefined });
  };
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>Interaktivna karta</h1>
        <p>Kuće, putovi, vode i imena njiva – i što je kada na brdu stajalo.</p>
      </header>
      <div className={styles.sheet}>
        <div className={styles.stage}>
          <div className={styles.field}>
            <StaticMap
              view={view}
              shown={shown}
              camera={state.camera ?? cameraOn(chosen, view.home)}
              chosen={state.place}
              hrefOf={hrefOf}
            />
          </div>
          {chosen && (
            <div className={styles.card}>
              <PlaceCard
                place={chosen}
                takesFocus={asked}
                closeHref={addressOf({ place: undefined })}
                close={() => change({ place: undefined })}
              />
            </div>
          )}
          <TimeBar periods={view.periods} when={state.when} change={(when) => change({ when })} />
        </div>
        <div className={styles.panel}>
          <Choices state={state} change={change} places={view.places} periods={view.periods} />
          <PlaceList
            listed={shown.listed}
            chosen={state.place}
            hrefOf={hrefOf}
            choose={choose}
            most={most}
            showMore={() => setMost(Number.POSITIVE_INFINITY)}
          />
        </div>
      </div>
    </div>
  );
}

/** At first the whole hill; with something open, a closer look at it. */
function cameraOn(place: MapPlace | undefined, home: MapCamera): MapCamera {
  if (!place) return home;
  const [longitude, latitude] = centreOf(place.geometry);
  return { ...home, longitude, latitude, zoom: Math.max(home.zoom, CLOSE_ZOOM) };
}
