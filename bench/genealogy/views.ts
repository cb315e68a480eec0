import { layout } from '../../genealogy/layout/index.ts';
import { drawWithDot } from './graphviz.ts';
import { judge, timed } from './measure.ts';
import { ourLines, relationsOf } from './relations.ts';
import { smallViews } from './small-views.ts';
import { countCrossings } from './straight-lines.ts';

/** The bars of the issue, for views of up to 500 people. */
const MOST_LINKS = 0.03;

const SEEDS = [1, 2, 3];

interface Sum {
  views: number;
  people: number;
  /** A marriage is one, so is every child. */
  lines: number;
  links: number;
  crossingsDrawn: number;
  crossingsAll: number;
  crossingsOfDot: number;
  ms: number;
  slowest: number;
  msOfDot: number;
}

const byGroup = new Map<string, Sum>();
const byTree = new Map<string, Sum>();
for (const { of, kind, genealogy, view } of smallViews(SEEDS)) {
  const ours = timed(() => layout(genealogy, view));
  const people = [...ours.result.drawing.person];
  const relations = relationsOf(genealogy.graph, people);
  const dot = await drawWithDot(people, relations, timed);
  const { all, drawn, links } = ourLines(genealogy.graph, ours.result);
  const [crossingsDrawn, crossingsAll, crossingsOfDot] = [drawn, all, dot.lines].map(countCrossings) as [
    number,
    number,
    number,
  ];
  for (const sum of [sumOf(byGroup, `${of}: ${kind}`), sumOf(byTree, of)]) {
    sum.views += 1;
    sum.people += people.length;
    sum.lines += ours.result.drawing.kind.length;
    sum.links += links;
    sum.crossingsDrawn += crossingsDrawn;
    sum.crossingsAll += crossingsAll;
    sum.crossingsOfDot += crossingsOfDot;
    sum.ms += ours.ms;
    sum.slowest = Math.max(sum.slowest, ours.ms);
    sum.msOfDot += dot.ms;
  }
}
console.log(
  `Views of 40 to 500 people. Lines are taken as straight, for both alike; "drawn" leaves out links, "all" counts them as lines too.`,
);
console.table(Object.fromEntries([...byGroup].map(([name, sum]) => [name, rowOf(sum)])));
judge(
  [...byTree].flatMap(([name, { links, lines, crossingsAll, crossingsDrawn, crossingsOfDot }]) => [
    {
      bar: `${name}: links <= ${100 * MOST_LINKS} %`,
      measured: percent(links / lines),
      met: links / lines <= MOST_LINKS,
    },
    {
      bar: `${name}: crossings <= those of dot`,
      measured: `${crossingsDrawn} (${crossingsAll} with links) : ${crossingsOfDot}`,
      met: crossingsDrawn <= crossingsOfDot,
    },
  ]),
);

function sumOf(sums: Map<string, Sum>, name: string): Sum {
  const none: Sum = {
    views: 0,
    people: 0,
    lines: 0,
    links: 0,
    crossingsDrawn: 0,
    crossingsAll: 0,
    crossingsOfDot: 0,
    ms: 0,
    slowest: 0,
    msOfDot: 0,
  };
  const sum = sums.get(name) ?? none;
  sums.set(name, sum);
  return sum;
}

function rowOf(sum: Sum): Record<string, number | string> {
  return {
    views: sum.views,
    people: sum.people,
    links: percent(sum.links / sum.lines),
    drawn: sum.crossingsDrawn,
    all: sum.crossingsAll,
    dot: sum.crossingsOfDot,
    'all : dot': (sum.crossingsAll / Math.max(1, sum.crossingsOfDot)).toFixed(2),
    'ms a view': Math.round(sum.ms / sum.views),
    slowest: sum.slowest,
    'ms of dot': Math.round(sum.msOfDot / sum.views),
  };
}

function percent(part: number): string {
  return `${(100 * part).toFixed(1)} %`;
}
