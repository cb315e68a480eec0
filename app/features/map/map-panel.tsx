import { useState } from 'react';
import { LAYER_WORDS } from '../../query-words.ts';
import { pathTo } from '../../routes.ts';
import { Choices } from './choices.tsx';
import type { EditAnswer } from './editing/edit-form.ts';
import forms from './editing/edit-forms.module.css';
import { FeatureForm } from './editing/feature-form.tsx';
import styles from './map-panel.module.css';
import { type MapState, printState } from './map-state.ts';
import { PlaceList } from './place-list.tsx';
import type { Sketch } from './sketch.ts';
import { TourPanel } from './tour-panel.tsx';
import type { MapPlace, MapView } from './views.ts';
import type { VisiblePlaces } from './visible-places.ts';

const LISTED_AT_FIRST = 120;

interface MapPanelProps {
  readonly view: MapView;
  readonly state: MapState;
  readonly change: (change: Partial<MapState>) => void;
  readonly shown: VisiblePlaces;
  readonly addressOf: (part: Partial<MapState>) => string;
  readonly hrefOf: (place: MapPlace) => string;
  readonly choose: (place: MapPlace) => void;
  readonly localities: readonly { readonly key: string; readonly name: string }[];
  readonly answer: EditAnswer | undefined;
  readonly sketch: Sketch | undefined;
  readonly setSketch: (sketch: Sketch | undefined) => void;
}

/** Beside the map: what to show, the tour, everything as a list, and what editors can do. */
export function MapPanel({ view, state, change, shown, addressOf, hrefOf, choose, ...editing }: MapPanelProps) {
  const [most, setMost] = useState(LISTED_AT_FIRST);
  const tour = view.places.find(({ layer, geometry }) => layer === 'tour' && geometry.type === 'LineString');
  const isTouring = state.layers.has('tour');
  const layers = new Set(
    Object.keys(LAYER_WORDS).filter((id) =>
      id === 'tour' ? !isTouring : state.layers.has(id as keyof typeof LAYER_WORDS),
    ),
  ) as MapState['layers'];
  return (
    <div className={styles.panel}>
      <Choices state={state} change={change} places={view.places} periods={view.periods} />
      {tour && (
        <TourPanel
          tour={tour}
          stops={shown.stops}
          chosen={state.place}
          isOn={isTouring}
          toggleHref={addressOf({ layers })}
          toggle={() => change({ layers })}
          hrefOf={hrefOf}
          choose={choose}
        />
      )}
      {view.editing && (
        <details className={forms.editor} open={editing.answer?.form === 'new' || undefined}>
          <summary>Ucrtajte nešto novo</summary>
          <FeatureForm
            key={view.editing.revision}
            target={{ id: '', ...view.editing }}
            localities={editing.localities}
            answer={editing.answer}
            sketch={editing.sketch}
            change={editing.setSketch}
          />
        </details>
      )}
      <PlaceList
        listed={shown.listed}
        chosen={state.place}
        hrefOf={hrefOf}
        choose={choose}
        most={most}
        showMore={() => setMost(Number.POSITIVE_INFINITY)}
      />
      <Downloads state={state} notes={view.notes} isEditor={view.editing !== undefined} />
    </div>
  );
}

interface DownloadsProps {
  readonly state: MapState;
  readonly notes: readonly string[];
  readonly isEditor: boolean;
}

/** What is shown, to be taken along; and what the makers of the map want known. */
function Downloads({ state, notes, isEditor }: DownloadsProps) {
  const choice = printState({ ...state, place: undefined, camera: undefined });
  const query = choice.size > 0 ? `?${choice}` : '';
  return (
    <section className={styles.downloads} aria-labelledby="preuzimanje">
      <h2 id="preuzimanje">Preuzmite prikazano</h2>
      <ul>
        <li>
          <a href={`${pathTo('mapGeoJson')}${query}`} download>
            GeoJSON
          </a>
        </li>
        <li>
          <a href={`${pathTo('mapGpx')}${query}`} download>
            GPX
          </a>
        </li>
        <li>
          <a href={`${pathTo('mapKml')}${query}`} download>
            KML
          </a>
        </li>
        {isEditor && (
          <li>
            <a href={pathTo('mapImport')}>Uvezite u kartu</a>
          </li>
        )}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
