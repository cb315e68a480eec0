import { isPicture } from '../../chronicle/media/media.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import { attachmentsOf, closestKin, crossLinks, type Genealogy, type Individual } from '../../genealogy/index.ts';
import type { KinView, PersonView, PictureView, RecordLinkView } from '../features/family-tree/views.ts';
import { dateText, lifeText } from '../text/dates.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { cardView } from './record-views.ts';
import { TREE_PAGES, type TreeName, treePersonPath } from './trees.ts';

export function kinView(person: Individual, tree: TreeName): KinView {
  return {
    id: person.id,
    href: treePersonPath(tree, person.id),
    name: person.name.full,
    years: lifeText(person.birth?.date || undefined, person.death?.date || undefined),
  };
}

/** Everything that may be told of somebody in a tree. */
export function personView(
  genealogy: Genealogy,
  person: Individual,
  { library, tree }: { readonly library: Library; readonly tree: TreeName },
): PersonView {
  const people = (indices: readonly number[]) => indices.map((index) => kinView(genealogy.individuals.at(index), tree));
  const { parents, partners, children, siblings } = closestKin(genealogy.graph, person.index);
  const { citations, pictures } = attachmentsOf(genealogy, person.index);
  const records = library
    .links()
    .aboutIndividual(`${tree}#${person.id}`)
    .flatMap((key) => library.get(key) ?? []);
  return {
    ...kinView(person, tree),
    nickname: person.name.nickname,
    otherNames: person.otherNames.map(({ full }) => full),
    facts: person.events.flatMap(({ tag, date, place, value }) => {
      const told = [value, date && dateText(date), place].filter(Boolean).join(', ');
      return told ? [{ label: lifeEventLabel(tag), value: told }] : [];
    }),
    notes: person.notes,
    kin: [
      { label: 'Roditelji', people: people(parents) },
      { label: 'Braća i sestre', people: people(siblings) },
      { label: 'Bračni drugovi', people: people(partners) },
      { label: 'Djeca', people: people(children) },
    ].filter((group) => group.people.length > 0),
    records: records.map((record): RecordLinkView => {
      const { href, title, label } = cardView(library, record);
      return { href, title, label };
    }),
    sources: citations.map(({ title, page, event }) => ({ title, page, about: event && lifeEventLabel(event) })),
    pictures: [
      ...pictures.flatMap(({ file, title }) => pictureView(library, file, title)),
      ...records.flatMap(({ kind, cover }) =>
        cover && kind !== 'period' ? pictureView(library, cover.file, cover.alt) : [],
      ),
    ],
    crossing: crossingOf(crossLinks(genealogy)[person.index]),
  };
}

/** Files of another computer, which a genealogy program may name, are not ours to show. */
function pictureView(library: Library, file: string, alt: string): PictureView[] {
  const media = library.media(file.split(/[\\/]/).at(-1) ?? '');
  if (!media || !isPicture(media) || !(library.isPublicMedia(media.hash) || library.isMemberMedia(media.hash)))
    return [];
  const { hash, width, height, type } = media;
  return [{ kind: type === 'image/svg+xml' ? 'drawing' : 'photograph', hash, alt, width, height }];
}

function crossingOf(link: string | undefined): PersonView['crossing'] {
  const [tree = '', id = ''] = link?.split('#') ?? [];
  if (!(tree in TREE_PAGES) || id === '') return undefined;
  const { inTree } = TREE_PAGES[tree as TreeName];
  return { href: treePersonPath(tree as TreeName, id), label: inTree };
}
