import { Histogram } from './histogram.ts';
import { metrics, type Sample } from './registry.ts';
import { patternOf, type RoutePattern } from './route-patterns.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'other'] as const;
const CLASSES = 6;
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Addresses whose pattern is known without looking for it. Whoever asks for other ones without end empties it. */
const REMEMBERED = 4096;
/** Longer ones are nobody's pages: they are looked for each time, and take no memory. */
const LONGEST_REMEMBERED = 200;

interface Route extends RoutePattern {
  readonly answers: Float64Array;
  /** Of what was read, and of forms: those last as long as the line of whoever sends them is slow. */
  readonly reading: Histogram;
  readonly writing: Histogram;
}

/** Requests by the pattern of their address. What is counted for each costs less than its line in the log. */
export class RequestCounts {
  readonly #routes = new Map<string, Route>();
  readonly #remembered = new Map<string, Route>();
  underWay = 0;

  /** `path` is without a query; a request that broke off has status 499. */
  note(path: string, method: string | undefined, status: number, ms: number): void {
    const route = this.#routeOf(path);
    const known = method === 'GET' ? 0 : method === 'HEAD' ? 1 : method === 'POST' ? 2 : 3;
    const answer = known * CLASSES + Math.min(5, Math.floor(status / 100));
    route.answers[answer] = (route.answers[answer] as number) + 1;
    (known < 2 ? route.reading : route.writing).observe(ms / 1000);
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
      yield* reading.samples({ route: pattern, method: 'GET' });
      yield* writing.samples({ route: pattern, method: 'POST' });
    }
  }

  #routeOf(path: string): Route {
    let route = this.#remembered.get(path);
    if (route) return route;
    const found = patternOf(path);
    route = this.#routes.get(found.pattern);
    if (!route) {
      const answers = new Float64Array(METHODS.length * CLASSES);
      route = { ...found, answers, reading: new Histogram(SECONDS), writing: new Histogram(SECONDS) };
      this.#routes.set(found.pattern, route);
    }
    if (path.length > LONGEST_REMEMBERED) return route;
    if (this.#remembered.size >= REMEMBERED) this.#remembered.clear();
    this.#remembered.set(path, route);
    return route;
  }
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
