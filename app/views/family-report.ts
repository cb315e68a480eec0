import type { Library } from '../../chronicle/reading/library.ts';
import {
  ancestorReport,
  ancestorsOfBothParents,
  attachmentsOf,
  birthCouple,
  type DescendantUnion,
  descendantReport,
  type Family,
  type Genealogy,
  type Individual,
  NOBODY,
  Pedigree,
} from '../../genealogy/index.ts';
import type { ReportEntry, ReportLine, ReportSection, ReportView } from '../features/family-tree/report/views.ts';
import { dateText, dayText, shortLifeText } from '../text/dates.ts';
import { ancestorsHeading, descendantsHeading } from '../text/generations.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { PEDIGREE_WORD } from '../text/pedigree-words.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { parentsKinship } from './parents-kinship.ts';
import { isSampleTree } from './shown-tree.ts';
import type { ReportKind } from './tree-person-page.ts';
import { type ShownTree, treePersonPath } from './trees.ts';

interface ReportPlace {
  readonly tree: ShownTree;
  readonly kind: ReportKind;
}

const NUMBERING: Readonly<Record<ReportKind, string>> = {
  ancestors:
    'Otac ima dvostruko veći broj od svojega djeteta, a majka za jedan veći od oca: roditelji osobe 5 nose brojeve 10 i 11.',
  descendants: 'Broj kazuje put: 1.3.2 drugo je dijete trećega djeteta. Djeca se broje redom rođenja, iz svih brakova.',
};

/** Ancestors or descendants of somebody, as pages and files tell them. */
export function reportFor(
  { library, name, today }: { readonly library: Pick<Library, 'trees'>; readonly name: string; readonly today: string },
  genealogy: Genealogy,
  person: Individual,
  place: ReportPlace,
): ReportView {
  const writer = new ReportWriter(genealogy, place.tree);
  const { sections, isCut } =
    place.kind === 'ancestors' ? writer.ancestors(person.index) : writer.descendants(person.index);
  const told = sections.flatMap(({ entries }) => entries).filter(({ again }) => again === undefined).length - 1;
  const whom = place.kind === 'ancestors' ? 'Preci' : 'Potomci';
  return {
    kind: place.kind,
    name: person.name.full,
    years: yearsOf(person),
    lead: told === 0 ? `${whom} nisu zapisani.` : `${whom}: ${counted(told, WORDS.person)}.`,
    numbering: told === 0 ? '' : NUMBERING[place.kind],
    kinship: place.kind === 'ancestors' ? kinshipParagraphs(genealogy, person) : [],
    sections,
    cut: isCut
      ? 'Izvješće ovdje staje: dalje ima više ljudi nego što bi se dalo pročitati. Otvorite izvješće nekoga iz posljednjega koljena.'
      : '',
    sources: writer.sources,
    sample: isSampleTree(library, place.tree) ? SAMPLE_SENTENCE.tree : '',
    made: `${name}, ${dayText(today)}`,
  };
}

function yearsOf({ birth, death }: Individual): string {
  return shortLifeText(birth?.date || undefined, death?.date || undefined);
}

/** What one person's entry may hold: one that fills pages would bury everybody else, and a hostile one the server. */
const LONGEST_TEXT = 1200;
const MOST_FACTS = 60;
const MOST_NOTES = 10;
const MOST_CITED = 30;
const MOST_CHILDREN = 60;

function shortened(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}

class ReportWriter {
  readonly #genealogy: Genealogy;
  readonly #tree: ShownTree;
  readonly #sources = new Map<string, number>();

  constructor(genealogy: Genealogy, tree: ShownTree) {
    this.#genealogy = genealogy;
    this.#tree = tree;
  }

  get sources(): string[] {
    return [...this.#sources.keys()];
  }

  ancestors(person: number): { sections: ReportSection[]; isCut: boolean } {
    const { graph } = this.#genealogy;
    const { generations, isCut } = ancestorReport(this.#genealogy, person);
    const atNumber = new Map(generations.flat().map(({ number, person: at }) => [number, at]));
    const sections = generations.map((entries, generation) => ({
      heading: generation === 0 ? 'Osoba' : ancestorsHeading(generation),
      entries: entries.map(({ number, person: ancestor, toldUnder }) => {
        const child = atNumber.get(Math.floor(number / 2));
        const isFather = number > 1 && number % 2 === 0 && child !== undefined;
        const wife = isFather && birthCouple(graph, child).mother !== NOBODY ? ` (s osobom br. ${number + 1})` : '';
        const married = isFather ? marriageText(this.#birthFamily(child)) : '';
        return this.#entry(String(number), ancestor, toldUnder === undefined ? undefined : String(toldUnder), [
          ...(married ? [{ label: 'Brak', text: `${married}${wife}` }] : []),
        ]);
      }),
    }));
    return { sections, isCut };
  }

  descendants(person: number): { sections: ReportSection[]; isCut: boolean } {
    const { generations, isCut } = descendantReport(this.#genealogy, person);
    const told = new Set(generations.flat().map(({ number }) => number));
    const sections = generations.map((entries, generation) => ({
      heading: generation === 0 ? 'Osoba' : descendantsHeading(generation),
      entries: entries.map(({ number, person: descendant, toldUnder, unions }) =>
        this.#entry(
          number,
          descendant,
          toldUnder,
          unions.flatMap(({ family, partner, children, toldUnder: under }): ReportLine[] => [
            { label: 'Brak', text: this.#unionText(family, partner, under) },
            ...(children.length === 0 ? [] : [{ label: 'Djeca', text: '', people: this.#childrenIn(children, told) }]),
          ]),
        ),
      ),
    }));
    return { sections, isCut };
  }

  #entry(number: string, index: number, again: string | undefined, kin: readonly ReportLine[]): ReportEntry {
    const person = this.#genealogy.individuals.at(index);
    const named = {
      number,
      name: person.name.full,
      years: yearsOf(person),
      href: treePersonPath(this.#tree, person.id),
    };
    if (again !== undefined) return { ...named, again, lines: [], notes: [] };
    const facts = person.events.slice(0, MOST_FACTS).flatMap(({ tag, date, place, value, type }) => {
      const text = [value, date && dateText(date), place].filter(Boolean).join(', ');
      return text ? [{ label: lifeEventLabel(tag, type), text: shortened(text) }] : [];
    });
    const cited = this.#cited(index);
    return {
      ...named,
      again,
      lines: [...facts, ...kin, ...(cited ? [{ label: 'Izvori', text: cited }] : [])],
      notes: person.notes.slice(0, MOST_NOTES).map(shortened),
    };
  }

  /** [1], list 12; [3]: what stands in brackets is the source's number in the list at the end. */
  #cited(index: number): string {
    const { citations } = attachmentsOf(this.#genealogy, index);
    const cited = citations.slice(0, MOST_CITED).map(({ title, page }) => {
      const source = shortened(title);
      const number = this.#sources.get(source) ?? this.#sources.size + 1;
      this.#sources.set(source, number);
      return page ? `[${number}] ${shortened(page)}` : `[${number}]`;
    });
    return [...new Set(cited)].join('; ');
  }

  #birthFamily(child: number): Family | undefined {
    const { graph, families } = this.#genealogy;
    const slot = graph.originPedigree
      .subarray(graph.originStart[child], graph.originStart[child + 1])
      .indexOf(Pedigree.birth);
    return slot < 0 ? undefined : families.at(graph.origins[(graph.originStart[child] as number) + slot] as number);
  }

  #unionText(family: number, partner: number, under: string | undefined): string {
    const beside = partner === NOBODY ? undefined : this.#genealogy.individuals.at(partner);
    const named = beside ? withYears(beside.name.full, yearsOf(beside)) : 'ime nije poznato';
    const told = under === undefined ? marriageText(this.#genealogy.families.at(family)) : `djeca pod br. ${under}`;
    return [named, told].filter(Boolean).join('; ');
  }

  /** Numbers that the report does not reach lead nowhere, and are left out. */
  #childrenIn(children: DescendantUnion['children'], told: ReadonlySet<string>): NonNullable<ReportLine['people']> {
    const named = children.slice(0, MOST_CHILDREN).map(({ number, person, pedigree }) => {
      const child = this.#genealogy.individuals.at(person);
      const name = withYears(child.name.full, yearsOf(child));
      const upbringing = pedigree === Pedigree.birth ? '' : `, ${UPBRINGING[pedigree]}`;
      return { number: told.has(number) ? number : '', name: `${name}${upbringing}` };
    });
    const others = children.length - named.length;
    return others === 0 ? named : [...named, { number: '', name: `i još ${others}` }];
  }
}

const UPBRINGING = {
  [Pedigree.adopted]: PEDIGREE_WORD.adopted,
  [Pedigree.foster]: PEDIGREE_WORD.foster,
  [Pedigree.step]: PEDIGREE_WORD.step,
} as const;

function withYears(name: string, years: string): string {
  return years ? `${name} (${years})` : name;
}

function marriageText(family: Family | undefined): string {
  const { marriage, divorce } = family ?? {};
  const wed = [marriage?.date && dateText(marriage.date), marriage?.place].filter(Boolean).join(', ');
  return [wed, divorce && `razvod ${divorce.date ? dateText(divorce.date) : ''}`.trim()].filter(Boolean).join('; ');
}

/** Said kindly: it was not rare where houses were few, and nobody chose their ancestors. */
function kinshipParagraphs(genealogy: Genealogy, person: Individual): string[] {
  const sentence = parentsKinship(genealogy, person);
  if (!sentence) return [];
  const shared = ancestorsOfBothParents(genealogy, person.index).flatMap((id) => {
    const ancestor = genealogy.individuals.get(id);
    return ancestor ? [withYears(ancestor.name.full, yearsOf(ancestor))] : [];
  });
  return [
    `${sentence} U mjestima s malo kuća to nije bilo rijetko.`,
    ...(shared.length > 0 ? [`Zajednički preci roditelja: ${shared.join(', ')}.`] : []),
  ];
}
