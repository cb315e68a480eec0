import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { centreOf, type Geometry } from '../../../domain/geography/geometry.ts';
import type { Position } from '../../../domain/geography/position.ts';
import { groundAt, nearer, type Pull, pulled, ZOOMS } from './camera.ts';
import { DrawnGround } from './drawn-ground.tsx';
import { projection } from './drawn-path.ts';
import { Cluster, isChosen, Sign, Sketched } from './drawn-signs.tsx';
import type { MapCamera } from './map-state.ts';
import { clustersOf, labelsOn } from './sign-placement.ts';
import styles from './static-map.module.css';
import type { MapPlace, MapView } from './views.ts';
import type { VisiblePlace, VisiblePlaces } from './visible-places.ts';

interface StaticMapProps {
  readonly view: Pick<MapView, 'bands' | 'contours' | 'relief'>;
  readonly shown: VisiblePlaces;
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
  const at = ({ place }: VisiblePlace) => project(centreOf(place.geometry));
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

/** Less is a click that slipped. */
const UNSTEADY = 4;
const ARROW_STEP = 100;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [ARROW_STEP, 0],
  ArrowRight: [-ARROW_STEP, 0],
  ArrowUp: [0, ARROW_STEP],
  ArrowDown: [0, -ARROW_STEP],
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

type Gesture = D3ZoomEvent<SVGSVGElement, unknown>;

/**
 * A drawing that follows gestures: dragged, turned nearer by the wheel, two fingers or a double click, moved by keys.
 * While it is held it is only shifted; where it is let go, the camera looks. One finger scrolls the page, as over the live map.
 */
function useMovedDrawing(camera: MapCamera, onCamera: (camera: MapCamera) => void) {
  const field = useRef<SVGSVGElement>(null);
  const ground = useRef<SVGGElement>(null);
  const [zoomBehavior] = useState(() => zoom<SVGSVGElement, unknown>());
  const latest = useRef({ camera, onCamera });
  latest.current = { camera, onCamera };

  useEffect(() => {
    const drawing = field.current;
    if (!drawing) return undefined;
    const calmly = matchMedia('(prefers-reduced-motion: reduce)').matches;
    zoomBehavior
      .clickDistance(UNSTEADY)
      .touchable(true)
      .duration(calmly ? 0 : 250)
      .filter((event: MouseEvent | TouchEvent) =>
        'touches' in event
          ? event.touches.length > 1
          : event.button === 0 && (!event.ctrlKey || event.type === 'wheel'),
      )
      .on('zoom', ({ transform, sourceEvent }: Gesture) => {
        if (sourceEvent) ground.current?.setAttribute('transform', transform.toString());
      })
      .on('end', ({ transform, sourceEvent }: Gesture) => {
        if (!sourceEvent || (transform.k === 1 && transform.x === 0 && transform.y === 0)) return;
        latest.current.onCamera(pulled(latest.current.camera, pullOf(transform, drawing)));
      });
    select(drawing).call(zoomBehavior);
    return () => void select(drawing).on('.zoom', null);
  }, [zoomBehavior]);

  // Drawn anew for another camera, it starts from its place.
  useLayoutEffect(() => {
    ground.current?.removeAttribute('transform');
    zoomBehavior.scaleExtent([2 ** (ZOOMS.furthest - camera.zoom), 2 ** (ZOOMS.nearest - camera.zoom)]);
    if (field.current) zoomBehavior.transform(select(field.current), zoomIdentity);
  }, [zoomBehavior, camera]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = ARROWS[event.key] ?? [];
    const steps = ZOOM_KEYS[event.key];
    if (x !== undefined && y !== undefined) onCamera(pulled(camera, { x, y, growth: 1 }));
    else if (steps !== undefined) onCamera(nearer(camera, steps));
    else return;
    event.preventDefault();
  };
  return { field, ground, onKeyDown };
}

/** A gesture is measured from a corner of the drawing, the camera from its middle. */
function pullOf({ x, y, k }: ZoomTransform, drawing: Element): Pull {
  const { width, height } = drawing.getBoundingClientRect();
  return { growth: k, x: x + ((k - 1) * width) / 2, y: y + ((k - 1) * height) / 2 };
}
