import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DraftContent, emptyContent } from '../../../../domain/draft-content.ts';
import type { FieldFault, SaveAnswer } from '../../../editor-state.ts';
import type { SaveRequest } from '../services.ts';
import { type BrowserCopies, browserCopies } from './browser-copy.ts';
import { DraftSaver } from './draft-saver.ts';

const begun: DraftContent = { ...emptyContent('page'), title: 'Brdo', body: 'a' };
const typed = (body: string) => ({ ...begun, body });
const saved = (version: number, content?: DraftContent, faults: readonly FieldFault[] = []): SaveAnswer => ({
  kind: 'saved',
  version,
  savedAt: '2026-11-17T13:32:00Z',
  readings: {},
  faults,
  others: [],
  ...(content ? { content } : {}),
});

const kept = (copies: BrowserCopies) => {
  const found = copies.find();
  copies.forgetFound();
  if (found) copies.keep(found);
  return found;
};

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  [name: string]: unknown;
  get length() {
    return this.#items.size;
  }
  key = () => null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#items.set(key, text);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

function setUp(...answers: (SaveAnswer | Error)[]) {
  const reason = { value: '', defaultValue: '' };
  const requests: SaveRequest[] = [];
  const merged: DraftContent[] = [];
  const copies = browserCopies('d1', new MemoryStorage());
  const saver = new DraftSaver({
    version: 1,
    content: begun,
    readings: {},
    faults: [],
    others: [],
    reason,
    copies,
    onMerged: (content) => merged.push(content),
    services: {
      save: async (request) => {
        requests.push(request);
        const answer = answers.shift() ?? saved(9);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  return { saver, reason, requests, copies, merged };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is typed is in the browser at once, and on the site after a pause', async () => {
  const { saver, requests, copies } = setUp(saved(2));
  saver.change(typed('ab'));
  expect(kept(copies)?.content.body).toBe('ab');
  expect([saver.isSaved, requests.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toEqual([{ version: 1, base: begun, content: typed('ab') }]);
  expect([saver.state.status.kind, saver.isSaved, kept(copies)]).toEqual(['saved', true, undefined]);
});

test('why it is proposed is saved like the text, alone as well', async () => {
  const { saver, reason, requests, copies } = setUp(saved(2));
  reason.value = 'Pričala je baka.';
  saver.change(begun);
  expect(kept(copies)?.why).toBe('Pričala je baka.');
  await vi.advanceTimersByTimeAsync(1000);
  expect([requests.at(-1)?.why, saver.isSaved, saver.state.status.kind]).toEqual(['Pričala je baka.', true, 'saved']);
});

test('a reason that another page wrote is not overwritten by a page in which none was typed', async () => {
  const { saver, reason, requests } = setUp(saved(2));
  reason.value = 'Pričala je baka.';
  saver.restore({ version: 1, base: begun, content: typed('ab'), why: '', at: '2026-11-19T12:00:00Z' });
  await vi.advanceTimersByTimeAsync(1000);
  saver.change(typed('abc'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.map(({ why }) => why)).toEqual(['Pričala je baka.', undefined]);
});

test('what was missing in what was sent, and was filled in meanwhile, is not said to be missing', async () => {
  const { saver } = setUp(saved(2, undefined, [{ field: 'title', sentence: 'Napišite naslov.' }]));
  saver.change({ ...typed('ab'), title: '' });
  const saving = saver.save();
  saver.change({ ...typed('ab'), title: 'Gumno' });
  await saving;
  expect(saver.state.faults).toEqual([]);
});

test('what a page that is gone had written comes back, with the reason for it', () => {
  const { saver, reason, copies, merged } = setUp(saved(2));
  reason.value = 'Pričala je baka.';
  saver.change(typed('ab'));
  const left = copies.find();
  reason.value = '';
  if (left) saver.restore(left);
  expect([merged.map(({ body }) => body), reason.value]).toEqual([['ab'], 'Pričala je baka.']);
});

test('whoever types without a pause is saved every few seconds', async () => {
  const { saver, requests } = setUp();
  for (let letters = 1; letters <= 30; letters += 1) {
    saver.change(typed('a'.repeat(letters)));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(requests.length).toBeGreaterThanOrEqual(2);
});

test('a lost line is tried again, later and later, and nothing is lost meanwhile', async () => {
  const { saver, requests, copies } = setUp(new Error('offline'), new Error('offline'), saved(2));
  saver.change(typed('ab'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.state.status.kind).toBe('offline');
  saver.change(typed('abc'));
  expect(kept(copies)?.content.body).toBe('abc');
  await vi.advanceTimersByTimeAsync(2000);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect([saver.state.status.kind, requests.at(-1)?.content.body]).toEqual(['saved', 'abc']);
});

test('others’ paragraphs come in; what was typed meanwhile is merged with them, too', async () => {
  const { saver, requests, merged } = setUp(saved(3, typed('theirs\n\nab')), saved(4, typed('theirs\n\nabc')));
  saver.change(typed('ab'));
  const saving = saver.save();
  saver.change(typed('abc'));
  await saving;
  expect([merged, saver.content.body]).toEqual([[], 'abc']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests.at(-1)).toEqual({ version: 1, base: typed('ab'), content: typed('abc') });
  expect([merged, saver.content.body]).toEqual([[typed('theirs\n\nabc')], 'theirs\n\nabc']);
});

test('a conflict stores nothing until somebody chooses, and goes on from there', async () => {
  const conflict = {
    kind: 'conflict' as const,
    version: 5,
    theirs: typed('theirs'),
    by: 'Iva',
    merged: typed('ab\n\ntheirs'),
    conflicts: [{ field: 'body', mine: 'ab', theirs: 'theirs', both: 'ab\n\ntheirs' }],
  };
  const { saver, requests, copies } = setUp(conflict, saved(6));
  saver.change(typed('ab'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(saver.state.status.kind).toBe('conflict');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([requests.length, kept(copies)?.content.body]).toEqual([1, 'ab']);
  await saver.resolve(typed('ab\n\ntheirs'));
  expect(requests.at(-1)).toEqual({ version: 5, base: typed('theirs'), content: typed('ab\n\ntheirs') });
  expect([saver.state.status.kind, kept(copies)]).toEqual(['saved', undefined]);
});

test('an expired session keeps what is typed and tries again at the next change', async () => {
  const { saver, copies } = setUp({ kind: 'signed-out', sentence: 'Prijava je istekla.' }, saved(2));
  saver.change(typed('ab'));
  await vi.advanceTimersByTimeAsync(1000);
  expect([saver.state.status.kind, kept(copies)?.content.body]).toEqual(['signed-out', 'ab']);
  await saver.save();
  expect(saver.state.status.kind).toBe('saved');
});

test('what a crashed page left is found, and not overwritten by what is typed before anybody decides', () => {
  const { saver, copies } = setUp();
  saver.change(typed('ab'));
  expect(copies.find()?.content.body).toBe('ab');
  saver.change(typed('nešto drugo'));
  copies.forget();
  expect(copies.find()?.content.body).toBe('ab');
  copies.forgetFound();
  expect(copies.find()).toBeUndefined();
});

test('a fault goes as soon as what was missing is written, and no other', async () => {
  const missing = { field: 'title', sentence: 'Napišite naslov.' };
  const unclear = { field: 'date', sentence: 'Ne razumijemo to vrijeme.' };
  const { saver } = setUp({ ...saved(2), faults: [missing, unclear] } as SaveAnswer);
  saver.change({ ...begun, title: '', date: 'jučer' });
  await saver.save();
  saver.change({ ...saver.content, title: 'B' });
  expect(saver.state.faults).toEqual([unclear]);
});
