import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareByEarliest, overlaps, type PartialDate, parsePartialDate, yearOf } from './partial-date.ts';

function parsed(text: string): PartialDate {
  const date = parsePartialDate(text);
  if (!date) throw new Error(`${text} is no date`);
  return date;
}

describe('a point', () => {
  it.each([
    ['1890', 18900101, 18901231, 'year'],
    ['1890-05', 18900501, 18900531, 'month'],
    ['1890-05-12', 18900512, 18900512, 'day'],
    ['1890-XX', 18900101, 18901231, 'year'],
    ['1890-05-XX', 18900501, 18900531, 'month'],
    ['1890-XX-XX', 18900101, 18901231, 'year'],
    ['189X', 18900101, 18991231, 'decade'],
    ['18XX', 18000101, 18991231, 'century'],
    ['1900-02', 19000201, 19000228, 'month'],
    ['2000-02', 20000201, 20000229, 'month'],
    ['0000', 101, 1231, 'year'],
    ['-1999', -19989899, -19988769, 'year'],
    ['-199X', -19989899, -19898769, 'decade'],
  ])('%s runs from %d to %d', (text, earliest, latest, precision) => {
    expect(parsed(text)).toMatchObject({
      edtf: text,
      earliest,
      latest,
      precision,
      shape: 'point',
      uncertain: false,
      approximate: false,
    });
  });

  it.each([
    ['1890?', true, false],
    ['1890-05~', false, true],
    ['189X%', true, true],
  ])('%s tells its doubts', (text, uncertain, approximate) => {
    expect(parsed(text)).toMatchObject({ uncertain, approximate });
  });
});

describe('a date with ends', () => {
  it.each([
    ['1878/1918', 'span', 18780101, 19181231],
    ['1878-07-13/1918-11', 'span', 18780713, 19181130],
    ['../1878', 'before', -Infinity, 18781231],
    ['/1878', 'before', -Infinity, 18781231],
    ['1878/..', 'after', 18780101, Infinity],
    ['[1878..1918]', 'between', 18780101, 19181231],
    ['[..1878]', 'before', -Infinity, 18781231],
    ['[1878..]', 'after', 18780101, Infinity],
  ])('%s is %s', (text, shape, earliest, latest) => {
    expect(parsed(text)).toMatchObject({ shape, earliest, latest });
  });

  it('keeps its ends, their doubts and the coarser precision', () => {
    const span = parsed('187X?/1918-05~');
    expect(span).toMatchObject({ uncertain: true, approximate: true, precision: 'decade' });
    expect(span.start).toEqual(parsed('187X?'));
    expect(span.end).toEqual(parsed('1918-05~'));
    expect(parsed('1996/..').end).toBeUndefined();
  });
});

it.each([
  ...['', ' ', '..', '../..', '/', '[]', '[..]', '189', '1890 ', 'MAY 1890', '-0000', '189X-05', '1890-XX-12'],
  ...['1890-13', '1890-00', '1890-02-30', '1900-02-29', '1918/1878', '[1918..1878]', '1878/1890/1918'],
])('%j is no date', (text) => expect(parsePartialDate(text)).toBeUndefined());

it('tells whether two dates can have been at the same time', () => {
  expect(overlaps(parsed('1890'), parsed('1890-05'))).toBe(true);
  expect(overlaps(parsed('../1890'), parsed('1890-12-31/..'))).toBe(true);
  expect(overlaps(parsed('188X'), parsed('1890'))).toBe(false);
});

it('sorts by the earliest possible day, open beginnings first, and by the latest where those are equal', () => {
  const sorted = ['1890', '1890-01', '../1900', '-0043', '../1890', '188X'].map(parsed).sort(compareByEarliest);
  expect(sorted.map((date) => date.edtf)).toEqual(['../1890', '../1900', '-0043', '188X', '1890-01', '1890']);
});

it('has one year to stand for it', () => {
  expect(['1890-05', '../1878', '1878/1918', '-1999', '18XX'].map((text) => yearOf(parsed(text)))).toEqual([
    1890, 1878, 1878, -1999, 1800,
  ]);
});

describe('against the edtf library', async () => {
  const { default: edtf } = await import('edtf' as string);
  const year = fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0'));
  const month = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, '0'));
  const day = fc.integer({ min: 1, max: 28 }).map((number) => String(number).padStart(2, '0'));
  const mark = fc.constantFrom('', '?', '~', '%');
  const point = fc.oneof(
    fc.tuple(fc.constantFrom('', '-'), year, mark).map((parts) => parts.join('')),
    fc.tuple(year, fc.constant('-'), fc.oneof(month, fc.constant('XX')), mark).map((parts) => parts.join('')),
    fc
      .tuple(year, fc.constant('-'), month, fc.constant('-'), fc.oneof(day, fc.constant('XX')), mark)
      .map((parts) => parts.join('')),
    year.map((digits) => `${digits.slice(0, 3)}X`),
    year.map((digits) => `${digits.slice(0, 2)}XX`),
  );
  const open = fc.constant('..');
  const interval = fc.tuple(fc.oneof(point, open), fc.oneof(point, open)).map((ends) => ends.join('/'));

  const dayOf = (milliseconds: number): number => {
    if (!Number.isFinite(milliseconds)) return milliseconds;
    const date = new Date(milliseconds);
    return date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  };

  it('both read the same days and doubts, or both refuse', () => {
    fc.assert(
      fc.property(fc.oneof(point, interval), (text) => {
        const own = parsePartialDate(text);
        let theirs:
          | { min: number; max: number; uncertain?: { value: number }; approximate?: { value: number } }
          | undefined;
        try {
          theirs = edtf(text);
        } catch {
          // It also refuses 1890-XX? and a span whose coarse ends overlap, 18XX/1850, either of which a village may
          // well mean.
          if (!text.includes('X')) expect(own).toBeUndefined();
          return;
        }
        if (text === '../..' || text.startsWith('-0000')) return;
        expect(own).toMatchObject({ earliest: dayOf(theirs?.min as number), latest: dayOf(theirs?.max as number) });
        if (text.includes('/')) return;
        expect(own).toMatchObject({
          uncertain: theirs?.uncertain?.value !== 0,
          approximate: theirs?.approximate?.value !== 0,
        });
      }),
      { numRuns: 400 },
    );
  });
});
