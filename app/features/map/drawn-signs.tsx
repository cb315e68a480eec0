import type { Geometry } from '../../../domain/geography/geometry.ts';
import { counted, WORDS } from '../../text/plurals.ts';
import { pathData, type projection } from './drawn-path.ts';
import { PLAIN_SIGN, SIGNS } from './signs.ts';
import styles from './static-map.module.css';
import type { MapPlace } from './views.ts';
import type { VisiblePlace } from './visible-places.ts';

export function Sketched({ geometry, project }: { geometry: Geometry; project: ReturnType<typeof projection> }) {
  if (geometry.type !== 'Point') return <path className={styles.sketch} d={pathData(geometry, project)} />;
  const { x, y } = project(geometry.coordinates);
  return <circle className={styles.sketch} cx={x} cy={y} r="5" />;
}

export function isChosen({ id, opens }: MapPlace, chosen: string | undefined): boolean {
  return chosen !== undefined && (id === chosen || opens === chosen);
}

interface ShapeProps {
  readonly shown: VisiblePlace;
  readonly d: string;
  readonly chosen: string | undefined;
}

export function Shape({ shown: { place, standing }, d, chosen }: ShapeProps) {
  const classes = [
    styles.shape,
    styles[place.sign],
    standing === 'perhaps' && styles.perhaps,
    isChosen(place, chosen) && styles.chosen,
  ];
  const isDug = place.geometry.type === 'Polygon';
  return <path className={[...classes, isDug ? styles.area : styles.line].filter(Boolean).join(' ')} d={d} />;
}

interface ClusterProps {
  readonly count: number;
  /** Leads nearer, where it comes apart. */
  readonly href: string;
  readonly open: () => void;
}

export function Cluster({ count, href, open }: ClusterProps) {
  return (
    <a
      href={href}
      tabIndex={-1}
      aria-label={`${counted(count, WORDS.place)} zajedno, pogledajte izbliza`}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <circle className={styles.cluster} r="15" />
      <text className={styles.count} y="5">
        {count}
      </text>
    </a>
  );
}

interface SignProps {
  readonly shown: VisiblePlace;
  readonly isChosen: boolean;
  readonly href: string;
  readonly choose: (place: MapPlace) => void;
}

/** The list beside the map has the same links: the keyboard need not pass through them twice. */
export function Sign({ shown: { place, standing }, isChosen: chosen, href, choose }: SignProps) {
  const isStop = place.layer === 'tour';
  const classes = [
    styles.sign,
    place.layer === 'homes' && styles[place.family ?? 'home'],
    place.layer === 'waters' && styles.waterSign,
    isStop && styles.stop,
    standing === 'perhaps' && styles.perhaps,
    chosen && styles.chosen,
  ];
  return (
    <a
      href={href}
      tabIndex={-1}
      aria-label={isStop ? `${place.order}. ${place.name}` : place.name}
      className={classes.filter(Boolean).join(' ')}
      onClick={(event) => {
        event.preventDefault();
        choose(place);
      }}
    >
      <circle r={place.layer === 'localities' || isStop ? 14 : 11} />
      {isStop ? (
        <text className={styles.count} y="5">
          {place.order}
        </text>
      ) : (
        <path
          transform={place.layer === 'localities' ? 'translate(-9 -9) scale(.75)' : 'translate(-7 -7) scale(.58)'}
          fillRule="evenodd"
          d={SIGNS[place.sign] ?? PLAIN_SIGN}
        />
      )}
    </a>
  );
}
