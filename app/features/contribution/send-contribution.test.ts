import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendContribution } from './send-contribution.ts';

/** As a browser's, as far as it is used: the test plays the line. */
class PlayedRequest extends EventTarget {
  static latest: PlayedRequest;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  responseText = '';
  responseType = '';
  constructor() {
    super();
    PlayedRequest.latest = this;
  }
  open(): void {}
  send(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  abort(): void {
    this.end('abort');
  }
  end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function sending() {
  const shares: number[] = [];
  const answer = sendContribution(new FormData(), 'kljuc', (share) => shares.push(share));
  answer.catch(() => {});
  const { latest } = PlayedRequest;
  const goesOn = (loaded: number) =>
    latest.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 4 }));
  return { answer, shares, request: latest, goesOn };
}

test('a line on which nothing moves any more is given up, however slow one is on which something does', async () => {
  const { answer, shares, goesOn } = sending();
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(29_000);
    goesOn(loaded);
  }
  expect(shares).toEqual([0.25, 0.5, 0.75]);
  vi.advanceTimersByTime(30_000);
  await expect(answer).rejects.toMatchObject({ type: 'abort' });
});

test('it goes under its key; what is answered is read, and nothing is given up afterwards', async () => {
  const { answer, request } = sending();
  request.responseText = '{"typed":{},"next":"/hvala"}';
  request.end('load');
  expect(await answer).toEqual({ typed: {}, next: '/hvala' });
  expect(request.headers.get('Idempotency-Key')).toBe('kljuc');
  expect(vi.getTimerCount()).toBe(0);
});

test('without a network it is told so', async () => {
  const { answer, request } = sending();
  request.end('error');
  await expect(answer).rejects.toMatchObject({ type: 'error' });
});

test('an answer that is no answer is a sentence', async () => {
  const { answer, request } = sending();
  request.responseText = '<html>';
  request.end('load');
  expect((await answer).error?.sentence).toContain('Pokušajte ponovno');
});
