import type { NamingText, TreeVisibility, VisiblePerson } from '../../chronicle/trees/tree-visibility.ts';
import { plainLetters } from '../../domain/plain-letters.ts';
import { Sex } from '../../genealogy/index.ts';
import type {
  NamingTextView,
  PersonVisibilityView,
  VisibilityCounts,
} from '../features/tree-visibility/tree-visibility.tsx';
import { QUERY_PARAM, SHOWN_PARAM, SHOWN_WORDS } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { counted, WORDS } from '../text/plurals.ts';
import { type Gender, visibilityReason } from '../text/visibility.ts';
import { type TreeName, treePersonPath } from './trees.ts';

type Visibility = keyof typeof SHOWN_WORDS;

/** People of a tree whom the address asks for, by what is seen of them and by name. */
export function chosenPeople({ people }: TreeVisibility, searchParams: URLSearchParams): readonly VisiblePerson[] {
  const asked = searchParams.get(SHOWN_PARAM);
  const shown = (Object.keys(SHOWN_WORDS) as Visibility[]).find((one) => SHOWN_WORDS[one] === asked);
  const words = plainLetters(searchParams.get(QUERY_PARAM) ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (!shown && words.length === 0) return people;
  return people.filter(({ name, ...person }) => {
    if (shown && person.shown !== shown) return false;
    const plainName = plainLetters(name);
    return words.every((word) => plainName.includes(word));
  });
}

const NOTHING: TreeVisibility = { people: [], texts: [], stale: [] };

export function visibilityCounts({ people, texts }: TreeVisibility = NOTHING): VisibilityCounts {
  const of = (shown: Visibility) => people.filter((person) => person.shown === shown).length;
  const held = texts.filter(({ isReleased }) => !isReleased).length;
  return { all: people.length, full: of('full'), name: of('name'), hidden: of('hidden'), texts: texts.length, held };
}

/** What editors have besides on a tree's page. */
export function deskLinks(tree: TreeName, { held }: VisibilityCounts, health: string) {
  const texts = held > 0 ? `: ${counted(held, WORDS.heldText)}` : '';
  return [
    { href: pathTo('treeVisibility', { tree }), label: `Tko se vidi i zašto${texts}` },
    { href: pathTo('treeHealth', { tree }), label: health },
  ];
}

export function genderOf(sex: Sex): Gender {
  return sex === Sex.male ? 'man' : sex === Sex.female ? 'woman' : 'person';
}

export function personVisibilityView(person: VisiblePerson, tree: TreeName, today: string): PersonVisibilityView {
  return {
    id: person.id,
    href: treePersonPath(tree, person.id),
    name: person.name || 'Bez imena',
    shown: person.shown,
    reason: visibilityReason(person, genderOf(person.sex), Number(today.slice(0, 4))),
  };
}

const TEXT_LABELS: ReadonlyMap<string, string> = new Map([
  ['TEXT', 'Prijepis izvora'],
  ['AUTH', 'Autor izvora'],
  ['PUBL', 'Izdanje izvora'],
  ['PAGE', 'Mjesto u izvoru'],
  ['FILE', 'Ime datoteke'],
  ['PLAC', 'Mjesto'],
  ['CAUS', 'Uzrok'],
  ['TYPE', 'Opis'],
]);

export function namingTextView(
  { hash, text, tag, named, about, isShared, isReleased }: NamingText,
  tree: TreeName,
): NamingTextView {
  return {
    hash,
    text,
    label: TEXT_LABELS.get(tag) ?? lifeEventLabel(tag),
    named,
    about: about.map(({ id, name }) => ({ href: treePersonPath(tree, id), name: name || 'Bez imena' })),
    isShared,
    isReleased,
  };
}
