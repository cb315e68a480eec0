import { foldedPart, type Place, withoutCountry } from './places.ts';

const SHORTEST = 6;
/** A name without each of its letters costs the square of its length. */
const LONGEST = 60;
const MOST_NAMES = 10_000;
/** Of one key; more are no slips but a pattern: `1. ulica`, `2. ulica`. */
const MOST_OF_KEY = 20;
/** A slip is rare beside what is meant; two that are both common are two. */
const RARE = { times: 2, share: 1 / 3 } as const;

/**
 * Places whose names are one letter apart, wherever in them: `Gostuša` and `Gostuza`. Whether it is a slip only somebody who
 * knows them can say. The more common of the two first.
 */
export function placesAlike(places: readonly Place[]): (readonly [Place, Place])[] {
  // Each way in which a place is spelt: what one leaves out of where it lies, another tells.
  const names = places.flatMap(({ spellings, count }, of) =>
    spellings.slice(0, MOST_OF_KEY).map(({ written }) => {
      return { of, name: withoutCountry(written.split(',').map(foldedPart).filter(Boolean)).join('\n'), count };
    }),
  );
  return slipsAmong(names)
    .filter(([common, rare]) => rare.count <= RARE.times || rare.count <= common.count * RARE.share)
    .map(([common, rare]) => [places[common.of] as Place, places[rare.of] as Place]);
}

interface Name {
  /** What it is the name of, by number. */
  readonly of: number;
  /** Folded, a line for each of its parts. */
  readonly name: string;
  readonly count: number;
}

/** Names that are a slip apart, of each two the more common first, and the most common before the others. */
export function slipsAmong(names: readonly Name[]): (readonly [Name, Name])[] {
  const byKey = new Map<string, Name[]>();
  for (const one of names.slice(0, MOST_NAMES)) {
    const { name } = one;
    if (name.length < SHORTEST || name.length > LONGEST) continue;
    const shorter = Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1));
    for (const key of new Set([name, ...shorter, Array.from(name).sort().join('')])) {
      const known = byKey.get(key);
      if (!known) byKey.set(key, [one]);
      else if (known.length < MOST_OF_KEY) known.push(one);
    }
  }
  const found = new Map<string, readonly [Name, Name]>();
  for (const candidates of byKey.values()) {
    candidates.forEach((one, at) => {
      for (const other of candidates.slice(at + 1)) {
        const [a, b] = other.count > one.count ? [other, one] : [one, other];
        if (a.of !== b.of && isPlainSlip(a.name, b.name)) found.set([a.of, b.of].toSorted().join(' '), [a, b]);
      }
    });
  }
  return [...found.values()].sort(
    ([a, b], [c, d]) => c.count - a.count || d.count - b.count || compare(a.name, c.name) || compare(b.name, d.name),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** In a part that is long enough: shorter ones are a letter apart by chance. */
function isPlainSlip(one: string, other: string): boolean {
  const parts = other.split('\n');
  const [differing = ''] = one.split('\n').filter((part, at) => part !== parts[at]);
  return differing.replace(/[^\p{L}]/gu, '').length >= SHORTEST && isSlip(one, other);
}

/** A letter more, less or another, or two that changed places (Howarth, Haworth); a number is no letter. */
export function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (/\d/.test(a + b) || a + b === '') return false;
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length <= 3 && [...a].reverse().join('') === b;
}
