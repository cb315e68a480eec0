import type { ServerResponse } from 'node:http';
import { type PageName, table } from '../../app/routes.ts';
import { BUCKETS, bucketOf, type Counts, EDGES, noCounts } from '../../chronicle/speed/scale.ts';
import { metrics, type Sample } from './registry.ts';
import { patternOf, type RoutePattern } from './route-patterns.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'other'] as const;
const CLASSES = 6;
/** Seconds, as Prometheus counts; each is an edge of the finer scale as well. */
const SHOWN_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
/** Addresses whose pattern is known without looking for it. Whoever asks for other ones without end empties it. */
const REMEMBERED = 4096;
/** Longer ones are nobody's pages: they are looked for each time, and take no memory. */
const LONGEST_REMEMBERED = 200;

/** What is of no page, and what takes as long as the line of whoever downloads it: beside an hour nothing else would be seen. */
const NO_PAGES: readonly PageName[] = ['unmatched', 'archiveFile', 'copyFile'];

interface Times {
  readonly counts: Counts;
  ms: number;
}

interface Route extends RoutePattern {
  readonly answers: Float64Array;
  /** Of what was read, and of forms: those last as long as the line of whoever sends them is slow. */
  readonly reading: Times;
  readonly writing: Times;
  slowest: { readonly ms: number; readonly path: string } | undefined;
}

/** Requests by the pattern of their address. What is counted for each costs less than its line in the log. */
export class RequestCounts {
  readonly #routes = new Map<string, Route>();
  readonly #remembered = new Map<string, Route>();
  underWay = 0;

  /** `path` is without a query; a request that broke off has status 499. */
  note(path: string, method: string | undefined, status: number, ms: number, response?: ServerResponse): void {
    const route = this.#routeOf(path);
    const known = method === 'GET' ? 0 : method === 'HEAD' ? 1 : method === 'POST' ? 2 : 3;
    const answer = known * CLASSES + Math.min(5, Math.floor(status / 100));
    route.answers[answer] = (route.answers[answer] as number) + 1;
    const times = known < 2 ? route.reading : route.writing;
    const bucket = bucketOf(ms);
    times.counts[bucket] = (times.counts[bucket] as number) + 1;
    times.ms += ms;
    if (known === 0 && status === 200 && ms > (route.slowest?.ms ?? 0)) this.#noteSlowest(route, path, ms, response);
  }

  /** Pages of the URL table: how long they took to be made, since the process started. */
  *timesOfPages(): Iterable<readonly [PageName, Counts]> {
    for (const { page, reading } of this.#routes.values()) {
      if (page && !NO_PAGES.includes(page)) yield [page, reading.counts];
    }
  }

  /** Which address of a pattern took longest; of what everybody may read, nothing else is remembered. */
  slowestOf(page: PageName): string | undefined {
    return this.#routes.get(table[page].path)?.slowest?.path;
  }

  *samples(): Iterable<Sample> {
    for (const { pattern, answers } of this.#routes.values()) {
      for (const [index, value] of answers.entries()) {
        if (value === 0) continue;
        const method = METHODS[Math.floor(index / CLASSES)] as string;
        yield { value, labels: { route: pattern, method, status: `${index % CLASSES}xx` } };
      }
    }
  }

  *timeSamples(): Iterable<Sample> {
    for (const { pattern, reading, writing } of this.#routes.values()) {
      yield* histogramOf({ route: pattern, method: 'GET' }, reading);
      yield* histogramOf({ route: pattern, method: 'POST' }, writing);
    }
  }

  #routeOf(path: string): Route {
    let route = this.#remembered.get(path);
    if (route) return route;
    const found = patternOf(path);
    route = this.#routes.get(found.pattern);
    if (!route) {
      const answers = new Float64Array(METHODS.length * CLASSES);
      route = { ...found, answers, reading: noTimes(), writing: noTimes(), slowest: undefined };
      this.#routes.set(found.pattern, route);
    }
    if (path.length > LONGEST_REMEMBERED) return route;
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear();
    this.#remembered.set(path, route);
    return route;
  }

  #noteSlowest(route: Route, path: string, ms: number, response: ServerResponse | undefined): void {
    if (response && forEverybody.has(response) && !path.endsWith('.data')) route.slowest = { ms, path };
  }
}

const forEverybody = new WeakSet<ServerResponse>();

/** The page is the same for everybody, and so is its address: it may be shown as an example. */
export function markForEverybody(response: ServerResponse): void {
  forEverybody.add(response);
}

/** Of the whole process. */
export const requests = new RequestCounts();
metrics.counter('http_requests_total', 'Requests by pattern of address, method and class of status.', () =>
  requests.samples(),
);
metrics.histogram(
  'http_request_duration_seconds',
  'How long requests took until their connection was done with them.',
  () => requests.timeSamples(),
);
metrics.gauge('http_requests_under_way', 'Requests that are being answered.', () => requests.underWay);

function noTimes(): Times {
  return { counts: noCounts(), ms: 0 };
}

function* histogramOf(labels: Readonly<Record<string, string>>, { counts, ms }: Times): Iterable<Sample> {
  let count = 0;
  const shown: Sample[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    count += counts[bucket] as number;
    const edge = EDGES[bucket];
    if (edge !== undefined && SHOWN_MS.includes(edge)) {
      shown.push({ suffix: '_bucket', value: count, labels: { ...labels, le: String(edge / 1000) } });
    }
  }
  if (count === 0) return;
  yield* shown;
  yield { suffix: '_bucket', value: count, labels: { ...labels, le: '+Inf' } };
  yield { suffix: '_sum', value: ms / 1000, labels };
  yield { suffix: '_count', value: count, labels };
}
