import type { Hill } from '../../chronicle/trees/hill-cache.ts';
import type { TreeLink } from '../../chronicle/trees/tree-links.ts';
import { type IndividualReference, parseIndividualReference } from '../../domain/reference.ts';
import { NOBODY, type Refusal } from '../../genealogy/index.ts';
import type { LinkView } from '../features/tree-versions/views.ts';
import { lifeText, momentInWords } from '../text/dates.ts';
import { isTreeName, TREE_WORDS, treePersonPath } from './trees.ts';

const MOST_REFUSED = 50;
const MOST_DECIDED = 200;
const MOST_JOINED = 300;

export const REFUSED_BECAUSE: Readonly<Record<Refusal['why'], string>> = {
  'one-sided': 'Na drugu osobu upućuje samo jedna datoteka.',
  ambiguous: 'Jedna je od njih već spojena s nekim drugim ili ista oznaka stoji uz više osoba.',
  'own-ancestor': 'Kad bi to bila ista osoba, netko bi bio vlastiti predak.',
  missing: 'Jedne od tih osoba više nema u stablu.',
};

/** Whom the files could not join, whom editors decided on, and who is joined. */
export function treeLinkViews(hill: Hill, decided: readonly TreeLink[]) {
  const view = (one: IndividualReference, other: IndividualReference, note: string): LinkView => ({
    one: `${one.tree}#${one.id}`,
    other: `${other.tree}#${other.id}`,
    people: [one, other].map((reference) => personOf(hill, reference)),
    note,
  });
  const joined = Array.from({ length: hill.genealogy.individuals.size }, (_, person) => hill.recordsOf(person)).filter(
    (records) => records.length > 1,
  );
  return {
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
