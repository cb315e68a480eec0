import { data, redirect } from 'react-router';
import { listBin, listOwnBin, undelete } from '../../chronicle/editing/bin.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { publishDepsOf, wordFault } from '../actions/editing-actions.ts';
import { textIn } from '../actions/form.ts';
import { DeskNav } from '../features/desk/desk-nav.tsx';
import { BinList } from '../features/draft/bin-list.tsx';
import { NOTICE_PARAM, NOTICES, UNDO_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { pathTo } from '../routes.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { momentInWords } from '../text/dates.ts';
import { AnswerNotice } from '../ui/answer-notice.tsx';
import { deskCrumbs, deskPlaces } from '../views/desk-places.ts';
import { doneSentence } from '../views/editing-done.ts';
import type { Route } from './+types/bin';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { store } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const isEditor = account.role === 'editor' && account.verified;
  const binned = isEditor ? await listBin(store, account) : await listOwnBin(store, account.id);
  return {
    places: account.role === 'member' ? [] : deskPlaces(account.role, 'bin'),
    page: {
      title: 'Koš',
      description: 'Što je izbrisano u posljednjih trideset dana.',
      crumbs: deskCrumbs(account.role),
      hiddenFromSearch: true,
    },
    told: { done: doneSentence(url.searchParams.get(NOTICE_PARAM)) },
    undo: url.searchParams.get(UNDO_PARAM) ?? '',
    items: binned.map(({ id, what, title, by, at }) => ({
      id,
      what: what === 'record' ? 'zapis' : 'nacrt',
      title: title || 'Bez naslova',
      meta: `${momentInWords(new Date(at))}, ${by}`,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { library } = context.get(siteContext);
  const account = memberOf(context.get(accountContext));
  const id = textIn(await request.formData(), 'id');
  const role = account.verified && account.role === 'editor' ? 'editor' : 'visitor';
  try {
    const { what, of } = await undelete(publishDepsOf(context), { id, account, role });
    if (what === 'draft') return redirect(`${pathTo('draft', { id: of })}?${NOTICE_PARAM}=${NOTICES.undeleted}`);
    const record = library.get(of as RecordKey);
    return redirect(record ? recordPath(record) : pathTo('bin'));
  } catch (error) {
    const { status, sentence } = wordFault(error);
    return data({ trouble: sentence }, { status });
  }
}

export default function BinPage({ loaderData: { places, told, undo, items }, actionData }: Route.ComponentProps) {
  return (
    <Page
      title="Koš"
      lead="Izbrisani zapisi i nacrti stoje ovdje trideset dana. Jednim se pritiskom vraćaju kakvi su bili."
    >
      {places.length > 0 && <DeskNav places={places} />}
      <AnswerNotice answer={actionData ?? told} />
      <BinList items={items} latest={undo} />
    </Page>
  );
}
