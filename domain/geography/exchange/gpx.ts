import { SaxesParser } from 'saxes';
import { element, XML_DECLARATION } from '../../xml.ts';
import type { Position } from '../position.ts';
import {
  checkShapeCount,
  type Exchanged,
  type FileWords,
  type Finding,
  type ReadFile,
  Unreadable,
} from './exchanged.ts';

const NAMESPACE = 'http://www.topografix.com/GPX/1/1';

/** Points become waypoints, lines and the outlines of areas become tracks: GPX knows no areas. */
export function writeGpx(shapes: readonly Exchanged[], { title, creator, note }: FileWords): string {
  const about = ({ name, description }: Exchanged) => [
    element('name', name),
    ...(description ? [element('desc', description)] : []),
  ];
  const point = (tag: string, [longitude, latitude, height]: Position, inner: readonly string[] = []) =>
    element(tag, [...(height === undefined ? [] : [element('ele', String(height))]), ...inner], {
      lat: String(latitude),
      lon: String(longitude),
    });
  const waypoints = shapes.flatMap((shape) =>
    shape.geometry.type === 'Point' ? [point('wpt', shape.geometry.coordinates, about(shape))] : [],
  );
  const tracks = shapes.flatMap((shape) => {
    const { geometry } = shape;
    if (geometry.type === 'Point') return [];
    const line = geometry.type === 'LineString' ? geometry.coordinates : (geometry.coordinates[0] ?? []);
    return [
      element('trk', [
        ...about(shape),
        element(
          'trkseg',
          line.map((position) => point('trkpt', position)),
        ),
      ]),
    ];
  });
  const metadata = element('metadata', [element('name', title), ...(note ? [element('desc', note)] : [])]);
  return `${XML_DECLARATION}${element('gpx', [metadata, ...waypoints, ...tracks], { version: '1.1', creator, xmlns: NAMESPACE })}\n`;
}

const LINES = new Set(['trkseg', 'rte']);
const POINTS = new Set(['wpt', 'trkpt', 'rtept']);

/** Waypoints as points; routes and each segment of a track as lines. */
export function readGpx(text: string): ReadFile {
  const reading = new GpxReading();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new Unreadable(error.message, parser.line);
  });
  parser.on('opentag', ({ name, attributes }) => reading.open(local(name), attributes, parser.line));
  parser.on('text', (words) => reading.text(words));
  parser.on('cdata', (words) => reading.text(words));
  parser.on('closetag', ({ name }) => reading.close(local(name)));
  parser.write(text).close();
  if (!reading.isGpx) throw new Unreadable('not GPX', 1);
  return reading;
}

function local(name: string): string {
  return name.split(':').at(-1) ?? name;
}

interface Named {
  readonly tag: string;
  readonly line: number;
  name: string;
  description: string;
}

class GpxReading implements ReadFile {
  readonly shapes: Exchanged[] = [];
  readonly findings: Finding[] = [];
  isGpx = false;
  readonly #path: string[] = [];
  readonly #named: Named[] = [];
  #words = '';
  #line: Position[] = [];
  #segments: Position[][] = [];
  #point: { position: Position; line: number } | undefined;

  open(tag: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (tag === 'gpx' && this.#path.length === 0) this.isGpx = true;
    this.#path.push(tag);
    this.#words = '';
    if (tag === 'trk' || tag === 'rte' || tag === 'wpt') this.#named.push({ tag, line, name: '', description: '' });
    if (LINES.has(tag)) this.#line = [];
    if (POINTS.has(tag))
      this.#point = { position: [Number(attributes.lon ?? Number.NaN), Number(attributes.lat ?? Number.NaN)], line };
  }

  text(words: string): void {
    this.#words += words;
  }

  close(tag: string): void {
    this.#path.pop();
    const parent = this.#path.at(-1);
    const named = this.#named.at(-1);
    if (named && parent === named.tag && tag === 'name') named.name = this.#words.trim();
    if (named && parent === named.tag && tag === 'desc') named.description = this.#words.trim();
    if (tag === 'ele' && this.#point && POINTS.has(parent ?? '')) this.#takeHeight(Number(this.#words));
    if (POINTS.has(tag)) this.#takePoint(tag);
    if (LINES.has(tag)) this.#segments.push(this.#line);
    if (tag === 'trk' || tag === 'rte') this.#takeLines();
    checkShapeCount(this.shapes.length + this.findings.length);
    this.#words = '';
  }

  #takeHeight(height: number): void {
    if (!this.#point || !Number.isFinite(height)) return;
    const [longitude, latitude] = this.#point.position;
    this.#point.position = [longitude, latitude, height];
  }

  #takePoint(tag: string): void {
    const { position, line } = this.#point ?? { position: [Number.NaN, Number.NaN] as Position, line: 0 };
    this.#point = undefined;
    const named = tag === 'wpt' ? this.#named.pop() : undefined;
    if (!position.every(Number.isFinite)) {
      this.findings.push({ line, code: 'bad-coordinates', ...(named?.name ? { name: named.name } : {}) });
    } else if (tag === 'wpt')
      this.#add(named?.name ?? '', named?.description ?? '', { type: 'Point', coordinates: position });
    else this.#line.push(position);
  }

  #takeLines(): void {
    const { name = '', description = '', line = 0 } = this.#named.pop() ?? {};
    const long = this.#segments.filter(({ length }) => length > 1);
    this.#segments = [];
    if (long.length === 0) this.findings.push({ line, code: 'too-short', ...(name ? { name } : {}) });
    long.forEach((coordinates, index) => {
      this.#add(index > 0 ? `${name} ${index + 1}`.trim() : name, description, { type: 'LineString', coordinates });
    });
  }

  #add(name: string, description: string, geometry: Exchanged['geometry']): void {
    this.shapes.push({ name, geometry, ...(description ? { description } : {}) });
  }
}
