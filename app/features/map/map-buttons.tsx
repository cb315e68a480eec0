import { mdiCrosshairsGps, mdiHomeOutline, mdiImageFilterHdr, mdiMapMarkerDistance, mdiMinus, mdiPlus } from '@mdi/js';
import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { nearer } from './camera.ts';
import type { LiveMap } from './engine/live-map.ts';
import { type Here, hereFault, hereText } from './here.ts';
import styles from './map-buttons.module.css';
import type { MapCamera, MapState } from './map-state.ts';
import type { Sketch } from './sketch.ts';
import type { MapView } from './views.ts';

interface MapButtonsProps {
  /** Nothing where only the drawing is there: what can be done to it, is. */
  readonly live: LiveMap | undefined;
  readonly view: Pick<MapView, 'home' | 'places' | 'frame'>;
  readonly camera: MapCamera;
  readonly addressOf: (part: Partial<MapState>) => string;
  readonly change: (change: Partial<MapState>) => void;
  readonly sketch: Sketch | undefined;
  readonly setSketch: (sketch: Sketch | undefined) => void;
  readonly here: Here | undefined;
  readonly setHere: (here: Here | undefined) => void;
}

const HERE_ZOOM = 16;

export function MapButtons(props: MapButtonsProps) {
  const { live, view, camera, addressOf, change, sketch, setSketch, here, setHere } = props;
  const [said, setSaid] = useState('');
  const isMeasuring = sketch !== undefined && sketch.form === undefined;
  const closer = (steps: number) => nearer(camera, steps);
  const look = (to: MapCamera) => (live ? live.look(to) : change({ camera: to }));

  const findMe = () => {
    if (here) {
      setHere(undefined);
      setSaid('');
      return;
    }
    setSaid('Tražimo gdje ste …');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        const found: Here = { at: [longitude, latitude], reach: accuracy };
        setHere(found);
        setSaid(hereText(found, view.places, view.frame));
        look({ ...camera, longitude, latitude, zoom: Math.max(camera.zoom, HERE_ZOOM) });
      },
      (fault) => setSaid(hereFault(fault)),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 10_000 },
    );
  };

  return (
    <>
      <div className={styles.buttons}>
        <MapLink
          label="Približite"
          icon={mdiPlus}
          href={addressOf({ camera: closer(1) })}
          onClick={() => (live ? live.zoomBy(1) : change({ camera: closer(1) }))}
        />
        <MapLink
          label="Udaljite"
          icon={mdiMinus}
          href={addressOf({ camera: closer(-1) })}
          onClick={() => (live ? live.zoomBy(-1) : change({ camera: closer(-1) }))}
        />
        <MapLink
          label="Cijelo brdo"
          icon={mdiHomeOutline}
          href={addressOf({ camera: undefined, place: undefined })}
          onClick={() => {
            live?.look(view.home);
            change({ camera: undefined, place: undefined });
          }}
        />
        {live && <MapButton label="Nagnite kartu" icon={mdiImageFilterHdr} onClick={() => live.tilt()} />}
        <MapButton
          label="Izmjerite hod"
          icon={mdiMapMarkerDistance}
          pressed={isMeasuring}
          onClick={() => setSketch(isMeasuring ? undefined : { form: undefined, shape: 'LineString', points: [] })}
        />
        <MapButton label="Gdje sam ja" icon={mdiCrosshairsGps} pressed={here !== undefined} onClick={findMe} />
      </div>
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
    </>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly icon: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
}

function MapButton({ label, icon, onClick, pressed }: MapButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles.scripted}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon path={icon} />
    </button>
  );
}

/** Leads to the same look by the address where there are no scripts. */
function MapLink({ label, icon, href, onClick }: Omit<MapButtonProps, 'pressed'> & { readonly href: string }) {
  return (
    <a
      href={href}
      className={styles.button}
      aria-label={label}
      title={label}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <Icon path={icon} />
    </a>
  );
}
