import { TreeChoice } from '../features/family-tree/tree-choice.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { TREE_NAMES } from '../views/trees.ts';
import type { Route } from './+types/tree-choice';

const ABOUT = {
  bosnjak: { title: 'Bošnjaci', page: pathTo('treeBosnjak'), history: pathTo('bosnjaci') },
  cavar: { title: 'Ćavari', page: pathTo('treeCavar'), history: pathTo('cavari') },
} as const;

export function loader({ context }: Route.LoaderArgs) {
  const { library, viewer } = context.get(siteContext);
  const here = TREE_NAMES.filter((name) => library.tree(name));
  return {
    page: {
      title: 'Obiteljska stabla',
      description: 'Dva roda, dva stabla: Bošnjaci i Ćavari. Što je u njima, koliko daleko sežu i kako ih otvoriti.',
    },
    hill: here.length > 1 ? pathTo('treeHill') : undefined,
    signedIn: viewer?.role !== undefined,
    trees: TREE_NAMES.map((name) => {
      const { individuals = 0, families = 0, years, sample = false } = library.tree(name) ?? {};
      return { ...ABOUT[name], individuals, families, years, sample };
    }),
  };
}

export default function TreeChoicePage({ loaderData: { trees, hill, signedIn } }: Route.ComponentProps) {
  return (
    <Page title="Obiteljska stabla" lead="Dva roda, dva stabla.">
      <TreeChoice trees={trees} hill={hill} signInPath={signedIn ? undefined : pathTo('signIn')} />
    </Page>
  );
}
