import { foldedPart, type Place, withoutCountry } from './places.ts';

const SHORTEST = 6;
/** Of one beginning; more are no slips but a pattern: `1. ulica`, `2. ulica`. */
const MOST_OF_KEY = 20;
/** A slip is rare beside what is meant; two that are both common are two. */
const RARE = { times: 2, share: 1 / 3 } as const;

/**
 * Places whose names are one letter apart and which lie in the same: `Gostuša` and `Gostuza`. Whether it is a slip only somebody who
 * knows them can say. The more common of the two first.
 */
export function placesAlike(places: readonly Place[]): (readonly [Place, Place])[] {
  const byKey = new Map<string, number[]>();
  // Each way in which a place is spelt: what one leaves out of where it lies, another tells.
  const heads = places.flatMap(({ spellings }, place) =>
    spellings.slice(0, MOST_OF_KEY).map(({ written }) => {
      const [head = '', ...within] = withoutCountry(written.split(',').map(foldedPart).filter(Boolean));
      return { place, head, within: within.join('\n') };
    }),
  );
  heads.forEach(({ head, within }, index) => {
    if (head.replace(/[^\p{L}]/gu, '').length < SHORTEST) return;
    for (const shorter of new Set([head, ...Array.from(head, (_, at) => head.slice(0, at) + head.slice(at + 1))])) {
      const key = `${shorter}\n${within}`;
      const known = byKey.get(key);
      if (!known) byKey.set(key, [index]);
      else if (known.length < MOST_OF_KEY) known.push(index);
    }
  });
  const seen = new Set<string>();
  const found: (readonly [Place, Place])[] = [];
  for (const candidates of byKey.values()) {
    candidates.forEach((one, at) => {
      for (const other of candidates.slice(at + 1)) {
        const [a, b] = [heads[one] as Head, heads[other] as Head];
        const pair = a.place < b.place ? `${a.place} ${b.place}` : `${b.place} ${a.place}`;
        if (a.place === b.place || seen.has(pair) || !isSlip(a.head, b.head)) continue;
        seen.add(pair);
        const [common, rare] = [places[a.place] as Place, places[b.place] as Place].toSorted(
          (x, y) => y.count - x.count,
        );
        if (common && rare && (rare.count <= RARE.times || rare.count <= common.count * RARE.share))
          found.push([common, rare]);
      }
    });
  }
  return found.sort(
    ([a, b], [c, d]) => c.count - a.count || d.count - b.count || compare(a.name, c.name) || compare(b.name, d.name),
  );
}

interface Head {
  readonly place: number;
  readonly head: string;
  readonly within: string;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** A letter more, a letter less, another letter, or two that changed places; a number is no letter. */
function isSlip(one: string, other: string): boolean {
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
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}
