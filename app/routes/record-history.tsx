import { data, redirect } from 'react-router';
import { restoreRevision } from '../../chronicle/editing/history.ts';
import { roleTowardRecord } from '../../chronicle/editing/standing.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { mapRevision, maps, saveMap } from '../../chronicle/map/map-documents.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { Fault } from '../../domain/fault.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { publishDepsOf, wordFault } from '../actions/editing-actions.ts';
import { textIn } from '../actions/form.ts';
import { History } from '../features/draft/history.tsx';
import { NOTICE_PARAM, NOTICES } from '../query-words.ts';
import { MAP_WORD, pathTo } from '../routes.ts';
import { pageNotFound, slugParam } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { recordKeyAt } from '../views/desk-addresses.ts';
import { deskCrumbs } from '../views/desk-places.ts';
import { doneSentence } from '../views/editing-done.ts';
import { mapHistory, recordHistory } from '../views/history-view.ts';
import type { Route } from './+types/record-history';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const view = await (params.kind === MAP_WORD
    ? mapHistory(context, slugParam(params.slug), url)
    : recordHistory(context, recordKeyAt(context.get(siteContext).library, params.kind, params.slug), url)
  ).catch((error: unknown) => {
    throw wordFault(error).status === 404 ? pageNotFound() : error;
  });
  return {
    page: {
      title: `Povijest: ${view.title}`,
      description: 'Tko je što promijenio i kada.',
      crumbs: crumbsFor(memberOf(context.get(accountContext))),
      hiddenFromSearch: true,
    },
    view,
    told: { done: doneSentence(url.searchParams.get(NOTICE_PARAM)) },
  };
}

/** As far as they may enter: a steward has no desk. */
function crumbsFor({ role }: Account) {
  return [...deskCrumbs(role), ...(role === 'member' ? [] : [{ label: 'Zapisi', href: pathTo('deskRecords') }])];
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const deps = publishDepsOf(context);
  const account = memberOf(context.get(accountContext));
  const form = await request.formData();
  const revision = Number(textIn(form, 'revision'));
  try {
    if (params.kind === MAP_WORD) await restoreMap(context, slugParam(params.slug), revision);
    else {
      const key = recordKeyAt(deps.library, params.kind, params.slug);
      const role = await roleTowardRecord(deps.store, key, account);
      await restoreRevision(deps, { key, revision, account, role });
    }
    return redirect(`${url.pathname}?${NOTICE_PARAM}=${NOTICES.restored}`);
  } catch (error) {
    const { status, sentence } = wordFault(error);
    return data({ trouble: sentence }, { status });
  }
}

/** The map as it was, as its next revision. */
async function restoreMap(context: Route.ActionArgs['context'], name: string, revision: number): Promise<void> {
  const { store, now } = publishDepsOf(context);
  const account = memberOf(context.get(accountContext));
  const [kept, then] = [await maps.get(store, name), await mapRevision(store, name, revision)];
  if (!kept || !then || account.role !== 'editor' || !account.verified) throw new EditingFault('not-found');
  const at = now().toISOString();
  try {
    await saveMap(store, { name, hash: then.hash, basedOn: kept.revision, by: account.name, at });
  } catch (error) {
    if (error instanceof Fault && error.code === 'conflict') throw new EditingFault('busy');
    throw error;
  }
}

export default function RecordHistoryPage({ loaderData: { page, view, told }, actionData }: Route.ComponentProps) {
  return (
    <Page title={page.title} lead="Svaka objavljena promjena: tko, kada i što.">
      <AnswerNotice answer={actionData ?? told} />
      <History view={view} />
    </Page>
  );
}
