import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { DraftContent } from '../../../../domain/draft-content.ts';
import type { Ground } from '../../../editor-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../dialog.tsx';
import styles from './place-picker.module.css';

interface PlacePickerProps {
  readonly ground: Ground;
  readonly place: DraftContent['place'];
  readonly onPick: (change: Pick<DraftContent['place'], 'lat' | 'lon'>) => void;
  readonly onClose: () => void;
}

/** About a metre. */
const DIGITS = 5;
const STEP = 0.01;

/** A spot on the hill, by pointing at it or with the arrow keys. */
export default function PlacePicker({ ground, place, onPick, onClose }: PlacePickerProps) {
  const [west, south, east, north] = ground.bounds;
  const [spot, setSpot] = useState(() => spotOf(place) ?? { lat: (south + north) / 2, lon: (west + east) / 2 });
  const across = (lon: number) => (lon - west) / (east - west);
  const down = (lat: number) => (north - lat) / (north - south);
  const move = (x: number, y: number) => {
    const within = (share: number) => Math.min(Math.max(share, 0), 1);
    setSpot({ lon: west + within(x) * (east - west), lat: north - within(y) * (north - south) });
  };
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move((clientX - left) / width, (clientY - top) / height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] =
      { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    move(across(spot.lon) + x, down(spot.lat) + y);
  };
  // A degree of longitude is shorter than one of latitude, the more so the farther north.
  const shape = ((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180)) / (north - south);
  const width = 1000 * shape;
  const nearest = nearestOf(ground, spot);
  const words = `${inWords(spot.lat)}, ${inWords(spot.lon)}${nearest ? ` (najbliže: ${nearest})` : ''}`;
  return (
    <Dialog title="Odaberite na karti" wide onClose={onClose}>
      <div className={styles.picker}>
        <button
          type="button"
          className={styles.ground}
          style={{ aspectRatio: shape, maxInlineSize: `calc(60dvh * ${shape})` }}
          aria-label={`Mjesto na karti: ${words}. Pomičite strelicama.`}
          onPointerDown={point}
          onKeyDown={onKeyDown}
        >
          <img src={ground.picture} alt="" />
          <svg viewBox={`0 0 ${width} 1000`} aria-hidden="true">
            {ground.places.map(({ name, lat, lon }) => (
              <circle key={`${name} ${lat} ${lon}`} cx={across(lon) * width} cy={down(lat) * 1000} r="9" />
            ))}
            <circle className={styles.spot} cx={across(spot.lon) * width} cy={down(spot.lat) * 1000} r="20" />
          </svg>
        </button>
        <p aria-live="polite">{words}</p>
        <Button
          type="button"
          look="primary"
          onClick={() => {
            onPick({ lat: inWords(spot.lat), lon: inWords(spot.lon) });
            onClose();
          }}
        >
          Uzmite ovo mjesto
        </Button>
      </div>
    </Dialog>
  );
}

function nearestOf({ places }: Ground, spot: { readonly lat: number; readonly lon: number }): string | undefined {
  const distance = ({ lat, lon }: { readonly lat: number; readonly lon: number }) =>
    Math.hypot(lat - spot.lat, (lon - spot.lon) * Math.cos((spot.lat * Math.PI) / 180));
  return places.toSorted((one, other) => distance(one) - distance(other))[0]?.name;
}

function spotOf({ lat, lon }: DraftContent['place']): { lat: number; lon: number } | undefined {
  const [north, east] = [lat, lon].map((text) => Number(text.replace(',', '.')));
  return lat && lon && Number.isFinite(north) && Number.isFinite(east)
    ? { lat: north as number, lon: east as number }
    : undefined;
}

function inWords(degrees: number): string {
  return degrees.toFixed(DIGITS);
}
