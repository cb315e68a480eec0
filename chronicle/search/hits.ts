/** Finds in one index: their places and scores, in no order. There are thousands to a question, so they are no objects. */
export interface Hits {
  readonly places: Uint32Array;
  readonly scores: Float64Array;
}

export function hitCount(hits: readonly Hits[]): number {
  return hits.reduce((sum, { places }) => sum + places.length, 0);
}

/** Those that are kept; they are asked of in the order in which they stand. */
export function keptHits({ places, scores }: Hits, isKept: (place: number, score: number) => boolean): Hits {
  const kept = { places: new Uint32Array(places.length), scores: new Float64Array(places.length) };
  let count = 0;
  for (let each = 0; each < places.length; each += 1) {
    if (!isKept(places[each] as number, scores[each] as number)) continue;
    kept.places[count] = places[each] as number;
    kept.scores[count] = scores[each] as number;
    count += 1;
  }
  return { places: kept.places.subarray(0, count), scores: kept.scores.subarray(0, count) };
}

/** The score that so many hits reach, and as many more as are just as good; nothing where there are no more. */
export function leastScore(hits: readonly Hits[], count: number): number {
  if (hitCount(hits) <= count) return Number.NEGATIVE_INFINITY;
  // The best scores so far, the least of them on top: a heap.
  const heap = new Float64Array(count);
  for (const { scores } of hits) {
    for (let each = 0; each < scores.length; each += 1) {
      const score = scores[each] as number;
      if (score > (heap[0] as number)) putOnTop(heap, score);
    }
  }
  return heap[0] as number;
}

/** In the place of the least one; the next least comes up. */
function putOnTop(heap: Float64Array, score: number): void {
  let place = 0;
  for (;;) {
    let child = place * 2 + 1;
    if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child += 1;
    if (child >= heap.length || (heap[child] as number) >= score) break;
    heap[place] = heap[child] as number;
    place = child;
  }
  heap[place] = score;
}
