import { data, Form } from 'react-router';
import { decideOnDuplicates } from '../actions/tree-duplicate-actions.ts';
import { Apart, Duplicates } from '../features/tree-health/duplicates.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { treeDeskTabs } from '../views/tree-desk-tabs.ts';
import { treeDuplicates } from '../views/tree-duplicate-views.ts';
import { TREE_WORDS } from '../views/trees.ts';
import type { Route } from './+types/tree-duplicates';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { tree, pairs, count, apart } = await treeDuplicates(context, params.tree);
  const { title } = TREE_WORDS[tree];
  return {
    page: {
      title: 'Dvojnici',
      description: `${title}: tko bi mogao biti zapisan dvaput.`,
      crumbs: [
        { label: 'Uredništvo', href: pathTo('editorial') },
        { label: 'Stabla', href: pathTo('treeVersions') },
      ],
      hiddenFromSearch: true,
    },
    title,
    tabs: treeDeskTabs(tree, 'treeDuplicates'),
    pairs,
    left: count - pairs.length,
    apart,
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { status, ...answer } = await decideOnDuplicates(context, params.tree, await request.formData());
  return data(answer, { status });
}

/** Also after a refusal: what is gone meanwhile goes from the list. */
export function shouldRevalidate(): boolean {
  return true;
}

export default function TreeDuplicatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, title, tabs, pairs, left, apart } = loaderData;
  return (
    <Page title={page.title} lead={`${title}: tko bi mogao biti zapisan dvaput.`}>
      {(actionData?.done || actionData?.trouble) && (
        <Notice kind={actionData.trouble ? 'trouble' : 'done'} focused>
          <p>{actionData.trouble ?? actionData.done}</p>
          {actionData.version && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="version" value={actionData.version} />
              <Button look="quiet" name="intent" value="undo">
                Poništite
              </Button>
            </Form>
          )}
        </Notice>
      )}
      <Tabs label="Stablo" tabs={tabs} />
      {pairs.length > 0 ? (
        <Duplicates pairs={pairs} />
      ) : (
        <p>Nitko se ne čini zapisanim dvaput. Kad se pojave dvije slične osobe, ovdje ćete ih moći spojiti.</p>
      )}
      {left > 0 && <p>… i još {left}, kad odlučite o ovima.</p>}
      <Apart apart={apart} />
    </Page>
  );
}
