import { contentOf, type DraftContent } from '../../domain/draft-content.ts';
import { EditingFault } from '../../domain/editing-fault.ts';
import { type ContentConflict, mergeContent } from '../../domain/merge-content.ts';
import { laterMoment, momentOf } from '../../domain/publish-moment.ts';
import { type DraftFault, type Known, type RecordFrame, recordFrom } from '../../domain/publishable.ts';
import { addressOf, type ChronicleRecord, keyOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import { slugOf } from '../../domain/slug.ts';
import { claimingWrite, freeAddress } from '../records/addresses.ts';
import { recordId, records, revisionId, revisions, type StoredRecord } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import type { Write } from '../store/document-store.ts';
import { type Draft, drafts, findDraft, nextVersion, type OpenDraft, removing, replacing } from './draft.ts';
import type { DraftRequest, EditingDeps } from './editing-deps.ts';
import { nextNumber } from './numbers.ts';
import { forgettingPresence } from './presence.ts';
import { keepingOutcome } from './proposal-outcomes.ts';
import { isCommitted, openDraft } from './save-draft.ts';
import { checkEditing } from './standing.ts';

const MOST_TRIES = 5;

/** Pages at an address of their own, which their title does not change. */
const FIXED_PAGES = ['nasa-misija', 'uvjeti-koristenja', 'privatnost', 'pristupacnost'];

export interface PublishDeps extends EditingDeps {
  /** The day it is on the hill. */
  readonly today: () => string;
  /** What the library of photographs says a picture shows. */
  readonly altOf?: NonNullable<Known['altOf']>;
}

export type PublishAnswer =
  | { readonly kind: 'published'; readonly record: ChronicleRecord }
  | { readonly kind: 'faults'; readonly faults: readonly DraftFault[] }
  /**
   * The record has changed since, and both changed the same: the text of the draft now has both, every other field what the draft
   * had. The two are to be shown to whoever publishes it next.
   */
  | { readonly kind: 'merged'; readonly conflicts: readonly ContentConflict[] };

/**
 * What would keep a draft from being published as it stands. Whoever may not see what is not published is told of it what they
 * would be told of what does not exist.
 */
export function faultsOf(
  deps: Pick<PublishDeps, 'library' | 'altOf'>,
  content: DraftContent,
  today: string,
  seesDrafts = true,
): readonly DraftFault[] {
  const at = `${today}T00:00:00Z`;
  const frame = { slug: 'x', status: 'published', number: 1, order: 1, author: 'x', created: at, updated: at } as const;
  const built = recordFrom(content, { ...frame, published: today }, knownTo(deps, seesDrafts));
  return 'faults' in built ? built.faults : [];
}

/** `seen` is the version that whoever decides has looked at: nothing newer is published unread. */
type Decision = DraftRequest & { readonly seen?: number };

function checkSeen({ version }: Draft, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new EditingFault('changed-meanwhile');
}

/** From here on everybody may read it. */
export async function publishDraft(deps: PublishDeps, request: Decision): Promise<PublishAnswer> {
  const { open, role } = await openDraft(deps, request);
  checkEditing(role, 'publish', open?.draft.state ?? 'none');
  const { name = '', role: standing } = request.account ?? {};
  return publishing(deps, request.id, { by: name, seen: request.seen, seesDrafts: standing !== 'member' });
}

interface Decided {
  readonly by: string;
  readonly seen?: number | undefined;
  readonly seesDrafts?: boolean;
}

async function publishing(deps: PublishDeps, id: string, who: Decided): Promise<PublishAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const answer = await tryPublishing(deps, id, who);
    if (answer) return answer;
  }
  throw new EditingFault('busy');
}

async function tryPublishing(
  deps: PublishDeps,
  id: string,
  { by, seen, seesDrafts }: Decided,
): Promise<PublishAnswer | undefined> {
  const { store } = deps;
  const open = await findDraft(store, id);
  if (!open) throw new EditingFault('not-found');
  const { draft } = open;
  checkSeen(draft, seen);
  const stored = draft.of === '' ? undefined : await records.get(store, recordId(draft.of as RecordKey));
  if (draft.of !== '' && !stored) throw new EditingFault('record-gone');
  const { content, conflicts } = await brought(deps, draft, stored);
  if (conflicts.length > 0) return keepBoth(deps, open, { content, conflicts, basedOn: stored?.revision ?? 0 });
  const at = deps.now().toISOString();
  const isDue = draft.publishOn !== '' && laterMoment(draft.publishOn, deps.now()) === '';
  const day = isDue ? draft.publishOn.slice(0, 10) : deps.today();
  const faults = faultsOf(deps, content, day, seesDrafts);
  if (faults.length > 0) return { kind: 'faults', faults };
  const { frame, writes } = stored
    ? await frameOf(deps, stored, { content, at, day })
    : await newFrame(deps, { content, at, day, by: draft.ownerName || by });
  const built = recordFrom(content, frame, knownTo(deps));
  if ('faults' in built) return { kind: 'faults', faults: built.faults };
  const isDone = await isCommitted(deps, [
    ...saveWrites({ record: built.record, basedOn: stored?.revision ?? 0, by, at }),
    ...writes(keyOf(built.record)),
    ...removing(open),
    ...keepingOutcome(draft, { outcome: 'published', of: keyOf(built.record), title: built.record.title }, deps.now()),
    forgettingPresence(id),
  ]);
  return isDone ? { kind: 'published', record: built.record } : undefined;
}

/** A draft of what the record was, brought to what it is now. */
export async function brought(
  { store }: Pick<EditingDeps, 'store'>,
  { of, basedOn, content }: Draft,
  stored: StoredRecord | undefined,
) {
  if (!stored || stored.revision === basedOn) return { content, conflicts: [] };
  const base = await revisions.get(store, revisionId(of as RecordKey, basedOn));
  const now = contentOf(stored.record);
  return mergeContent(base ? contentOf(base.record) : now, content, now);
}

async function keepBoth(
  deps: EditingDeps,
  open: OpenDraft,
  { content, conflicts, basedOn }: { content: DraftContent; conflicts: readonly ContentConflict[]; basedOn: number },
): Promise<PublishAnswer | undefined> {
  const at = deps.now();
  const { draft } = open;
  const state = draft.state === 'scheduled' ? 'working' : draft.state;
  const version = nextVersion(draft.version, at);
  const next = { ...draft, state, content, basedOn, version, updatedAt: at.toISOString(), publishOn: '' } as const;
  return (await isCommitted(deps, [replacing(open, next)])) ? { kind: 'merged', conflicts } : undefined;
}

interface Circumstances {
  readonly content: DraftContent;
  readonly at: string;
  readonly day: string;
}

interface Framed {
  readonly frame: RecordFrame;
  /** What has to be written with it. */
  readonly writes: (key: RecordKey) => readonly Write[];
}

/** Of a record that is there: it keeps its slug for ever, and its address while its title says the same. */
async function frameOf(
  deps: PublishDeps,
  { record }: StoredRecord,
  { content, at, day }: Circumstances,
): Promise<Framed> {
  const { kind, slug, author, created } = record;
  const frame = {
    slug,
    status: 'published' as const,
    number: 'number' in record ? record.number : 1,
    order: 'order' in record ? record.order : 1,
    published: 'published' in record ? record.published : day,
    author,
    created,
    updated: at,
  };
  const current = addressOf(record);
  const stays = slugOf(content.title) === slugOf(record.title) || (kind === 'page' && FIXED_PAGES.includes(slug));
  const key = keyOf(record);
  const address = stays
    ? current
    : await freeAddress(deps, { kind, title: content.title, fallback: current, own: key });
  const former = new Set([...(record.formerAddresses ?? []), ...(address === current ? [] : [current])]);
  for (const own of [address, slug]) former.delete(own);
  const isOwnAlready = deps.library.ownerOf(kind, address) === key;
  return {
    frame: { ...frame, ...(address === slug ? {} : { address }), formerAddresses: [...former] },
    writes: () => (isOwnAlready ? [] : [claimingWrite(kind, address, key)]),
  };
}

/** Of a record that is new: its address comes from its title, its number and place from what is there. */
async function newFrame(
  deps: PublishDeps,
  { content, at, day, by }: Circumstances & { readonly by: string },
): Promise<Framed> {
  const { kind, section } = content;
  const slug = await freeAddress(deps, { kind, title: content.title, fallback: 'zapis' });
  const isAlike = (record: ChronicleRecord) =>
    record.kind === kind && (section === undefined || ('section' in record && record.section === section));
  const isNumbered = section === 'blog' || kind === 'locality';
  const numbered = isNumbered ? await nextNumber(deps, kind === 'locality' ? 'locality' : 'post', isAlike) : undefined;
  const order = deps.library.highest('order', isAlike) + 1;
  return {
    frame: {
      slug,
      status: 'published',
      number: numbered?.number ?? 1,
      order,
      published: day,
      author: by,
      created: at,
      updated: at,
    },
    writes: (key) => [claimingWrite(kind, slug, key), ...(numbered ? [numbered.write] : [])],
  };
}

function knownTo({ library, altOf }: Pick<PublishDeps, 'library' | 'altOf'>, seesDrafts = true): Known {
  return {
    ...(altOf ? { altOf } : {}),
    hasRecord: (key: RecordKey) => (seesDrafts ? library.stored(key) : library.get(key)) !== undefined,
    hasFile: (name: string) => library.media(name) !== undefined,
  };
}

/** To be published at a moment, or when a day begins. Only what could be published now is taken. */
export async function scheduleDraft(
  deps: PublishDeps,
  request: Decision & { readonly at: string },
): Promise<readonly DraftFault[]> {
  const { open, role } = await openDraft(deps, request);
  checkEditing(role, 'schedule', open?.draft.state ?? 'none');
  if (!open) throw new EditingFault('not-found');
  checkSeen(open.draft, request.seen);
  const publishOn = laterMoment(request.at, deps.now());
  if (publishOn === '') throw new EditingFault('day-passed');
  const faults = faultsOf(deps, open.draft.content, publishOn.slice(0, 10), request.account?.role !== 'member');
  if (faults.length > 0) return faults;
  await moveOn(deps, open, { state: 'scheduled', publishOn });
  return [];
}

export async function unscheduleDraft(deps: EditingDeps, request: DraftRequest): Promise<void> {
  const { open, role } = await openDraft(deps, request);
  if (!checkEditing(role, 'unschedule', open?.draft.state ?? 'none') || !open) return;
  await moveOn(deps, open, { state: 'working', publishOn: '' });
}

/** The next state of a draft whose words stay as they are. */
export async function moveOn(
  deps: EditingDeps,
  open: OpenDraft,
  change: Partial<Draft>,
  besides: readonly Write[] = [],
): Promise<void> {
  const at = deps.now();
  const version = nextVersion(open.draft.version, at);
  const next = { ...open.draft, ...change, version, updatedAt: at.toISOString() };
  if (!(await isCommitted(deps, [replacing(open, next), ...besides]))) throw new EditingFault('busy');
}

const MOST_AT_ONCE = 100;

/** What is due. What cannot be published goes back to the desk and says so. */
export async function publishDue(deps: PublishDeps): Promise<number> {
  const scheduled = await drafts.list(deps.store, {
    where: { state: 'scheduled' },
    orderBy: { field: 'publishOn' },
    limit: MOST_AT_ONCE,
  });
  let count = 0;
  const failures: unknown[] = [];
  for (const { id, by, publishOn } of scheduled) {
    if (publishOn > momentOf(deps.now())) break;
    const answer = await publishing(deps, id, { by }).catch((error: unknown) => {
      // The others are published all the same; this one is tried again.
      if (!(error instanceof EditingFault)) failures.push(error);
      return error instanceof EditingFault ? undefined : 'failed';
    });
    if (answer === 'failed') continue;
    if (answer?.kind === 'published') count += 1;
    else {
      const open = await findDraft(deps.store, id);
      if (open) await moveOn(deps, open, { state: 'working', publishOn: '', reason: 'not-published-on-its-day' });
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** It leaves every public door, and stays for editors with all it was. */
export async function unpublish(
  deps: EditingDeps,
  {
    key,
    account,
    role,
  }: {
    readonly key: RecordKey;
    readonly account: { readonly name: string };
    readonly role: Parameters<typeof checkEditing>[0];
  },
): Promise<void> {
  const stored = await records.get(deps.store, recordId(key));
  if (!stored) throw new EditingFault('not-found');
  if (!checkEditing(role, 'unpublish', stored.record.status === 'published' ? 'published' : 'unpublished')) return;
  const at = deps.now().toISOString();
  const record = { ...stored.record, status: 'draft' as const, updated: at };
  const writes = saveWrites({ record, basedOn: stored.revision, by: account.name, at });
  if (!(await isCommitted(deps, writes))) throw new EditingFault('busy');
}
