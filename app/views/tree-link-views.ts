import type { Hill } from '../../chronicle/trees/hill-cache.ts';
import type { TreeLink } from '../../chronicle/trees/tree-links.ts';
import { type IndividualReference, parseIndividualReference } from '../../domain/reference.ts';
import { NOBODY, type Refusal } from '../../genealogy/index.ts';
import type { LinkView } from '../features/tree-versions/views.ts';
import { lifeText, momentInWords } from '../text/dates.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

const MOST_REFUSED = 50;
const MOST_SUGGESTED = 50;
const MOST_DECIDED = 200;
const MOST_JOINED = 300;

export const REFUSED_BECAUSE: Readonly<Record<Refusal['why'], string>> = {
  'one-sided': 'Na drugu osobu upućuje samo jedna datoteka.',
  ambiguous: 'Jedna je od njih već spojena s nekim drugim ili ista oznaka stoji uz više osoba.',
  'own-ancestor': 'Kad bi to bila ista osoba, netko bi bio vlastiti predak.',
  missing: 'Jedne od tih osoba više nema u stablu.',
};

/** Whom the files could not join, whom editors decided on, and who is joined. */
export function treeLinkViews(
  hill: Hill,
  decided: readonly TreeLink[],
  likely: readonly {
    readonly one: IndividualReference;
    readonly other: IndividualReference;
    readonly reasons: string;
  }[],
) {
  const view = (one: IndividualReference, other: IndividualReference, note: string): LinkView => ({
    one: `${one.tree}#${one.id}`,
    other: `${other.tree}#${other.id}`,
    people: [one, other].map((reference) => personOf(hill, reference)),
    note,
  });
  const joined = Array.from({ length: hill.genealogy.individuals.size }, (_, person) => hill.recordsOf(person)).filter(
    (records) => records.length > 1,
  );
  const said = new Set(decided.map(({ one, other }) => `${one} ${other}`));
  const refused = new Set(hill.refused.map(({ one, other }) => pairOf(one, other)));
  const suggested = likely.filter(({ one, other }) => {
    const [a, b] = [hill.indexOf(one), hill.indexOf(other)];
    // Whoever is joined already, with this one or another, is asked about no more.
    const isFree = [a, b].every((index) => index !== NOBODY && hill.recordsOf(index).length === 1);
    return isFree && a !== b && !said.has(pairOf(one, other)) && !refused.has(pairOf(one, other));
  });
  return {
    suggested: suggested
      .slice(0, MOST_SUGGESTED)
      .map(({ one, other, reasons }) => view(one, other, capitalised(reasons))),
    suggestedCount: suggested.length,
    refused: hill.refused.slice(0, MOST_REFUSED).map(({ one, other, why }) => view(one, other, REFUSED_BECAUSE[why])),
    decided: decided.slice(0, MOST_DECIDED).flatMap(({ one, other, isSame, by, at }) => {
      const [a, b] = [parseIndividualReference(one), parseIndividualReference(other)];
      const note = `${isSame ? 'Ista osoba' : 'Nisu ista osoba'}: ${by}, ${momentInWords(new Date(at))}`;
      return a && b ? [view(a, b, note)] : [];
    }),
    joined: joined.slice(0, MOST_JOINED).flatMap(([one, other]) => (one && other ? [view(one, other, '')] : [])),
    count: joined.length,
  };
}

/** The same whichever is named first, as decisions are kept. */
function pairOf(one: IndividualReference, other: IndividualReference): string {
  return [one, other]
    .map(({ tree, id }) => `${tree}#${id}`)
    .sort()
    .join(' ');
}

function capitalised(text: string): string {
  return text === '' ? '' : `${text.charAt(0).toLocaleUpperCase('hr')}${text.slice(1)}.`;
}

function personOf(hill: Hill, reference: IndividualReference): LinkView['people'][number] {
  const { tree, id } = reference;
  const index = hill.indexOf(reference);
  const where = isTreeName(tree) ? TREE_WORDS[tree].inTree : tree;
  const href = isTreeName(tree) ? treePersonPath(tree, id) : undefined;
  if (index === NOBODY) return { name: id, where, href };
  const { name, birth, death } = hill.genealogy.individuals.at(index);
  const years = lifeText(birth?.date || undefined, death?.date || undefined);
  return { name: name.full, where: [years, where].filter(Boolean).join(' · '), href };
}
