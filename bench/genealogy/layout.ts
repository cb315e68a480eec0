import { readGedcom } from '../../genealogy/gedcom/read.ts';
import type { Genealogy } from '../../genealogy/genealogy.ts';
import { type Layout, layout } from '../../genealogy/layout/index.ts';
import { corpus, hasCorpus } from '../../tests/corpora.ts';
import { drawWithDot } from './graphviz.ts';
import { timed } from './measure.ts';
import { ourLines, relationsOf } from './relations.ts';
import { countCrossings, type StraightLine, totalLength } from './straight-lines.ts';
import { growVillage } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

/** The bars of the issue: milliseconds, and how many times faster than dot (0: only said, undefined: dot would not come to an end). */
const TRIALS = [
  { people: 'royal92', runs: 5, bar: 400, timesDot: 8 },
  { people: 1_000, runs: 5, bar: undefined, timesDot: 0 },
  { people: 3_000, runs: 3, bar: undefined, timesDot: 0 },
  { people: 10_000, runs: 3, bar: 1_500, timesDot: undefined },
  { people: 100_000, runs: 1, bar: 20_000, timesDot: undefined },
] as const;

/** To count every crossing of more lines than this takes longer than all layouts together. */
const COUNTABLE = 20_000;

type Row = Record<string, number | string>;
const speed: Row[] = [];
const quality: Row[] = [];
for (const { people, runs, bar, timesDot } of TRIALS) {
  const trial = people === 'royal92' ? people : `village ${people.toLocaleString('en')}`;
  if (people === 'royal92' && !hasCorpus('royal92.ged')) {
    console.log('royal92 is left out: there are no corpora here');
    continue;
  }
  const bytes = people === 'royal92' ? corpus('royal92.ged') : gedcomOf(growVillage({ people, seed: 1 }));
  const { genealogy } = readGedcom(bytes);
  const ours = Array.from({ length: runs }, () => timed(() => layout(genealogy, { kind: 'everyone' })));
  const [first] = ours as [(typeof ours)[number]];
  const median = ours.map(({ ms }) => ms).sort((a, b) => a - b)[runs >> 1] as number;
  speed.push({
    trial,
    by: 'ours',
    'first ms': first.ms,
    'median ms': median,
    'cpu ms': first.cpu,
    ...verdict(first.ms, bar, 'ms'),
  });
  quality.push({ trial, by: 'ours', ...qualityOf(genealogy, first.result) });
  if (timesDot === undefined) continue;
  const everybody = [...first.result.drawing.person];
  const dot = await drawWithDot(everybody, relationsOf(genealogy.graph, everybody), timed);
  const times = dot.ms / first.ms;
  speed.push({
    trial,
    by: 'dot',
    'first ms': dot.ms,
    'cpu ms': dot.cpu,
    'times ours': times.toFixed(1),
    ...(timesDot > 0 && { bar: `${timesDot} x`, kept: times >= timesDot ? 'yes' : 'NO' }),
  });
  quality.push({
    trial,
    by: 'dot',
    boxes: genealogy.individuals.size,
    ...asLines(dot.lines),
    width: dot.width,
    height: dot.height,
  });
}
console.log(
  'Time for everyone. The first run is the one with cold code; cpu is the time of the one thread, without what others took of it.',
);
console.table(speed);
console.log(`Quality. Lines are taken as straight, from the middle of a box to where a marriage branches, for both alike.
"drawn" leaves out links, which are two numbered ends; "all" counts them as if they were lines too.`);
console.table(quality);
const isKept =
  speed.every(({ kept }) => kept !== 'NO') &&
  quality.every(({ duplicates = 0, overlaps = 0 }) => duplicates === 0 && overlaps === 0);
process.exitCode = isKept ? 0 : 1;

function verdict(value: number, bar: number | undefined, unit: string): Row {
  return bar === undefined ? {} : { bar: `${bar} ${unit}`, kept: value <= bar ? 'yes' : 'NO' };
}

function qualityOf({ graph }: Genealogy, drawn: Layout): Row {
  const { boxes } = drawn;
  const lines = ourLines(graph, drawn);
  return {
    boxes: boxes.length,
    duplicates: boxes.length - new Set(boxes.map(({ id }) => id)).size,
    overlaps: countOverlaps(boxes),
    links: lines.links,
    'crossings drawn': crossingsOf(lines.drawn),
    'length drawn': Math.round(totalLength(lines.drawn)),
    ...asLines(lines.all),
    width: boxes.reduce((most, box) => Math.max(most, box.x + box.width), 0),
    height: boxes.reduce((most, box) => Math.max(most, box.y + box.height), 0),
  };
}

function asLines(lines: readonly StraightLine[]): Row {
  return { 'crossings all': crossingsOf(lines), 'length all': Math.round(totalLength(lines)) };
}

function crossingsOf(lines: readonly StraightLine[]): number | string {
  return lines.length > COUNTABLE ? '–' : countCrossings(lines);
}

function countOverlaps(boxes: Layout['boxes']): number {
  const inOrder = [...boxes].sort((a, b) => a.y - b.y || a.x - b.x);
  return inOrder.filter((box, index) => {
    const before = inOrder[index - 1];
    return before !== undefined && before.y === box.y && before.x + before.width > box.x;
  }).length;
}
