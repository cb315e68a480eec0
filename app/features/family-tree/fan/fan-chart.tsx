import styles from './fan-chart.module.css';
import {
  arcPath,
  type FanRing,
  type FanSegment,
  type FanShape,
  fanBounds,
  generationOf,
  NARROW_FAN,
  outerRadius,
  pointAt,
  round,
  segmentOf,
  segmentPath,
  wideFan,
  written,
} from './fan-geometry.ts';
import { type FanLine, linesIn } from './fan-text.ts';
import type { FanPlaceView, FanView } from './views.ts';

/** Drawn twice, for wide screens and paper and for phones; the list beneath is for whoever reads or listens. */
export function FanChart({ fan }: { readonly fan: FanView }) {
  return (
    <div className={styles.fan}>
      <Fan id="lepeza" className={styles.wide} shape={wideFan(fan.generations)} places={fan.places} />
      <Fan id="mala-lepeza" className={styles.narrow} shape={NARROW_FAN} places={fan.places} />
    </div>
  );
}

interface FanProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly shape: FanShape;
  readonly places: readonly FanPlaceView[];
}

function Fan({ id, className, shape, places }: FanProps) {
  const known = new Map(places.map((view) => [view.place, view]));
  const { left, top, width, height } = fanBounds(shape);
  const count = 2 ** (shape.rings.length + 1);
  const drawn = Array.from({ length: count - 2 }, (_, index) => index + 2).filter((place) => known.has(place >> 1));
  const middle = known.get(1);
  return (
    <svg className={className} viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
      <path
        className={styles.ground}
        d={segmentPath({ inner: 0.1, outer: outerRadius(shape), from: -shape.sweep / 2, to: shape.sweep / 2 })}
      />
      {shape.rings.map((_, ring) => {
        const radius = outerRadius({ ...shape, rings: shape.rings.slice(0, ring) });
        return (
          <path key={radius} className={styles.generation} d={arcPath(radius, -shape.sweep / 2, shape.sweep / 2)} />
        );
      })}
      <Band id={id} shape={shape} />
      {drawn.map((place) => (
        <Segment key={place} id={`${id}-${place}`} place={place} shape={shape} view={known.get(place)} />
      ))}
      <circle className={styles.medallion} r={shape.centre - 4} />
      <circle className={styles.rim} r={shape.centre - 9} />
      {middle && <Middle view={middle} shape={shape} />}
    </svg>
  );
}

function Middle({ view, shape: { middle } }: { readonly view: FanPlaceView; readonly shape: FanShape }) {
  const segment = { inner: 0, outer: 0, from: 0, to: 0 };
  return (
    <text>
      {linesIn(middle, segment, view).map((line) => (
        <tspan key={line.kind + line.offset} x="0" y={round(-line.offset)} {...lineLook(line)}>
          {line.text}
        </tspan>
      ))}
    </text>
  );
}

interface SegmentProps {
  readonly id: string;
  readonly place: number;
  readonly shape: FanShape;
  readonly view: FanPlaceView | undefined;
}

/** Beyond this the places of unknown ancestors are only drawn: so many words would be louder than the names. */
const LAST_TOLD = 3;

function Segment({ id, place, shape, view }: SegmentProps) {
  const generation = generationOf(place);
  const ring = shape.rings[generation - 1] as FanRing;
  const segment = segmentOf(shape, place);
  const path = segmentPath(segment);
  if (!view) {
    const told = { given: 'još ne', surname: 'znamo', years: '' };
    return (
      <g className={styles.unknown}>
        <path d={path} />
        {generation <= LAST_TOLD && <Name id={id} ring={ring} segment={segment} lines={linesIn(ring, segment, told)} />}
      </g>
    );
  }
  return (
    <a href={view.href} tabIndex={-1} className={styles.known} data-line={lineOf(place)} data-generation={generation}>
      <title>{[view.name, view.years].filter(Boolean).join(', ')}</title>
      <path d={path} />
      <Name id={id} ring={ring} segment={segment} lines={linesIn(ring, segment, view)} />
      {view.mark && <Mark ring={ring} segment={segment} letter={view.mark} />}
    </a>
  );
}

/** Which grandparent they come through; of a parent, which parent. */
function lineOf(place: number): number {
  return place < 4 ? place : place >> (generationOf(place) - 2);
}

interface NameProps {
  readonly id: string;
  readonly ring: FanRing;
  readonly segment: FanSegment;
  readonly lines: readonly FanLine[];
}

function Name({ id, ring, segment: { inner, outer, from, to }, lines }: NameProps) {
  const [radius, angle] = [(inner + outer) / 2, (from + to) / 2];
  if (ring.along === 'arc') {
    return lines.map((line, index) => {
      const arc = `${id}-${index}`;
      return (
        <g key={arc}>
          <path id={arc} className={styles.baseline} d={arcPath(round(radius + line.offset), round(from), round(to))} />
          <text {...lineLook(line)}>
            <textPath href={`#${arc}`} startOffset="50%">
              {line.text}
            </textPath>
          </text>
        </g>
      );
    });
  }
  // On the left names are read inwards, on the right outwards: nobody has to turn the page over.
  const turn = angle < 0 ? angle + 90 : angle - 90;
  return (
    <g transform={`translate(${written(pointAt(radius, angle))}) rotate(${round(turn)})`}>
      {lines.map((line) => (
        <text key={line.kind + line.offset} y={round(-line.offset)} {...lineLook(line)}>
          {line.text}
        </text>
      ))}
    </g>
  );
}

function lineLook({ size, kind }: FanLine) {
  return { fontSize: round(size), ...(kind === 'years' && { className: styles.years }) };
}

interface MarkProps {
  readonly ring: FanRing;
  readonly segment: FanSegment;
  readonly letter: string;
}

/** In the corner of a place, away from the name. */
function Mark({ ring: { size }, segment: { outer, from }, letter }: MarkProps) {
  const radius = outer - size * 0.95;
  const { x, y } = pointAt(radius, from + (size * 0.95 * 180) / (Math.PI * radius));
  const half = size * 0.78;
  return (
    <g className={styles.mark} transform={`translate(${round(x)} ${round(y)})`}>
      <path d={`M0 ${-round(half)}L${round(half)} 0 0 ${round(half)}-${round(half)} 0Z`} />
      <text y={round(size * 0.27)} fontSize={round(size * 0.75)}>
        {letter}
      </text>
    </g>
  );
}

/** The woven band of the local bag around the fan: lozenges between two threads. */
function Band({ id, shape }: { readonly id: string; readonly shape: FanShape }) {
  const { band, sweep } = shape;
  const [inner, half] = [outerRadius(shape) + 3, sweep / 2];
  const middle = inner + band / 2;
  const tall = band * 0.34;
  const count = Math.round((middle * sweep * Math.PI) / 180 / (tall * 3.1));
  const stitch = `${id}-bod`;
  return (
    <g className={styles.band}>
      <defs>
        <g id={stitch}>
          <path className={styles.lozenge} d={lozenge(middle, tall, tall * 1.3)} />
          <path className={styles.seed} d={lozenge(middle, tall * 0.45, tall * 0.6)} />
        </g>
      </defs>
      <path className={styles.thread} d={arcPath(round(inner), -half, half)} />
      <path className={styles.thread} d={arcPath(round(inner + band), -half, half)} />
      {Array.from({ length: count }, (_, index) => {
        const angle = -half + ((index + 0.5) * sweep) / count;
        return <use key={angle} href={`#${stitch}`} transform={`rotate(${round(angle)})`} />;
      })}
    </g>
  );
}

function lozenge(radius: number, tall: number, wide: number): string {
  return `M0 ${round(-radius - tall)}L${round(wide)} ${round(-radius)} 0 ${round(-radius + tall)} ${round(-wide)} ${round(-radius)}Z`;
}
