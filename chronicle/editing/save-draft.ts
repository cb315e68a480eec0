import {
  contentOf,
  type DraftContent,
  emptyContent,
  filesOfContent,
  parseContent,
} from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import type { EditingRole } from '../../domain/editing-permissions.ts';
import { Fault } from '../../domain/fault.ts';
import { type ContentConflict, mergeContent, sameContent } from '../../domain/merge-content.ts';
import { mayWithPhotographs } from '../../domain/photograph-permissions.ts';
import { laterMoment } from '../../domain/publish-moment.ts';
import { recordId, records, type StoredRecord } from '../records/record-documents.ts';
import type { Write } from '../store/document-store.ts';
import {
  DRAFTS,
  type Draft,
  type DraftTarget,
  draftFields,
  draftTarget,
  findDraft,
  isSameKind,
  nextVersion,
  type OpenDraft,
  ownDraftId,
  replacing,
} from './draft.ts';
import type { DraftRequest, EditingDeps } from './editing-deps.ts';
import { takingRoom } from './room.ts';
import { checkEditing, roleTowardDraft } from './standing.ts';

/** So often somebody else may be first until it is told. */
const MOST_TRIES = 5;

/** A draft as somebody finds it who opens it, begun or not. */
export interface Opened {
  readonly target: DraftTarget;
  readonly role: EditingRole;
  /** Absent until it is first saved: opening writes nothing. */
  readonly open: OpenDraft | undefined;
  /** The record as it stands, where there is one. */
  readonly stored: StoredRecord | undefined;
}

export async function openDraft(deps: EditingDeps, { id, account }: DraftRequest): Promise<Opened> {
  const { store } = deps;
  const target = draftTarget(id);
  if (!target || !account) throw new EditingFault('not-found');
  const open = await findDraft(store, id);
  const ownId = target.personal && target.of !== '' ? ownDraftId(deps, target.of, account) : '';
  const role = await roleTowardDraft(store, target, { draft: open?.draft, account, ownId });
  checkEditing(role, 'open', open?.draft.state ?? 'none');
  const stored = target.of === '' ? undefined : await records.get(store, recordId(target.of));
  if (target.of !== '' && !stored && !open) throw new EditingFault('not-found');
  // What is not published is for those who may see drafts.
  if (target.personal && !open && stored?.record.status !== 'published') throw new EditingFault('not-found');
  return { target, role, open, stored };
}

export interface SaveRequest extends DraftRequest {
  /** The version that it was written on; 0 when there was none. */
  readonly version: number;
  /** What that version held. */
  readonly base: DraftContent | null;
  readonly content: DraftContent;
  readonly why?: string | undefined;
}

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly draft: Draft; readonly isMerged: boolean }
  /** Nothing was stored. */
  | {
      readonly kind: 'conflict';
      readonly version: number;
      readonly theirs: DraftContent;
      readonly by: string;
      readonly merged: DraftContent;
      readonly conflicts: readonly ContentConflict[];
    };

/** Saves what was typed. What somebody else has saved meanwhile is merged in; where both changed the same, nothing is stored. */
export async function saveDraft(deps: EditingDeps, request: SaveRequest): Promise<SaveAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await trySaving(deps, request);
    if (answer) return answer;
  }
  throw new EditingFault('busy');
}

/** Nothing when somebody else has saved in this very moment. */
async function trySaving(deps: EditingDeps, request: SaveRequest): Promise<SaveAnswer | undefined> {
  const { account, content, base, version } = request;
  const opened = await openDraft(deps, request);
  const { open, stored, role } = opened;
  checkEditing(role, 'save', open?.draft.state ?? 'none');
  const before = open?.draft.content ?? (stored ? contentOf(stored.record) : undefined);
  if (before && !isSameKind(before, content)) throw new EditingFault('wrong-kind');
  const isNewest = open ? open.draft.version === version : version === 0;
  // Of what was begun elsewhere meanwhile, or published and begun anew, everything counts as changed by both.
  const merged =
    isNewest || !before
      ? { content, conflicts: [] }
      : mergeContent(
          base && isSameKind(base, content) ? base : emptyContent(content.kind, content.section),
          content,
          before,
        );
  if (merged.conflicts.length > 0 && before) {
    const { version: newest, by } = open?.draft ?? { version: 0, by: '' };
    return {
      kind: 'conflict',
      version: newest,
      theirs: before,
      by,
      merged: merged.content,
      conflicts: merged.conflicts,
    };
  }
  if (!parseContent(merged.content)) throw new EditingFault('too-large');
  const isMerged = !sameContent(merged.content, content);
  const why = request.why ?? open?.draft.why ?? '';
  const isSame = open && sameContent(merged.content, open.draft.content) && why === (open.draft.why ?? '');
  if (isSame) return { kind: 'saved', draft: open.draft, isMerged };
  checkFiles(deps, request, { before, content: merged.content });
  const room = !open && account ? await takingRoom(deps.store, account, opened.target.personal) : [];
  const draft = nextDraft(deps, opened, {
    content: merged.content,
    why,
    by: account?.name ?? '',
    owner: account?.id ?? '',
  });
  const write: Write = open
    ? replacing(open, draft)
    : { verb: 'create', collection: DRAFTS, id: draft.id, fields: draftFields(draft) };
  return (await isCommitted(deps, [write, ...room])) ? { kind: 'saved', draft, isMerged } : undefined;
}

/**
 * Who may propose, or look after a page, but not see the photographs, names none that they could not see: a guessed name would
 * bring it out by a preview, or by being published. Whether there is one of that name is not told, either.
 */
function checkFiles(
  { library }: EditingDeps,
  { account }: SaveRequest,
  { before, content }: { readonly before: DraftContent | undefined; readonly content: DraftContent },
): void {
  if (mayWithPhotographs('view', account?.role)) return;
  const there = new Set(before ? filesOfContent(before) : []);
  const isSeen = (file: string) => {
    const { hash = '' } = library.media(file) ?? {};
    return there.has(file) || Boolean(library.publicMedia(hash) ?? library.memberMedia(hash));
  };
  if (!filesOfContent(content).every(isSeen)) throw new EditingFault('file-unseen');
}

function nextDraft(
  { now }: EditingDeps,
  { target, open, stored }: Opened,
  { owner, ...typed }: Pick<Draft, 'content' | 'by' | 'owner'> & { readonly why: string },
): Draft {
  const at = now();
  const saved = { ...typed, updatedAt: at.toISOString(), version: nextVersion(open?.draft.version ?? 0, at) };
  // A scheduled draft moves with its date. An empty or past date leaves it scheduled as it was.
  const publishOn = open?.draft.publishOn && (laterMoment(saved.content.published, at) || open.draft.publishOn);
  if (open) return { ...open.draft, ...saved, publishOn: publishOn ?? '' };
  return {
    id: target.id,
    of: target.of,
    state: 'working',
    basedOn: stored?.revision ?? 0,
    owner: target.personal ? owner : '',
    ownerName: target.personal ? typed.by : '',
    startedBy: target.personal ? '' : owner,
    returnedTo: '',
    createdAt: at.toISOString(),
    publishOn: '',
    reason: '',
    ...saved,
  };
}

/** Whether nobody else was first. */
export async function isCommitted({ store }: Pick<EditingDeps, 'store'>, writes: readonly Write[]): Promise<boolean> {
  try {
    await store.commit(writes);
    return true;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    if (error.code === 'document-changed' || error.code === 'document-exists') return false;
    if (error.code === 'document-too-large' || error.code === 'batch-too-large') throw new EditingFault('too-large');
    throw error;
  }
}
