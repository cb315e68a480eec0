/** How much is told of each person at a scale. */
export type Detail = 'shapes' | 'names' | 'cards' | 'portraits';

/** Names are written where a letter is some nine points high, the rest where the box has room for it on the screen. */
const FROM = { names: 0.34, cards: 0.62, portraits: 1.12 } as const;

export function detailAt(k: number): Detail {
  if (k >= FROM.portraits) return 'portraits';
  if (k >= FROM.cards) return 'cards';
  return k >= FROM.names ? 'names' : 'shapes';
}
