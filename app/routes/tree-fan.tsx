import { FanChart } from '../features/family-tree/fan/fan-chart.tsx';
import { FanList } from '../features/family-tree/fan/fan-list.tsx';
import { PersonLinks } from '../features/family-tree/report/person-links.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { SampleLabel } from '../ui/sample-label.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { askedGenerations, FAN_GENERATIONS, fanPath, fanView } from '../views/fan-view.ts';
import { isSampleTree } from '../views/shown-tree.ts';
import { personAt, personLinks } from '../views/tree-person-page.ts';
import { kinView } from '../views/tree-views.ts';
import { TREE_PAGES, TREE_WORDS } from '../views/trees.ts';
import type { Route } from './+types/tree-fan';

/** Ancestors as a fan, drawn on the server. */
export async function loader({ context, params, url: { searchParams } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { tree, genealogy, person } = await personAt(site, params.tree, params.id);
  const fan = fanView(genealogy, person, tree, askedGenerations(searchParams));
  const { title } = TREE_WORDS[tree];
  return {
    page: {
      title: `Preci u lepezi: ${person.name.full}`,
      description: 'Preci jedne osobe, nacrtani u lepezi.',
      crumbs: [
        { label: 'Obiteljska stabla', href: pathTo('trees') },
        { label: title, href: pathTo(TREE_PAGES[tree].page) },
      ],
      hiddenFromSearch: true,
    },
    isSample: isSampleTree(site.library, tree),
    person: kinView(person, tree),
    fan,
    links: personLinks(tree, person.id, 'fan'),
    choices: FAN_GENERATIONS.map((count) => ({
      label: `${count} koljena`,
      href: fanPath(tree, person.id, count),
      current: count === fan.generations,
    })),
  };
}

export default function TreeFanPage({ loaderData }: Route.ComponentProps) {
  const { person, fan, links, choices, isSample } = loaderData;
  return (
    <Page title={person.name} eyebrow="Preci u lepezi" lead={person.years || undefined}>
      {isSample && <SampleLabel>{SAMPLE_SENTENCE.tree}</SampleLabel>}
      <PersonLinks links={links} />
      {fan.rows.length === 0 ? (
        <p>U stablu još nema roditelja ove osobe. Kad ih tko upiše, lepeza će se otvoriti.</p>
      ) : (
        <>
          <Tabs label="Koliko koljena" tabs={choices} />
          <FanChart fan={fan} />
        </>
      )}
      <FanList fan={fan} />
    </Page>
  );
}
