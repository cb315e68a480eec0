import { EditingFault } from '../../domain/editing-fault.ts';
import type { EditingRole } from '../../domain/editing-permissions.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { Account } from '../identity/identity.ts';
import { keepingClaims } from '../records/addresses.ts';
import { forgettingRevisions } from '../records/erase-record.ts';
import { RECORDS, recordId, records } from '../records/record-documents.ts';
import { saveWrites } from '../records/save-record.ts';
import {
  type DocumentStore,
  type Fields,
  inCommits,
  type StoredDocument,
  type Write,
} from '../store/document-store.ts';
import { oldestDue } from '../store/oldest-due.ts';
import { BIN, type Binned, bin, binId } from './binned.ts';
import { DRAFTS, drafts, draftTarget, removing, sharedDraftId } from './draft.ts';
import type { DraftRequest, EditingDeps } from './editing-deps.ts';
import { forgettingPresence } from './presence.ts';
import { takingRoom } from './room.ts';
import { isCommitted, openDraft } from './save-draft.ts';
import { checkEditing, roleTowardRecord, stateOfRecord } from './standing.ts';

const DAYS_IN_BIN = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const MOST_LISTED = 100;
/** Members' own drafts among them are not listed for editors. */
const MOST_READ = 10 * MOST_LISTED;
const MOST_TRIES = 5;

/** What an editor can bring back, the latest first. */
export async function listBin(store: DocumentStore, account: Account): Promise<Binned[]> {
  const latest = await store.list(BIN, { orderBy: { field: 'at', descending: true }, limit: MOST_READ });
  return readBin(latest)
    .filter((binned) => !isOthersOwn(binned, account))
    .slice(0, MOST_LISTED);
}

/** Somebody's own draft that was never proposed is nobody else's in the bin either. */
function isOthersOwn({ what, accountId, fields }: Omit<Binned, 'id'>, account: Account): boolean {
  return what === 'draft' && fields.owner !== '' && fields.state === 'working' && accountId !== account.id;
}

interface RecordRequest {
  readonly key: RecordKey;
  readonly account: Account;
  readonly role: EditingRole;
}

/** Out of sight of everybody, as if it were gone; answers with what brings it back, also whoever asks for it twice. */
export async function deleteRecord(deps: EditingDeps, { key, account, role }: RecordRequest): Promise<string> {
  const found = await deps.store.get(RECORDS, recordId(key));
  const stored = found && records.read(found);
  const id = binId('record', recordId(key));
  if (!found || !stored) {
    if (!(await binnedRecord(deps.store, key))) throw new EditingFault('not-found');
    checkEditing(role, 'delete', 'deleted');
    return id;
  }
  checkEditing(role, 'delete', stateOfRecord(stored));
  const isDone = await isCommitted(deps, [
    // Whoever saves it in this very moment was first.
    { verb: 'replace', collection: RECORDS, id: found.id, before: found.fields, fields: found.fields },
    { verb: 'delete', collection: RECORDS, id: found.id },
    ...keepingClaims(stored.record),
    binning(deps, id, { what: 'record', of: key, title: stored.record.title, account, fields: found.fields }),
  ]);
  // Unless it was the same click, a moment before.
  if (!isDone && (await deps.store.get(RECORDS, found.id))) throw new EditingFault('busy');
  return id;
}

/** What somebody has thrown away themselves. */
export async function listOwnBin(store: DocumentStore, accountId: string): Promise<Binned[]> {
  return readBin(await store.list(BIN, { where: { accountId }, limit: MOST_LISTED }));
}

function readBin(documents: readonly StoredDocument[]): Binned[] {
  return documents.flatMap((document) => {
    const binned = bin.read(document);
    return binned ? [{ ...binned, id: document.id }] : [];
  });
}

/** A draft that nobody wants; answers with what brings it back. */
export async function discardDraft(deps: EditingDeps, request: DraftRequest): Promise<string> {
  const { open, role } = await openDraft(deps, request);
  checkEditing(role, 'discard', open?.draft.state ?? 'none');
  if (!open || !request.account) throw new EditingFault('not-found');
  const id = binId('draft', `${open.draft.id}~${open.draft.version}`);
  const { account } = request;
  if (role !== 'editor' && (await listOwnBin(deps.store, account.id)).length >= MOST_LISTED) {
    throw new EditingFault('too-many');
  }
  const { title } = open.draft.content;
  const isDone = await isCommitted(deps, [
    ...removing(open),
    forgettingPresence(open.draft.id),
    binning(deps, id, { what: 'draft', of: open.draft.id, title, account, fields: open.fields }),
  ]);
  if (!isDone) throw new EditingFault('busy');
  return id;
}

function binning(
  { now }: EditingDeps,
  id: string,
  { account, ...rest }: Pick<Binned, 'what' | 'of' | 'title'> & { readonly account: Account; readonly fields: Fields },
): Write {
  const fields = { ...rest, by: account.name, accountId: account.id, at: now().toISOString() };
  return { verb: 'set', collection: BIN, id, fields };
}

/** Brings back what was thrown away, as it was. Answers with what it is. */
export async function undelete(
  deps: EditingDeps,
  { id, account, role }: { readonly id: string; readonly account: Account; readonly role: EditingRole },
): Promise<Binned> {
  const { store } = deps;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await store.get(BIN, id);
    const binned = found && bin.read(found);
    if (!found || !binned) throw new EditingFault('not-found');
    checkEditing(await roleInBin(store, binned, { account, role }), 'undelete', 'deleted');
    const isDone = await isCommitted(deps, [
      { verb: 'replace', collection: BIN, id, before: found.fields, fields: found.fields },
      { verb: 'delete', collection: BIN, id },
      ...(await takingRoomAgain(store, binned, account)),
      ...restoringWrites(deps, binned, account),
    ]);
    if (isDone) return { ...binned, id };
    const isThere = await store.get(binned.what === 'draft' ? DRAFTS : RECORDS, placeOf(binned));
    if (isThere) throw new EditingFault('begun-anew');
  }
  throw new EditingFault('busy');
}

function placeOf({ what, of }: Pick<Binned, 'what' | 'of'>): string {
  return what === 'draft' ? of : recordId(of as RecordKey);
}

/** A record is an editor's to bring back, whoever threw it away; a draft also whose it was, if they could still write on it. */
async function roleInBin(
  store: DocumentStore,
  binned: Omit<Binned, 'id'>,
  { account, role }: { readonly account: Account; readonly role: EditingRole },
): Promise<EditingRole> {
  if (isOthersOwn(binned, account)) return 'visitor';
  const { what, of, accountId } = binned;
  const target = what === 'draft' && accountId === account.id ? draftTarget(of) : undefined;
  if (role === 'editor' || !target) return role;
  return target.personal || (await roleTowardRecord(store, target.of, account)) !== 'visitor' ? 'owner' : role;
}

/** What comes out of the bin counts again among what somebody has begun. */
async function takingRoomAgain(store: DocumentStore, { what, of, fields }: Omit<Binned, 'id'>, account: Account) {
  const target = what === 'draft' ? draftTarget(of) : undefined;
  const isTheirs = target?.personal ? fields.owner === account.id : fields.startedBy === account.id;
  return target && isTheirs ? takingRoom(store, account, target.personal) : [];
}

function restoringWrites({ now }: EditingDeps, { what, of, fields }: Omit<Binned, 'id'>, { name }: Account): Write[] {
  if (what === 'draft') {
    const draft = drafts.read({ id: of, fields });
    if (!draft) throw new EditingFault('not-found');
    // Its day may have passed meanwhile, and who brings it back need not be who may publish.
    const restored = draft.state === 'scheduled' ? { ...fields, state: 'working', publishOn: '' } : fields;
    return [{ verb: 'create', collection: DRAFTS, id: of, fields: restored }];
  }
  const stored = records.read({ id: of, fields });
  if (!stored) throw new EditingFault('not-found');
  const at = now().toISOString();
  return saveWrites({ record: { ...stored.record, updated: at }, basedOn: stored.revision, by: name, at });
}

/** What was thrown away a month ago is gone for good; its addresses stay its own. */
export async function sweepBin({ store, now }: Pick<EditingDeps, 'store' | 'now'>): Promise<void> {
  // Also what cannot be read stays its month: whoever mends it has it back.
  for (const document of await oldestDue(store, BIN, { field: 'at', now: now(), keptMs: DAYS_IN_BIN * DAY_MS })) {
    const binned = bin.read(document);
    const gone: Write[][] = [[{ verb: 'delete', collection: BIN, id: document.id }]];
    if (binned?.what === 'record') {
      const key = binned.of as RecordKey;
      gone.push(...(await forgettingRevisions(store, key)).map((write) => [write]));
      gone.push([{ verb: 'delete', collection: DRAFTS, id: sharedDraftId(key) }]);
    }
    for (const commit of inCommits(gone, store)) await store.commit(commit);
  }
}

/** What is in the bin of a record, when it is there. */
export async function binnedRecord(store: DocumentStore, key: RecordKey): Promise<Binned | undefined> {
  const id = binId('record', recordId(key));
  const binned = await bin.get(store, id);
  return binned && { ...binned, id };
}
