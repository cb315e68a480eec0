import type { RouterContextProvider } from 'react-router';
import { submissionId } from '../../chronicle/contributions/submission-id.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { tellProposer } from '../../chronicle/notifications/tell-proposer.ts';
import type { DocumentStore, Write } from '../../chronicle/store/document-store.ts';
import { editTree, undoEdit } from '../../chronicle/trees/edit-tree.ts';
import { treeEditSchema } from '../../chronicle/trees/tree-edit-schema.ts';
import { linksOfMerged } from '../../chronicle/trees/tree-links.ts';
import {
  mayPropose,
  proposeEdit,
  refuseTreeProposal,
  type TreeProposal,
  takeProposal,
  withdrawTreeProposal,
} from '../../chronicle/trees/tree-proposals.ts';
import { referencesTo } from '../../chronicle/trees/tree-references.ts';
import { hashOfVersion, versionNumbered, versionsOf } from '../../chronicle/trees/tree-version.ts';
import { Fault, isUnwritable } from '../../domain/fault.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { mayWithTree } from '../../domain/tree-permissions.ts';
import { GedcomEditError, isHiddenName, type PersonFacts, type TreeEdit } from '../../genealogy/index.ts';
import { accountContext, accountOf, memberOf } from '../account-context.ts';
import type { EditAnswer, EditRequest, FactsAnswer, UndoRequest } from '../features/family-tree/edit-messages.ts';
import { memberContext } from '../member-context.ts';
import { pageNotFound } from '../shell/address-parts.ts';
import { siteContext } from '../site-context.ts';
import { treeFileFaultSentence } from '../text/tree-version-text.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { shownPayload } from '../views/shown-tree.ts';
import { editFaultSentence, editLine, isConflict, tangledSentence } from '../views/tree-edit-words.ts';
import { throwTreeFault } from '../views/tree-fault.ts';
import { referenceLines } from '../views/tree-reference-lines.ts';
import { isTreeName, type TreeName, treePersonPath } from '../views/trees.ts';

type Context = Readonly<RouterContextProvider>;

interface Answered {
  readonly status: number;
  readonly answer: EditAnswer;
}

const UNCACHED = { 'Cache-Control': 'private, no-store' };

export async function factsAsData(context: Context, tree: string, id: string): Promise<Response> {
  return Response.json(await factsFor(context, tree, id), { headers: UNCACHED });
}

/** Of one person: the whole for those who edit, for others what they see. */
export async function factsFor(context: Context, tree: string, id: string): Promise<FactsAnswer> {
  const { library, trees, today } = context.get(siteContext);
  const { role } = memberOf(context.get(accountContext));
  if (!isTreeName(tree) || !mayWithTree(role, 'see-facts')) throw pageNotFound();
  const seesAll = mayWithTree(role, 'see-all');
  // By the hash of the whole file, whoever has an older one could try out what was added of the living.
  const basedOn = seesAll ? (library.tree(tree)?.hash ?? '') : '';
  const asked = await trees.asked(today);
  const known = await trees.run('facts', { asked, tree, id, isWhole: seesAll }).catch(throwTreeFault);
  if (!known || (!seesAll && isHiddenName(known.facts.kin[known.facts.person] ?? ''))) throw pageNotFound();
  const { facts, sources } = known;
  const may = seesAll ? 'edit' : (await isShown(context, tree, facts)) ? 'propose' : 'add';
  const references = seesAll ? await referencesFor(context, tree, facts.person) : [];
  return { facts, basedOn, may, sources, references };
}

async function referencesFor(context: Context, tree: string, id: string) {
  const { library, treeLinks } = context.get(siteContext);
  const { store } = context.get(treeVersionContext);
  return referenceLines(library, await referencesTo({ store, library, treeLinks }, { tree, id }));
}

/** Whether more than the name is shown of somebody: of the dead, and of the living who agreed to it. */
async function isShown(context: Context, tree: string, { person, events }: PersonFacts): Promise<boolean> {
  const { trees, today } = context.get(siteContext);
  return (await trees.dead(tree, today)).has(person) || events.length > 0;
}

export async function editAsData(context: Context, request: Request, tree: string): Promise<Response> {
  return withTree(context, tree, await takeEdit(context, tree, await sentBy<EditRequest>(request)));
}

/** An editor's edit is done; anybody else's becomes a proposal. */
export function takeEdit(
  context: Context,
  tree: string,
  sent: { readonly [field in keyof EditRequest]?: unknown },
): Promise<Answered> {
  return answering(context, async (account) => {
    if (!isTreeName(tree)) throw new Fault('not-found', 'no such tree');
    const parsed = treeEditSchema.safeParse(sent.edit);
    if (!parsed.success)
      return refused(422, 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno. Osvježite stranicu.');
    const edit = parsed.data;
    if (!mayWithTree(account.role, 'edit'))
      return proposed(context, account, tree, edit, typeof sent.note === 'string' ? sent.note : '');
    checkPicture(context, edit);
    const deps = context.get(treeVersionContext);
    const along = await linksAlong(context, tree, edit);
    const submission = submissionId(context.get(accountContext).client.submission);
    const { version } = await editTree(deps, account, { tree, edit, along, submission });
    const sentence = version === 0 ? 'U stablu već tako piše.' : 'Promijenjeno.';
    const others = await othersSince(deps.store, tree, { version, basedOn: sent.basedOn, name: account.name });
    return answered({ kind: 'done', sentence, version, ...others });
  });
}

/** Who two of one tree are in others, where they become one. */
async function linksAlong(context: Context, tree: string, edit: TreeEdit): Promise<Write[]> {
  if (edit.kind !== 'merge') return [];
  const { hill, today } = context.get(siteContext);
  const { name: by } = memberOf(context.get(accountContext));
  const at = context.get(treeVersionContext).now().toISOString();
  return linksOfMerged(await hill.open(today), { ...edit, tree }, { by, at });
}

/** More are not looked through to say who was meanwhile at work. */
const MOST_OTHERS = 10;

/** Who else has changed the tree between what was looked at and the version that was made. */
async function othersSince(
  store: DocumentStore,
  tree: TreeName,
  { version, basedOn, name }: { readonly version: number; readonly basedOn: unknown; readonly name: string },
): Promise<{ readonly others?: string }> {
  if (version === 0 || typeof basedOn !== 'string' || basedOn === '') return {};
  const before = (await versionsOf(store, tree, MOST_OTHERS)).filter(({ number }) => number < version);
  const seen = before.findIndex((one) => hashOfVersion(one) === basedOn);
  const names = new Set(before.slice(0, Math.max(0, seen)).map(({ by }) => by));
  names.delete(name);
  return names.size === 0 ? {} : { others: `Stablo je u međuvremenu mijenjao još netko: ${[...names].join(', ')}.` };
}

async function proposed(
  context: Context,
  account: Account,
  tree: TreeName,
  edit: TreeEdit,
  note: string,
): Promise<Answered> {
  const { trees, today } = context.get(siteContext);
  if (!mayWithTree(account.role, 'propose')) throw new Fault('not-found', 'no such tree');
  const asked = await trees.asked(today);
  for (const id of peopleIn(edit)) {
    const known = await trees.run('facts', { asked, tree, id, isWhole: false });
    if (!known || isHiddenName(known.facts.kin[known.facts.person] ?? '')) throw new GedcomEditError('no-such-person');
    if (!mayPropose(edit, await isShown(context, tree, known.facts)))
      return refused(403, 'O toj osobi možete predložiti samo ono što je novo. Ostalo javite Uredništvu porukom.');
  }
  if (peopleIn(edit).length === 0 && !mayPropose(edit, true))
    return refused(403, 'Tu izmjenu može napraviti samo urednik.');
  const deps = context.get(treeVersionContext);
  const id = submissionId(context.get(accountContext).client.submission, account.id);
  await proposeEdit(deps, account, { tree, edit, note, asked, id });
  return answered({
    kind: 'proposed',
    sentence: 'Hvala! Uredništvo će prijedlog pregledati; što je s njim, vidjet ćete u „Mojim prijedlozima“.',
    id,
  });
}

function peopleIn(edit: TreeEdit): string[] {
  if ('owner' in edit) return 'person' in edit.owner ? [edit.owner.person] : [];
  switch (edit.kind) {
    case 'add':
      return [edit.of];
    case 'link':
      return [edit.of, edit.person];
    case 'merge':
      return [edit.keep, edit.drop];
    case 'places':
    case 'convert':
      return [];
    default:
      return [edit.person];
  }
}

/** Pictures are the site's own. */
function checkPicture(context: Context, edit: TreeEdit): void {
  const files = edit.kind === 'picture' && edit.file !== undefined ? [edit.file, ...(edit.more ?? [])] : [];
  if (!files.every((file) => context.get(siteContext).library.media(file)))
    throw new GedcomEditError('bad-file', { field: 'file' });
}

export async function undoAsData(context: Context, request: Request, tree: string): Promise<Response> {
  const { version } = await sentBy<UndoRequest>(request);
  return withTree(context, tree, await undo(context, tree, Number(version)));
}

/** The same from a plain form. */
export function undo(context: Context, tree: string, number: number): Promise<Answered> {
  return answering(context, async (account) => {
    if (!isTreeName(tree) || !mayWithTree(account.role, 'undo')) throw new Fault('not-found', 'no such tree');
    if (!Number.isSafeInteger(number) || number < 1) throw new Fault('not-found', 'no such version');
    const deps = context.get(treeVersionContext);
    try {
      const done = await undoEdit(deps, account, { tree, number });
      return answered({ kind: 'done', sentence: 'Poništeno.', version: done.version });
    } catch (error) {
      if (!(error instanceof GedcomEditError && error.code === 'tangled')) throw error;
      const later = error.version && (await versionNumbered(deps.store, tree, error.version));
      const sentence = later ? tangledSentence(later, number - 1) : editFaultSentence('tangled');
      return answered({ kind: 'conflict', sentence, restorable: number - 1 }, 409);
    }
  });
}

/** An editor takes or refuses a proposal, or whoever made it takes it back. */
export function decide(
  context: Context,
  { id, intent, reason }: { readonly id: string; readonly intent: unknown; readonly reason: string },
): Promise<Answered> {
  return answering(context, async (account) => {
    const deps = context.get(treeVersionContext);
    if (intent === 'take') {
      const { trees, today } = context.get(siteContext);
      const { proposal, done } = await takeProposal(deps, account, id, await trees.asked(today), (tree, edit) =>
        linksAlong(context, tree, edit),
      );
      await tell(context, account, proposal, undefined);
      return answered({ kind: 'done', sentence: 'Prihvaćeno: izmjena je u stablu.', version: done.version });
    }
    if (intent === 'refuse') {
      if (reason === '') return refused(422, 'Napišite zašto prijedlog ne prihvaćate.', { field: 'reason' });
      await tell(context, account, await refuseTreeProposal(deps, account, { id, reason }), reason);
      return answered({ kind: 'done', sentence: 'Prijedlog je odbijen; predlagatelj je obaviješten.', version: 0 });
    }
    if (intent !== 'withdraw') return refused(422, 'Zahtjev nismo razumjeli, pa ništa nije promijenjeno.');
    await withdrawTreeProposal(deps, account, id);
    return answered({ kind: 'done', sentence: 'Prijedlog je povučen.', version: 0 });
  });
}

/** What was decided is done, whether its email can be sent or not. */
async function tell(context: Context, by: Account, proposal: TreeProposal, refusal: string | undefined): Promise<void> {
  const { client } = context.get(accountContext);
  const { tree, what, account } = proposal;
  const path = isTreeName(tree) && what.person !== undefined ? treePersonPath(tree, what.person) : '/';
  const title = editLine(what);
  const news =
    refusal === undefined
      ? ({ kind: 'proposal-tree-taken', title, path } as const)
      : ({ kind: 'proposal-tree-refused', title, reason: refusal } as const);
  await tellProposer(context.get(memberContext), { proposer: account, by }, { ...news, origin: client.origin }).catch(
    (error: unknown) => console.error('Whoever proposed it could not be told what became of it:', error),
  );
}

/** What may be of the shape, and is checked by whoever reads it. */
async function sentBy<Shape>(request: Request): Promise<{ readonly [field in keyof Shape]?: unknown }> {
  const sent: unknown = await request.json().catch(() => undefined);
  return typeof sent === 'object' && sent !== null ? sent : {};
}

async function answering(context: Context, answer: (account: Account) => Promise<Answered>): Promise<Answered> {
  const account = accountOf(context.get(accountContext));
  if (!account) {
    if (context.get(siteContext).unreachable)
      return refused(503, 'Prijava trenutačno ne radi. Što ste napisali, ostalo je ovdje; pokušajte poslije.');
    const sentence =
      'Vaša je prijava istekla. Što ste napisali, ostalo je ovdje: prijavite se u drugoj kartici pa nastavite.';
    return answered({ kind: 'signed-out', sentence }, 401);
  }
  try {
    return await answer(account);
  } catch (error) {
    if (error instanceof GedcomEditError) return faultAnswer(error);
    if (error instanceof Fault) return knownFault(error);
    const fault = isUnwritable(error) ? new TreeFileFault('unwritable') : error;
    if (!(fault instanceof TreeFileFault)) throw error;
    const { status, sentence } = treeFileFaultSentence(fault.code);
    return refused(status, sentence);
  }
}

function faultAnswer({ code, field, choices }: GedcomEditError): Answered {
  const sentence = editFaultSentence(code);
  if (isConflict(code)) {
    const [theirs] = choices;
    return answered({ kind: 'conflict', sentence, ...(theirs === undefined ? {} : { theirs }) }, 409);
  }
  const status = code.startsWith('no-such') ? 404 : 422;
  return refused(status, sentence, {
    ...(field === '' ? {} : { field }),
    ...(choices.length === 0 ? {} : { choices: choices.map((value) => ({ value, label: value })) }),
    ...(code === 'letter-missing' ? { convert: true as const } : {}),
  });
}

function knownFault(fault: Fault): Answered {
  switch (fault.code) {
    case 'not-found':
      return refused(404, 'Toga više nema. Osvježite stranicu.');
    case 'conflict':
      return answered({ kind: 'conflict', sentence: 'Stablo upravo mijenja netko drugi. Pokušajte ponovno.' }, 409);
    case 'document-changed':
      return answered({ kind: 'conflict', sentence: 'O tom je prijedlogu netko već odlučio.' }, 409);
    case 'batch-too-large':
      return refused(429, 'Previše vaših prijedloga već čeka. Pričekajte da ih Uredništvo pogleda.');
    case 'invalid-record':
      return refused(422, 'U stablu već tako piše.');
    default:
      throw fault;
  }
}

type Refusal = Omit<Extract<EditAnswer, { kind: 'refused' }>, 'kind' | 'sentence'>;

function refused(status: number, sentence: string, more: Refusal = {}): Answered {
  return answered({ kind: 'refused', sentence, ...more }, status);
}

function answered(answer: EditAnswer, status = 200): Answered {
  return { status, answer };
}

function asData({ status, answer }: Answered): Response {
  return Response.json(answer, { status, headers: UNCACHED });
}

/** The answer with the tree as it is now. What was done is done, whether that can be read or not. */
async function withTree(context: Context, tree: string, { status, answer }: Answered): Promise<Response> {
  const isNew = answer.kind === 'done' || answer.kind === 'conflict';
  const payload = isNew ? await shownPayload(context.get(siteContext), tree).catch(() => undefined) : undefined;
  if (!payload) return asData({ status, answer });
  // The tree is JSON already, and may be a megabyte of it.
  const body = Buffer.concat([
    Buffer.from(`${JSON.stringify(answer).slice(0, -1)},"tree":`),
    payload.json,
    Buffer.from('}'),
  ]);
  return new Response(body, { status, headers: { ...UNCACHED, 'Content-Type': 'application/json' } });
}
