import { readGedcom } from '../../genealogy/gedcom/read.ts';
import type { Genealogy } from '../../genealogy/genealogy.ts';
import type { View } from '../../genealogy/layout/index.ts';
import { selectPeople } from '../../genealogy/layout/selection.ts';
import { corpus, hasCorpus } from '../../tests/corpora.ts';
import { seededRandom } from './random.ts';
import { growVillage } from './village.ts';
import { gedcomOf } from './village-gedcom.ts';

/** A view that a reader may well look at whole. */
export interface SmallView {
  readonly of: string;
  readonly kind: View['kind'];
  readonly genealogy: Genealogy;
  readonly view: View;
}

const FEWEST = 40;
const MOST = 500;

const PARTS: readonly { kind: View['kind']; steps?: number }[] = [
  { kind: 'ancestors' },
  { kind: 'descendants' },
  { kind: 'hourglass' },
  { kind: 'close', steps: 4 },
  { kind: 'close', steps: 6 },
];

/** Whole small villages, and parts of large ones and of royal92, all of 40 to 500 people. */
export function smallViews(seeds: readonly number[], perPart = 2): SmallView[] {
  const views: SmallView[] = [];
  for (const cousins of [0.1, 0.3, 0.6]) {
    for (const seed of seeds) {
      for (const people of [120, 300, 500]) {
        views.push({
          of: `villages, ${cousins * 100} % seek a cousin`,
          kind: 'everyone',
          genealogy: villageOf(people, seed, cousins),
          view: { kind: 'everyone' },
        });
      }
      views.push(
        ...partsOf(`villages, ${cousins * 100} % seek a cousin`, villageOf(2_000, seed, cousins), seed, perPart),
      );
    }
  }
  if (hasCorpus('royal92.ged')) {
    const royals = readGedcom(corpus('royal92.ged')).genealogy;
    for (const seed of seeds) views.push(...partsOf('royal92', royals, seed, 2 * perPart));
  }
  return views;
}

export function villageOf(people: number, seed: number, cousins: number): Genealogy {
  return readGedcom(gedcomOf(growVillage({ people, seed, cousins }))).genealogy;
}

function partsOf(of: string, genealogy: Genealogy, seed: number, count: number): SmallView[] {
  const random = seededRandom(seed);
  return PARTS.flatMap((part) => {
    const found: SmallView[] = [];
    for (let attempt = 0; attempt < 60 && found.length < count; attempt += 1) {
      const person = genealogy.individuals.idAt(Math.floor(random() * genealogy.individuals.size));
      const view: View = { ...part, of: person };
      const size = selectPeople(genealogy, view)?.isChosen.reduce((sum, chosen) => sum + chosen, 0) ?? 0;
      if (size >= FEWEST && size <= MOST) found.push({ of, kind: part.kind, genealogy, view });
    }
    return found;
  });
}
