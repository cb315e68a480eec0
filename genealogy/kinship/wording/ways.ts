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
  const together = new Map<string, Relationship>();
  for (const relationship of relationships) {
    const known = together.get(relationship.sentence);
    together.set(relationship.sentence, known ? merged(known, relationship) : relationship);
  }
  return [...together.values()].map((relationship) =>
    relationship.lines > 1 ? { ...relationship, sentence: withWays(relationship) } : relationship,
  );
}

function merged(nearer: Relationship, farther: Relationship): Relationship {
  return {
    ...nearer,
    notes: [...new Set([...nearer.notes, ...farther.notes])],
    isHalf: nearer.isHalf || farther.isHalf,
    lines: nearer.lines + farther.lines,
    otherPaths: [...(nearer.otherPaths ?? []), farther.path],
  };
}

function withWays({ sentence, lines }: Relationship): string {
  return `${sentence.replace(/\.$/, '')}, i to na ${waysCounted(lines)}.`;
}
