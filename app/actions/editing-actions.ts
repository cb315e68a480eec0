import { type RouterContextProvider, redirect } from 'react-router';
import { deleteRecord, discardDraft } from '../../chronicle/editing/bin.ts';
import { draftTarget } from '../../chronicle/editing/draft.ts';
import type { DraftRequest } from '../../chronicle/editing/editing-deps.ts';
import { previewToken } from '../../chronicle/editing/preview-link.ts';
import {
  propose,
  refuseProposal,
  type TakeOverAnswer,
  takeOver,
  withdrawProposal,
} from '../../chronicle/editing/propose.ts';
import {
  type PublishAnswer,
  type PublishDeps,
  publishDraft,
  scheduleDraft,
  unpublish,
  unscheduleDraft,
} from '../../chronicle/editing/publish.ts';
import { type Opened, openDraft, saveDraft } from '../../chronicle/editing/save-draft.ts';
import { checkEditing, roleTowardRecord } from '../../chronicle/editing/standing.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { type ProposalNews, tellProposer } from '../../chronicle/notifications/tell-proposer.ts';
import { type DraftContent, parseContent } from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { normalForm } from '../../domain/normal-form.ts';
import { laterMoment } from '../../domain/publish-moment.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { contributionContext } from '../contribution-context.ts';
import type { DraftAnswer } from '../features/draft/views.ts';
import { memberContext } from '../member-context.ts';
import { photographContext } from '../photograph-context.ts';
import { NOTICE_PARAM, NOTICES, UNDO_PARAM } from '../query-words.ts';
import { recordPath } from '../record-path.ts';
import { NEW_WORDS, pathTo } from '../routes.ts';
import { siteContext } from '../site-context.ts';
import { publishLabel } from '../text/dates.ts';
import { wordEditingFault } from '../text/editing-faults.ts';
import { UNWRITABLE_WORDING } from '../text/error-sentences.ts';
import { conflictView, openedContent } from '../views/editor-view.ts';
import { contentIn } from './draft-form.ts';
import { textIn } from './form.ts';

export function publishDepsOf(context: Readonly<RouterContextProvider>): PublishDeps {
  const { today } = context.get(siteContext);
  return { ...context.get(contributionContext), today: () => today, altOf: context.get(photographContext).shelf.altOf };
}

interface Answered {
  readonly status: number;
  readonly answer: DraftAnswer;
}

interface Asked {
  readonly deps: PublishDeps;
  readonly request: DraftRequest & { readonly account: Account };
  readonly opened: Opened;
  readonly form: FormData;
  /** Whoever has proposed it hears what became of it. */
  readonly tell: (news: ProposalNews) => Promise<void>;
}

function tellerOf(context: Readonly<RouterContextProvider>, { open }: Opened): Asked['tell'] {
  const { client } = context.get(accountContext);
  const by = memberOf(context.get(accountContext));
  const proposer = open?.draft.state === 'proposed' ? open.draft.owner : '';
  return (news) =>
    // What was decided is done, whether its email can be sent or not.
    tellProposer(context.get(memberContext), { proposer, by }, { ...news, origin: client.origin }).catch(
      (error: unknown) => console.error('Whoever proposed it could not be told what became of it:', error),
    );
}

/** What whoever has a draft open does with it, or with its record. What is done leads on to another page. */
export async function draftAction(
  context: Readonly<RouterContextProvider>,
  id: string,
  form: FormData,
  kind: string | null,
): Promise<Answered | Response> {
  const deps = publishDepsOf(context);
  const request = { id, account: memberOf(context.get(accountContext)) };
  const intent = textIn(form, 'intent');
  let typed: DraftContent | undefined;
  try {
    if (intent === 'unpublish' || intent === 'delete') return await withRecord(deps, request, intent);
    const opened = await openDraft(deps, request);
    const asked: Asked = { deps, request, opened, form, tell: tellerOf(context, opened) };
    const before = openedContent(opened, newWord(kind));
    typed = form.has('title') && before ? contentIn(form, before) : undefined;
    // The editor in the browser saves for itself, and only what was changed: a record that is published again as it stands has no draft.
    const unsaved = opened.open ? undefined : before;
    const content = form.has('title') ? typed && parseContent(typed) : unsaved;
    if (form.has('title') && !content) throw new EditingFault('too-large');
    if (!content || !SAVES_FIRST.has(intent))
      return await acting({ ...asked, seen: versionIn(form), content: before }, intent);
    const saved = await saving(asked, content);
    if ('status' in saved) return saved;
    // What somebody else has written meanwhile was not on the page.
    if (saved.isMerged && intent !== 'save') throw new EditingFault('changed-meanwhile');
    return await acting({ ...asked, seen: saved.draft.version, content: saved.draft.content }, intent);
  } catch (error) {
    const { status, sentence } = wordFault(error);
    return { status, answer: { trouble: sentence, typed, why: whyIn(form) } };
  }
}

const SAVES_FIRST = new Set(['save', 'publish', 'propose', 'preview-link']);

export function newWord(kind: string | null): keyof typeof NEW_WORDS | undefined {
  return kind !== null && Object.hasOwn(NEW_WORDS, kind) ? (kind as keyof typeof NEW_WORDS) : undefined;
}

function whyIn(form: FormData): string | undefined {
  return form.has('why') ? cleanWhy(textIn(form, 'why')) : undefined;
}

export function cleanWhy(typed: string): string {
  return normalForm(typed.replace(/\r\n?/g, '\n'), 'NFC').trim();
}

function versionIn(form: FormData): number {
  return Number.parseInt(textIn(form, 'version'), 10) || 0;
}

async function saving({ deps, request, form }: Asked, content: DraftContent) {
  const saved = await saveDraft(deps, {
    ...request,
    version: versionIn(form),
    base: baseIn(form),
    content,
    why: whyIn(form),
  });
  if (saved.kind === 'saved') return saved;
  const trouble = `Isto je u međuvremenu promijenio netko drugi (${saved.by || 'u objavljenom zapisu'}). Ništa nije izgubljeno: dolje su oba teksta. Dotjerajte svoj i spremite ponovno.`;
  const before = saved.by ? `Spremljeno: ${saved.by}` : 'Spremljeno';
  const conflict = conflictView(saved.conflicts, { before, after: 'Vaše' });
  const { merged: typed, version } = saved;
  return { status: 409, answer: { trouble, typed, why: whyIn(form), version, conflict } } satisfies Answered;
}

function baseIn(form: FormData): DraftContent | null {
  try {
    return parseContent(JSON.parse(textIn(form, 'base'))) ?? null;
  } catch {
    return null;
  }
}

interface Acting extends Asked {
  readonly seen: number;
  readonly content: DraftContent | undefined;
}

async function acting(asked: Acting, intent: string): Promise<Answered | Response> {
  const { deps, form, opened, seen, content } = asked;
  const request = { ...asked.request, seen };
  const title = content?.title ?? '';
  const here = (notice: keyof typeof NOTICES) => redirect(pageOf(request.id, NOTICES[notice]));
  switch (intent) {
    case 'save':
      return here('saved');
    case 'publish': {
      const at = laterMoment(content?.published ?? '', deps.now());
      if (at && opened.open?.draft.state === 'proposed')
        return { status: 409, answer: { trouble: PROPOSED_FOR_LATER } };
      if (at !== textIn(form, 'at')) return { status: 409, answer: { trouble: notAsSaid(at) } };
      if (at) {
        const faults = await scheduleDraft(deps, { ...request, at });
        return faults.length > 0 ? NOT_YET : here('scheduled');
      }
      const answer = await publishDraft(deps, request);
      if (answer.kind === 'published') {
        const { record } = answer;
        await asked.tell({ kind: 'proposal-published', title: record.title, path: recordPath(record) });
      }
      return published(answer);
    }
    case 'unschedule':
      await unscheduleDraft(deps, request);
      return here('unscheduled');
    case 'propose':
      await propose(deps, { ...request, why: whyIn(form) });
      return here('proposed');
    case 'withdraw':
      await withdrawProposal(deps, request);
      return here('withdrawn');
    case 'refuse': {
      const { owner } = await refuseProposal(deps, { ...request, reason: textIn(form, 'reason') });
      await asked.tell({ kind: 'proposal-refused', title, reason: textIn(form, 'reason').trim() });
      return redirect(`${pathTo('editorial')}?${NOTICE_PARAM}=${NOTICES[owner ? 'refused' : 'left']}`);
    }
    case 'take-over': {
      const answer = await takeOver(deps, { ...request, over: Number.parseInt(textIn(form, 'over'), 10) });
      if (answer.kind === 'conflict') return notTakenOver(answer);
      await asked.tell({ kind: 'proposal-taken-over', title });
      return redirect(pageOf(answer.id, NOTICES.takenOver));
    }
    case 'discard':
      return binned(await discardDraft(deps, request), NOTICES.discarded);
    case 'preview-link':
      return preview(asked);
    default:
      throw new EditingFault('wrong-state');
  }
}

const PROPOSED_FOR_LATER =
  'Još nije objavljeno: predloženi dan tek dolazi. Promijenite dan ili preuzmite prijedlog u zajednički nacrt i ondje ga objavite.';

/** The button promised another moment than the draft now has. */
function notAsSaid(at: string): string {
  return at
    ? `Dan objave tek dolazi, pa još ništa nije objavljeno. Pritisnite „${publishLabel(at)}“ ili promijenite dan.`
    : 'Odabrani je trenutak prošao, pa još ništa nije objavljeno. Pritisnite „Objavite“ ili odaberite drugi dan.';
}

const NOT_YET: Answered = {
  status: 422,
  answer: {
    trouble: 'Nacrt je spremljen, ali još se ne može objaviti. Uz polja piše što nedostaje.',
    showFaults: true,
  },
};

function published(answer: PublishAnswer): Answered | Response {
  if (answer.kind === 'published') return redirect(recordPath(answer.record));
  if (answer.kind === 'faults') return NOT_YET;
  const trouble =
    'Zapis je u međuvremenu promijenjen na istom mjestu. U tekstu nacrta sada stoji oboje, a u drugim poljima ono što je bilo u nacrtu. Dolje je jedno uz drugo: pregledajte i objavite ponovno.';
  const conflict = conflictView(answer.conflicts, { before: 'Objavljeno', after: 'Nacrt' });
  return { status: 409, answer: { trouble, conflict } };
}

function notTakenOver({ conflicts, over }: Extract<TakeOverAnswer, { kind: 'conflict' }>): Answered {
  const trouble =
    'Isto je promijenjeno i drugdje, pa još ništa nije preuzeto. Usporedite dolje; preuzmete li ponovno, u tekstu će stajati oboje, a ostala polja ostaju kakva jesu.';
  const conflict = conflictView(conflicts, { before: 'Prijedlog', after: 'Zajednički nacrt' });
  return { status: 409, answer: { trouble, conflict, over } };
}

async function preview({ deps, request }: Asked): Promise<Answered> {
  // Opened anew: what was typed has just been saved, and may be its first version.
  const { open, role } = await openDraft(deps, request);
  checkEditing(role, 'preview-link', open?.draft.state ?? 'none');
  if (!open) throw new EditingFault('not-found');
  return { status: 200, answer: { preview: pathTo('preview', { token: previewToken(deps, open.draft) }) } };
}

/** With the record itself, whose draft need not be there any more. */
async function withRecord(
  deps: PublishDeps,
  { id, account }: Asked['request'],
  intent: 'unpublish' | 'delete',
): Promise<Response> {
  const { of: key = '', personal = true } = draftTarget(id) ?? {};
  if (key === '' || personal) throw new EditingFault('not-found');
  const asked = { key, account, role: await roleTowardRecord(deps.store, key, account) };
  if (intent === 'delete') return binned(await deleteRecord(deps, asked), NOTICES.deleted);
  await unpublish(deps, asked);
  return redirect(pageOf(id, NOTICES.unpublished));
}

function binned(id: string, notice: string): Response {
  return redirect(`${pathTo('bin')}?${new URLSearchParams({ [NOTICE_PARAM]: notice, [UNDO_PARAM]: id })}`);
}

function pageOf(id: string, notice: string): string {
  return `${pathTo('draft', { id })}?${NOTICE_PARAM}=${notice}`;
}

/** What may not be done, or could not, in a sentence with its status. */
export function wordFault(error: unknown): { readonly status: number; readonly sentence: string } {
  if (error instanceof EditingFault) return wordEditingFault(error.code);
  if (isUnwritable(error)) {
    return { status: 507, sentence: UNWRITABLE_WORDING.lead };
  }
  throw error;
}
