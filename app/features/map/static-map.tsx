import type { MouseEvent } from 'react';
import { centreOf, type Geometry } from '../../../domain/geography/geometry.ts';
import type { Position } from '../../../domain/geography/position.ts';
import { clustersOf } from './clusters.ts';
import { DrawnGround } from './drawn-ground.tsx';
import { labelsOn } from './drawn-labels.ts';
import { projection } from './drawn-path.ts';
import { Cluster, isChosen, Sign, Sketched } from './drawn-signs.tsx';
import type { MapCamera } from './map-state.ts';
import { groundAt, nearer } from './moved-camera.ts';
import type { Shown, ShownPlace } from './shown.ts';
import styles from './static-map.module.css';
import { useMovedDrawing } from './use-moved-drawing.ts';
import type { MapPlace, MapView } from './views.ts';

interface StaticMapProps {
  readonly view: Pick<MapView, 'bands' | 'contours' | 'relief'>;
  readonly shown: Shown;
  readonly camera: MapCamera;
  readonly chosen: string | undefined;
  /** What people drew themselves: a walk, where they stand. */
  readonly drawn: readonly Geometry[];
  readonly hrefOf: (place: MapPlace) => string;
  readonly hrefAt: (camera: MapCamera) => string;
  readonly choose: (place: MapPlace) => void;
  /** A click where nothing stands. */
  readonly onGround: (at: Position) => void;
  readonly onCamera: (camera: MapCamera) => void;
}

const NEARNESS = 30;
/** How far from the middle Enter looks for something to open. */
const REACH = 26;
/** How much nearer a cluster is looked at, to come apart. */
const APART = 1.5;

/** The map as a drawing: there before scripts, and all there is where a browser cannot draw the live one. */
export function StaticMap(props: StaticMapProps) {
  const { view, shown, camera, chosen, drawn, hrefOf, hrefAt, choose, onGround, onCamera } = props;
  const { field, ground, onKeyDown } = useMovedDrawing(camera, onCamera);
  const project = projection(camera);
  const shapes = shown.drawn.filter(({ place }) => place.geometry.type !== 'Point');
  const names = shown.drawn.filter(({ place }) => place.layer === 'names' && place.geometry.type === 'Point');
  const points = shown.drawn.filter(({ place }) => place.layer !== 'names' && place.geometry.type === 'Point');
  const at = ({ place }: ShownPlace) => project(centreOf(place.geometry));
  const clusters = clustersOf(points, at, NEARNESS);
  const labels = labelsOn(names, clusters, at, camera.zoom);
  const nearest = () => {
    const away = ({ at: { x, y } }: (typeof clusters)[number]) => Math.hypot(x, y);
    const [middle] = clusters.filter((cluster) => away(cluster) <= REACH).toSorted((a, b) => away(a) - away(b));
    return middle;
  };
  const lookAt = (cluster: (typeof clusters)[number]) => {
    const [longitude, latitude] = groundAt(camera, cluster.at);
    return { ...nearer(camera, APART), longitude, latitude };
  };
  const open = (cluster: (typeof clusters)[number]) => {
    const [first, ...others] = cluster.members;
    if (others.length > 0) onCamera(lookAt(cluster));
    else if (first) choose(first.place);
  };
  const touch = (event: MouseEvent<SVGSVGElement>) => {
    if ((event.target as Element).closest('a')) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onGround(groundAt(camera, { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose parts are links
    <svg
      ref={field}
      className={styles.map}
      width="100%"
      height="100%"
      role="group"
      aria-label="Nacrt brda"
      aria-description="Strelice pomiču kartu, plus i minus je približavaju i udaljavaju, Enter otvara ono što je u sredini."
      // biome-ignore lint/a11y/noNoninteractiveTabindex: moved and opened by keys, as the live map is
      tabIndex={0}
      onClick={touch}
      onKeyDown={(event) => {
        const middle = event.key === 'Enter' && event.target === event.currentTarget ? nearest() : undefined;
        if (middle) open(middle);
        else onKeyDown(event);
      }}
    >
      <rect className={styles.plain} width="100%" height="100%" />
      <g ref={ground}>
        <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
          <DrawnGround view={view} shapes={shapes} chosen={chosen} project={project} />
        </svg>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: a part of the drawing above */}
        <svg x="50%" y="50%" overflow="visible">
          {labels.map(({ key, text, x, y, of }) => (
            <text key={key} className={of === 'ground' ? styles.name : styles.label} x={x} y={y + 5}>
              {text}
            </text>
          ))}
          {clusters.map((cluster) => {
            const { at: middle, members } = cluster;
            const [first, ...others] = members;
            return first ? (
              <g key={first.place.id} transform={`translate(${middle.x} ${middle.y})`}>
                {others.length > 0 ? (
                  <Cluster count={members.length} href={hrefAt(lookAt(cluster))} open={() => open(cluster)} />
                ) : (
                  <Sign
                    shown={first}
                    isChosen={isChosen(first.place, chosen)}
                    href={hrefOf(first.place)}
                    choose={choose}
                  />
                )}
              </g>
            ) : null;
          })}
          {drawn.map((geometry) => (
            <Sketched key={JSON.stringify(geometry)} geometry={geometry} project={project} />
          ))}
        </svg>
      </g>
    </svg>
  );
}
