import type { Relationship } from '../relationship.ts';

const figures = new Intl.NumberFormat('hr');

/** `1 način`, `3 načina`, `21 način`: after the preposition na. */
export function waysCounted(count: number): string {
  const isOne = count % 10 === 1 && count % 100 !== 11;
  return `${figures.format(count)} ${isOne ? 'način' : 'načina'}`;
}

/**
 * Each sentence once, in the order they came, with how many ways it is true: where two brothers married two sisters, their
 * fathers are prijatelji twice over, and nobody wants to read it twice.
 */
export function toldOnce(relationships: readonly Relationship[]): Relationship[] {
  return [...Map.groupBy(relationships, ({ sentence }) => sentence).values()].map(asOne);
}

function asOne(group: readonly Relationship[]): Relationship {
  const [nearest, ...others] = group as readonly [Relationship, ...Relationship[]];
  const lines = group.reduce((sum, relationship) => sum + relationship.lines, 0);
  if (lines === 1) return nearest;
  return {
    ...nearest,
    sentence: `${nearest.sentence.replace(/\.$/, '')}, i to na ${waysCounted(lines)}.`,
    notes: [...new Set(group.flatMap(({ notes }) => notes))],
    isHalf: group.some(({ isHalf }) => isHalf),
    lines,
    ...(others.length > 0 && { otherPaths: others.map(({ path }) => path) }),
  };
}
