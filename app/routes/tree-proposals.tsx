import { data, Form } from 'react-router';
import { waitingProposals } from '../../chronicle/trees/tree-proposals.ts';
import { textIn } from '../actions/form.ts';
import { decide, undo } from '../actions/tree-edit-services.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { ProposalQueue } from '../features/tree-proposals/proposal-queue.tsx';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { counted } from '../text/plurals.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { deskPlaces } from '../views/desk-places.ts';
import { treeProposalView } from '../views/tree-proposal-views.ts';
import type { Route } from './+types/tree-proposals';

/** Of a large tree each takes a moment to be compared with what the file says. */
const MOST_SHOWN = 10;
const PROPOSALS = { one: 'prijedlog', few: 'prijedloga', other: 'prijedloga' };

export async function loader({ context }: Route.LoaderArgs) {
  const { store, trees, today } = context.get(siteContext);
  const waiting = await waitingProposals(store);
  const asked = await trees.asked(today);
  const proposals = waiting.slice(0, MOST_SHOWN).map(async (proposal) => {
    const { tree, edit, what } = proposal;
    const genealogy = await trees.open(tree, today);
    return treeProposalView(proposal, await trees.run('proposal', { asked, tree, edit, id: what.person }), genealogy);
  });
  return {
    page: {
      title: 'Prijedlozi za stabla',
      description: 'Što članovi predlažu da se promijeni u obiteljskim stablima.',
      crumbs: [
        { label: 'Uredništvo', href: pathTo('editorial') },
        { label: 'Stabla', href: pathTo('treeVersions') },
      ],
      hiddenFromSearch: true,
    },
    places: deskPlaces('editor', 'treeVersions'),
    proposals: await Promise.all(proposals),
    left: waiting.length - proposals.length,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  const tree = textIn(form, 'tree');
  if (intent === 'undo') {
    const { answer, status } = await undo(context, tree, Number(textIn(form, 'version')));
    return data({ answer, tree: '' }, { status });
  }
  const { answer, status } = await decide(context, {
    id: textIn(form, 'proposal'),
    intent,
    reason: textIn(form, 'reason').trim(),
  });
  return data({ answer, tree }, { status });
}

export default function TreeProposalsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, places, proposals, left } = loaderData;
  return (
    <Page title={page.title} lead="Usporedite što piše i što bi pisalo, pa odlučite. Prihvaćeno se može poništiti.">
      <DeskNav places={places} />
      {actionData && <Answered {...actionData} />}
      {proposals.length > 0 ? (
        <ProposalQueue proposals={proposals} />
      ) : (
        <p>
          Nijedan prijedlog ne čeka. Kad član u stablu pritisne „Predložite izmjenu“, ovdje će stajati što piše i što bi
          pisalo.
        </p>
      )}
      {left > 0 && <p>… i još {counted(left, PROPOSALS)}, kad odlučite o ovima.</p>}
    </Page>
  );
}

function Answered({ answer, tree }: NonNullable<Route.ComponentProps['actionData']>) {
  const canUndo = answer.kind === 'done' && answer.version > 0 && tree !== '';
  return (
    <Notice kind={answer.kind === 'done' ? 'done' : 'trouble'}>
      <p>{answer.sentence}</p>
      {canUndo && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="tree" value={tree} />
          <input type="hidden" name="version" value={answer.version} />
          <Button look="quiet" name="intent" value="undo">
            Poništite
          </Button>
        </Form>
      )}
    </Notice>
  );
}
