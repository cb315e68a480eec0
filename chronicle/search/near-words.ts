/** From this length on two slips are forgiven, from the other on one. */
const TWO_SLIPS = 8;
const ONE_SLIP = 4;

/**
 * Words of an ordered list that are one or two slips away (a letter more, less, another, or two exchanged), the nearest first.
 * Of two slips none is in the first letter, which people hardly get wrong.
 */
export function nearWords(ordered: readonly string[], word: string): { word: string; distance: number }[] {
  const most = word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : 0;
  if (most === 0) return [];
  const found = withSameStart(ordered, word, most);
  if (most === 1) for (const near of otherStarts(ordered, word)) found.push({ word: near, distance: 1 });
  return found.sort((a, b) => a.distance - b.distance);
}

/** Words one slip in the first letter away, each looked up. */
function otherStarts(ordered: readonly string[], word: string): string[] {
  const [first = '', second = ''] = word;
  const rest = word.slice(1);
  const letters = [...LETTERS];
  const candidates = new Set([
    rest,
    second + first + word.slice(2),
    ...letters.map((letter) => letter + rest),
    ...letters.map((letter) => letter + word),
  ]);
  return [...candidates].filter((near) => near.charAt(0) !== first && ordered[placeOf(ordered, near)] === near);
}

const LETTERS = 'abcdefghijklmnoprstuvzxyqw';

/**
 * Words with the same first letter. The list is walked as the tree that its common beginnings make: a beginning that is too far
 * away is left with all its words.
 */
function withSameStart(ordered: readonly string[], word: string, most: number) {
  const first = word.charAt(0);
  const found: { word: string; distance: number }[] = [];
  const costs = new Costs(word, most);
  let previous = '';
  const from = placeOf(ordered, first);
  const end = endOf(ordered, from, first);
  for (let place = from; place < end; place += 1) {
    const candidate = ordered[place] as string;
    let depth = commonLength(previous, candidate);
    let isNear = true;
    for (; depth < candidate.length && isNear; depth += 1) isNear = costs.take(candidate, depth);
    if (!isNear) {
      // All that begins like this is too far away: on to what does not.
      previous = candidate.slice(0, depth);
      place = endOf(ordered, place, previous) - 1;
      continue;
    }
    previous = candidate;
    const distance = costs.of(candidate.length);
    if (distance <= most) found.push({ word: candidate, distance });
  }
  return found;
}

/** What it costs to make one word of another, letter by letter; only as far as it can still be cheap enough. */
class Costs {
  readonly #word: string;
  readonly #most: number;
  readonly #rows: Uint8Array[];

  constructor(word: string, most: number) {
    this.#word = word;
    this.#most = most;
    this.#rows = [Uint8Array.from({ length: word.length + 1 }, (_, place) => place)];
  }

  of(length: number): number {
    return this.#rows[length]?.[this.#word.length] ?? this.#most + 1;
  }

  /** Takes in the next letter; whether anything that begins so can be near. */
  take(candidate: string, depth: number): boolean {
    const word = this.#word;
    const beyond = this.#most + 1;
    this.#rows[depth + 1] ??= new Uint8Array(word.length + 1);
    const row = this.#rows[depth + 1] as Uint8Array;
    const before = this.#rows[depth] as Uint8Array;
    const from = Math.max(1, depth + 1 - this.#most);
    const to = Math.min(word.length, depth + 1 + this.#most);
    const letter = candidate.charCodeAt(depth);
    row.fill(beyond);
    row[0] = Math.min(beyond, depth + 1);
    let least = row[0];
    for (let place = from; place <= to; place += 1) {
      const other = word.charCodeAt(place - 1);
      let cost = Math.min(
        (before[place] as number) + 1,
        (row[place - 1] as number) + 1,
        (before[place - 1] as number) + (letter === other ? 0 : 1),
      );
      if (
        depth > 0 &&
        place > 1 &&
        letter === word.charCodeAt(place - 2) &&
        candidate.charCodeAt(depth - 1) === other
      ) {
        cost = Math.min(cost, ((this.#rows[depth - 1] as Uint8Array)[place - 2] as number) + 1);
      }
      row[place] = Math.min(cost, beyond);
      // Two letters that are exchanged begin from the row before.
      least = Math.min(least, cost, before[place - 1] as number);
    }
    return least <= this.#most;
  }
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/** The place of the first word that does not come before this one. */
export function placeOf(ordered: readonly string[], word: string): number {
  let from = 0;
  let to = ordered.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((ordered[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The place after the last word with this beginning, which is mostly near: by steps that grow, then between the last two. */
function endOf(ordered: readonly string[], from: number, beginning: string): number {
  let step = 1;
  let low = from;
  while (low + step < ordered.length && (ordered[low + step] as string).startsWith(beginning)) {
    low += step;
    step *= 2;
  }
  let high = Math.min(ordered.length, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] as string).startsWith(beginning)) low = middle + 1;
    else high = middle;
  }
  return low;
}
