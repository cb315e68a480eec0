import { pathTo } from '../../routes.ts';
import styles from './downloads.module.css';
import { type MapState, printState } from './map-state.ts';

interface DownloadsProps {
  readonly state: MapState;
  readonly notes: readonly string[];
  readonly isEditor: boolean;
}

/** What is shown, to be taken along; and what the makers of the map want known. */
export function Downloads({ state, notes, isEditor }: DownloadsProps) {
  const choice = printState({ ...state, place: undefined, camera: undefined });
  const query = choice.size > 0 ? `?${choice}` : '';
  return (
    <section className={styles.downloads} aria-labelledby="preuzimanje">
      <h2 id="preuzimanje">Preuzmi prikazano</h2>
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
            <a href={pathTo('mapImport')}>Uvezi u kartu</a>
          </li>
        )}
      </ul>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
