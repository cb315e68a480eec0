import {
  LAYER_PARAM,
  LAYER_WORDS,
  PERIOD_PARAM,
  PLACE_PARAM,
  QUERY_PARAM,
  TYPE_PARAM,
  VIEW_PARAM,
  YEAR_PARAM,
} from '../../query-words.ts';
import { FIRST_LAYERS, LAYERS, type Layer } from './layers.ts';

export interface MapCamera {
  readonly longitude: number;
  readonly latitude: number;
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
}

/** A year, a period by its slug, or all of time. */
export type When = { readonly year: number } | { readonly period: string } | undefined;

/** What the map shows and how: all of it stands in the address. */
export interface MapState {
  readonly layers: ReadonlySet<Layer>;
  readonly when: When;
  /** One kind of thing, or all. */
  readonly type: string;
  readonly query: string;
  /** What is open. */
  readonly place: string | undefined;
  readonly camera: MapCamera | undefined;
}

const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const FIRST_YEAR = -9999;
const LAST_YEAR = 9999;
const LONGEST_QUERY = 80;

export function parseState(parameters: URLSearchParams): MapState {
  return {
    layers: parseLayers(parameters.getAll(LAYER_PARAM)),
    when: parseWhen(parameters.get(YEAR_PARAM), parameters.get(PERIOD_PARAM)),
    type: word(parameters.get(TYPE_PARAM)) ?? '',
    query: (parameters.get(QUERY_PARAM) ?? '').slice(0, LONGEST_QUERY),
    place: word(parameters.get(PLACE_PARAM)),
    camera: parseCamera(parameters.get(VIEW_PARAM)),
  };
}

/** Only what differs from how the map is at first. */
export function printState({ layers, when, type, query, place, camera }: MapState): URLSearchParams {
  const parameters = new URLSearchParams();
  const chosen = LAYERS.filter(({ id }) => layers.has(id)).map(({ id }) => LAYER_WORDS[id]);
  const isFirst = layers.size === FIRST_LAYERS.size && [...FIRST_LAYERS].every((id) => layers.has(id));
  if (!isFirst) for (const name of chosen.length > 0 ? chosen : ['']) parameters.append(LAYER_PARAM, name);
  if (when && 'year' in when) parameters.set(YEAR_PARAM, String(when.year));
  if (when && 'period' in when) parameters.set(PERIOD_PARAM, when.period);
  if (type) parameters.set(TYPE_PARAM, type);
  if (query) parameters.set(QUERY_PARAM, query);
  if (place) parameters.set(PLACE_PARAM, place);
  if (camera) parameters.set(VIEW_PARAM, printCamera(camera));
  return parameters;
}

/** An address that names no layer means the first ones; one that names an empty one means none. */
function parseLayers(words: readonly string[]): ReadonlySet<Layer> {
  if (words.length === 0) return FIRST_LAYERS;
  return new Set(LAYERS.map(({ id }) => id).filter((id) => words.includes(LAYER_WORDS[id])));
}

function parseWhen(year: string | null, period: string | null): When {
  const number = year === null || !/^-?\d{1,4}$/.test(year) ? Number.NaN : Number(year);
  if (number >= FIRST_YEAR && number <= LAST_YEAR) return { year: number };
  const slug = word(period);
  return slug === undefined ? undefined : { period: slug };
}

function parseCamera(text: string | null): MapCamera | undefined {
  const parts = (text ?? '').split(',');
  const numbers = parts.map(Number);
  if (parts.length !== 5 || parts.includes('') || !numbers.every(Number.isFinite)) return undefined;
  const [latitude = 0, longitude = 0, zoom = 0, bearing = 0, pitch = 0] = numbers;
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180) return undefined;
  return {
    latitude,
    longitude,
    zoom: clamp(zoom, 0, 22),
    bearing: clamp(bearing, -180, 180),
    pitch: clamp(pitch, 0, 85),
  };
}

function printCamera({ latitude, longitude, zoom, bearing, pitch }: MapCamera): string {
  return [
    round(latitude, 5),
    round(longitude, 5),
    round(zoom, 2),
    round(clamp(bearing, -180, 180), 0),
    round(clamp(pitch, 0, 85), 0),
  ].join(',');
}

function word(text: string | null): string | undefined {
  return text !== null && WORD.test(text) ? text : undefined;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
