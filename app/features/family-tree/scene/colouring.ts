import { parsePartialDate, yearOf } from '../../../../domain/partial-date.ts';
import type { TreeModel } from '../tree-model.ts';
import type { Tone } from './palette.ts';

export type Colours = 'line' | 'century' | 'place';

/** By person: which of the legend's entries they belong to. */
export interface Colouring {
  readonly entryOf: Uint8Array;
  readonly legend: readonly { readonly label: string; readonly count: number; readonly tone: Tone }[];
}

/** More would not be told apart. */
const TONES = 7;

export function colouringOf(tree: TreeModel, colours: Colours): Colouring {
  if (colours === 'century') return byCentury(tree);
  const { packed } = tree;
  const column = colours === 'line' ? packed.surname : packed.birthPlace;
  const nameOf = (word: number) =>
    (colours === 'place' ? (packed.words[word] ?? '').split(',')[0] : packed.words[word]) ?? '';
  const labels = column.map(nameOf);
  return grouped(labels, colours === 'line' ? 'Ostala prezimena' : 'Drugdje', 'Nepoznato');
}

/** The most frequent get a tone each, the rest share the plain one. */
function grouped(labels: readonly string[], rest: string, unknown: string): Colouring {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  const unknowns = counts.get('') ?? 0;
  counts.delete('');
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0], 'hr')).slice(0, TONES);
  const entryOfLabel = new Map(frequent.map(([label], index) => [label, index]));
  const others = labels.length - unknowns - frequent.reduce((sum, [, count]) => sum + count, 0);
  return {
    entryOf: Uint8Array.from(labels, (label) =>
      label === '' ? frequent.length + 1 : (entryOfLabel.get(label) ?? frequent.length),
    ),
    legend: [
      ...frequent.map(([label, count], tone) => ({ label, count, tone })),
      { label: rest, count: others, tone: 'plain' },
      { label: unknown, count: unknowns, tone: 'plain' },
    ],
  };
}

function byCentury(tree: TreeModel): Colouring {
  const centuries = tree.packed.born.map((edtf) => {
    const date = edtf ? parsePartialDate(edtf) : undefined;
    return date ? Math.floor((yearOf(date) - 1) / 100) + 1 : 0;
  });
  const known = [...new Set(centuries)].filter((century) => century > 0).sort((a, b) => a - b);
  const first = Math.max(0, known.length - TONES);
  const entryOf = (century: number) =>
    century === 0 ? known.length - first : Math.max(0, known.indexOf(century) - first);
  const entries = Uint8Array.from(centuries, entryOf);
  const count = (entry: number) => entries.reduce((sum, one) => sum + (one === entry ? 1 : 0), 0);
  return {
    entryOf: entries,
    legend: [
      ...known.slice(first).map((century, tone) => ({ label: `${century}. stoljeće`, count: count(tone), tone })),
      { label: 'Nepoznato', count: count(known.length - first), tone: 'plain' as const },
    ],
  };
}
