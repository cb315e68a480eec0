import { pathData, type projection } from './drawn-path.ts';
import { Shape } from './drawn-signs.tsx';
import { bandShares } from './engine/palette.ts';
import styles from './static-map.module.css';
import type { MapView } from './views.ts';
import type { VisiblePlace } from './visible-places.ts';

interface DrawnGroundProps {
  readonly view: Pick<MapView, 'bands' | 'contours' | 'relief'>;
  readonly shapes: readonly VisiblePlace[];
  readonly chosen: string | undefined;
  readonly project: ReturnType<typeof projection>;
}

/** What lies under the signs: the hill by height, in light and shade, its contours, fields and paths. */
export function DrawnGround({ view: { bands, contours, relief }, shapes, chosen, project }: DrawnGroundProps) {
  const shares = bandShares(bands);
  return (
    <>
      {bands.map(({ ring, holes }, index) => (
        <path
          key={`band ${ring[0]}`}
          d={pathData({ type: 'Polygon', coordinates: [ring, ...holes] }, project)}
          fillRule="evenodd"
          fill={`color-mix(in oklab, var(--map-summit) ${shares[index]}%, var(--map-plain))`}
        />
      ))}
      {relief && <Shading relief={relief} project={project} />}
      {contours.map(({ line, height }) => (
        <path
          key={`contour ${height} ${line[0]}`}
          className={height % 100 === 0 ? styles.hundred : styles.contour}
          d={pathData({ type: 'LineString', coordinates: line }, project)}
        />
      ))}
      {shapes.map((shape) => (
        <Shape key={shape.place.id} shown={shape} d={pathData(shape.place.geometry, project)} chosen={chosen} />
      ))}
    </>
  );
}

interface ShadingProps {
  readonly relief: NonNullable<MapView['relief']>;
  readonly project: ReturnType<typeof projection>;
}

function Shading({ relief: { bounds, shading }, project }: ShadingProps) {
  const [west, south, east, north] = bounds;
  const { x, y } = project([west, north]);
  const { x: right, y: bottom } = project([east, south]);
  return (
    <image
      className={styles.shading}
      href={shading}
      x={x}
      y={y}
      width={right - x}
      height={bottom - y}
      preserveAspectRatio="none"
    />
  );
}
