import { centreOf, type Geometry } from '../../../domain/geography/geometry.ts';
import { bandShares } from './band-shares.ts';
import { crowdsOf, roomForLabels } from './crowds.ts';
import { pathData, projection } from './drawn-path.ts';
import type { MapCamera } from './map-state.ts';
import type { Shown, ShownPlace } from './shown.ts';
import { PLAIN_SIGN, SIGNS } from './signs.ts';
import styles from './static-map.module.css';
import { useDrag } from './use-drag.ts';
import type { MapPlace, MapView } from './views.ts';

interface StaticMapProps {
  readonly view: Pick<MapView, 'bands' | 'contours'>;
  readonly shown: Shown;
  readonly camera: MapCamera;
  readonly chosen: string | undefined;
  /** What people drew themselves: a walk, where they stand. */
  readonly drawn: readonly Geometry[];
  readonly hrefOf: (place: MapPlace) => string;
  readonly choose: (place: MapPlace) => void;
  readonly onCamera: (camera: MapCamera) => void;
}

const NEARNESS = 30;
const LETTER = 7.2;

/** The map as a drawing: there before scripts, and all there is where a browser cannot draw the live one. */
export function StaticMap({ view, shown, camera, chosen, drawn, hrefOf, choose, onCamera }: StaticMapProps) {
  const { ground, handlers } = useDrag(camera, onCamera);
  const project = projection(camera);
  const shares = bandShares(view.bands);
  const shapes = shown.drawn.filter(({ place }) => place.geometry.type !== 'Point');
  const names = shown.drawn.filter(({ place }) => place.layer === 'names' && place.geometry.type === 'Point');
  const points = shown.drawn.filter(({ place }) => place.layer !== 'names' && place.geometry.type === 'Point');
  const at = ({ place }: ShownPlace) => project(centreOf(place.geometry));
  const crowds = crowdsOf(points, at, NEARNESS);
  const room = roomForLabels(
    names.map((name) => {
      const { x, y } = at(name);
      const half = (name.place.name.length * LETTER) / 2;
      return { left: x - half, right: x + half, top: y - 9, bottom: y + 9 };
    }),
    crowds.map(({ at: { x, y } }) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 })),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links
    <svg className={styles.map} width="100%" height="100%" role="group" aria-label="Nacrt brda" {...handlers}>
      <rect className={styles.plain} width="100%" height="100%" />
      <g ref={ground}>
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          {view.bands.map(({ ring, holes }, index) => (
            <path
              key={`band ${ring[0]}`}
              d={pathData({ type: 'Polygon', coordinates: [ring, ...holes] }, project)}
              fillRule="evenodd"
              fill={`color-mix(in oklab, var(--map-summit) ${shares[index]}%, var(--map-plain))`}
            />
          ))}
          {view.contours.map(({ line, height }) => (
            <path
              key={`contour ${height} ${line[0]}`}
              className={height % 100 === 0 ? styles.hundred : styles.contour}
              d={pathData({ type: 'LineString', coordinates: line }, project)}
            />
          ))}
          {shapes.map((shape) => (
            <Shape key={shape.place.id} shown={shape} d={pathData(shape.place.geometry, project)} chosen={chosen} />
          ))}
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing above */}
        <svg x="50%" y="50%" overflow="visible">
          {names.map((name, index) =>
            room[index] ? (
              <text key={name.place.id} className={styles.name} x={at(name).x} y={at(name).y + 5}>
                {name.place.name}
              </text>
            ) : null,
          )}
          {crowds.map(({ at: { x, y }, members: [first, ...others] }) =>
            first ? (
              <g key={first.place.id} transform={`translate(${x} ${y})`}>
                {others.length > 0 ? (
                  <Crowd count={others.length + 1} />
                ) : (
                  <Sign
                    shown={first}
                    isChosen={isChosen(first.place, chosen)}
                    href={hrefOf(first.place)}
                    choose={choose}
                  />
                )}
              </g>
            ) : null,
          )}
          {drawn.map((geometry) => (
            <Sketched key={JSON.stringify(geometry)} geometry={geometry} project={project} />
          ))}
        </svg>
      </g>
    </svg>
  );
}

function Sketched({ geometry, project }: { geometry: Geometry; project: ReturnType<typeof projection> }) {
  if (geometry.type !== 'Point') return <path className={styles.sketch} d={pathData(geometry, project)} />;
  const { x, y } = project(geometry.coordinates);
  return <circle className={styles.sketch} cx={x} cy={y} r="5" />;
}

function isChosen({ id, opens }: MapPlace, chosen: string | undefined): boolean {
  return chosen !== undefined && (id === chosen || opens === chosen);
}

interface ShapeProps {
  readonly shown: ShownPlace;
  readonly d: string;
  readonly chosen: string | undefined;
}

function Shape({ shown: { place, standing }, d, chosen }: ShapeProps) {
  const classes = [
    styles.shape,
    styles[place.sign],
    standing === 'perhaps' && styles.perhaps,
    isChosen(place, chosen) && styles.chosen,
  ];
  const isDug = place.geometry.type === 'Polygon';
  return <path className={[...classes, isDug ? styles.area : styles.line].filter(Boolean).join(' ')} d={d} />;
}

function Crowd({ count }: { readonly count: number }) {
  return (
    <>
      <circle className={styles.crowd} r="15" />
      <text className={styles.count} y="5">
        {count}
      </text>
    </>
  );
}

interface SignProps {
  readonly shown: ShownPlace;
  readonly isChosen: boolean;
  readonly href: string;
  readonly choose: (place: MapPlace) => void;
}

/** The list beside the map has the same links: the keyboard need not pass through them twice. */
function Sign({ shown: { place, standing }, isChosen: chosen, href, choose }: SignProps) {
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
