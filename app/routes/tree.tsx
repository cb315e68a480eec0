import { relate } from '../../genealogy/index.ts';
import { FamilyOutline } from '../features/family-tree/family-outline.tsx';
import { Kinship } from '../features/family-tree/kinship.tsx';
import { PersonPanel } from '../features/family-tree/person-panel.tsx';
import { outlineView, personView } from '../reading/tree-views.ts';
import { FIRST_PARAM, lineOf, PERSON_PARAM, pathTo, SECOND_PARAM } from '../routes.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import type { Route } from './+types/tree';
import styles from './tree.module.css';

const TREES = {
  bosnjaci: { name: 'bosnjak', title: 'Obiteljsko stablo Bošnjaka', page: 'treeBosnjak' },
  cavari: { name: 'cavar', title: 'Obiteljsko stablo Ćavara', page: 'treeCavar' },
} as const;

export async function loader({ context, pattern, url: { searchParams } }: Route.LoaderArgs) {
  const { library, trees, today } = context.get(siteContext);
  const { name, title, page } = TREES[lineOf(pattern)];
  const genealogy = await trees.open(name, today);
  if (!genealogy) throw pageNotFound();
  const pathOf = (id: string) => `${pathTo(page)}?${PERSON_PARAM}=${id}`;
  const person = genealogy.individuals.get(searchParams.get(PERSON_PARAM) ?? '');
  const [first, second] = [FIRST_PARAM, SECOND_PARAM].map((parameter) => searchParams.get(parameter) ?? '') as [
    string,
    string,
  ];
  return {
    page: {
      title,
      description: title,
      crumbs: [{ label: 'Obiteljska stabla', href: pathTo('trees') }],
      hiddenFromSearch: true,
    },
    entries: outlineView(genealogy, pathOf),
    person: person && personView(genealogy, person, { library, tree: name, pathOf }),
    people: [...genealogy.individuals]
      .map(({ id, name: { full }, birth }) => ({
        value: id,
        label: birth?.date ? `${full} (${birth.date.slice(0, 4)})` : full,
      }))
      .sort((a, b) => a.label.localeCompare(b.label, 'hr')),
    first,
    second,
    sentences:
      first && second
        ? relate(genealogy, first, second).map(({ sentence, notes }) => ({ sentence, notes }))
        : undefined,
  };
}

export default function TreePage({ loaderData }: Route.ComponentProps) {
  const { page, entries, person, people, first, second, sentences } = loaderData;
  return (
    <Page title={page.title} lead="Ogledno stablo: ljudi u njemu su izmišljeni. O živima se vidi samo ime.">
      <Kinship people={people} first={first} second={second} sentences={sentences} />
      <div className={styles.columns}>
        <FamilyOutline entries={entries} current={person?.id} />
        {person && (
          <div className={styles.panel}>
            <PersonPanel person={person} />
          </div>
        )}
      </div>
    </Page>
  );
}
