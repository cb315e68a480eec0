import { data } from 'react-router';
import { openDraft } from '../../chronicle/editing/save-draft.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { draftAction, newWord, publishDepsOf, wordFault } from '../actions/editing-actions.ts';
import { DraftForm } from '../features/draft/draft-form.tsx';
import { NOTICE_PARAM, TYPE_PARAM } from '../query-words.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { Page } from '../shell/page.tsx';
import { siteContext } from '../site-context.ts';
import { NEW_LABEL } from '../text/labels.ts';
import { changesOf } from '../views/compared-contents.ts';
import { deskCrumbs } from '../views/desk-places.ts';
import { doneSentence } from '../views/editing-done.ts';
import { editorView, openedContent } from '../views/editor-view.ts';
import type { Route } from './+types/draft';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { url: siteUrl, viewer, scripts } = site;
  const account = memberOf(context.get(accountContext));
  const kind = newWord(url.searchParams.get(TYPE_PARAM));
  const opened = await openDraft(publishDepsOf(context), { id: params.id, account }).catch((error: unknown) => {
    throw wordFault(error).status === 404 ? pageNotFound() : error;
  });
  const content = openedContent(opened, kind);
  if (!content) throw pageNotFound();
  const view = await editorView(context, opened, content);
  return {
    page: {
      title:
        view.record?.title ?? (content.title || NEW_LABEL[`${content.kind}${content.section ?? ''}`] || 'Novi zapis'),
      description: 'Nacrt zapisa.',
      crumbs: deskCrumbs(viewer?.role),
      hiddenFromSearch: true,
    },
    view,
    changes: await changesOf(site, opened),
    url: siteUrl,
    editor: scripts.editor,
    done: doneSentence(url.searchParams.get(NOTICE_PARAM)),
  };
}

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const answered = await draftAction(context, params.id, await request.formData(), url.searchParams.get(TYPE_PARAM));
  return answered instanceof Response ? answered : data(answered.answer, { status: answered.status });
}

export default function DraftPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, view, changes, url, editor, done } = loaderData;
  return (
    <Page title={page.title}>
      <DraftForm view={view} answer={actionData ?? { done }} changes={changes} url={url} />
      {editor?.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="default" />
      ))}
      {editor && <script type="module" src={editor.module} />}
    </Page>
  );
}
