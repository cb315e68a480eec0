import { RouterContextProvider } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import { MemoryFiles } from '../../chronicle/files/memory-files.ts';
import { Library } from '../../chronicle/reading/library.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { openReleasedTexts } from '../../chronicle/trees/released-texts.ts';
import { trees as storedTrees, TREES } from '../../chronicle/trees/tree.ts';
import { TreeCache } from '../../chronicle/trees/tree-cache.ts';
import { runHere } from '../../chronicle/trees/tree-jobs.fixture.ts';
import type { RunTreeJob } from '../../chronicle/trees/tree-jobs.ts';
import { openTreeLinks } from '../../chronicle/trees/tree-links.ts';
import { waitingProposals } from '../../chronicle/trees/tree-proposals.ts';
import type { TreeVersionDeps } from '../../chronicle/trees/tree-versions.ts';
import type { Role } from '../../domain/role.ts';
import { TreeFileFault } from '../../domain/tree-file-fault.ts';
import { accountContext, type RequestAccount } from '../account-context.ts';
import { type RequestSite, siteContext } from '../site-context.ts';
import { treeVersionContext } from '../tree-version-context.ts';
import { openShownTree } from '../views/shown-tree.ts';
import { decide, factsFor, takeEdit, undo } from './tree-edit-services.ts';

/** I1 has died, I2 lives, I3 is hidden though dead, I4 lives and is hidden, I5 agreed to be shown. */
const FILE = [
  '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8',
  '0 @I1@ INDI | 1 NAME Ante /Ćavar/ | 1 SEX M | 1 BIRT | 2 DATE 1930 | 1 DEAT | 2 DATE 2000 | 1 FAMS @F1@',
  '0 @I2@ INDI | 1 NAME Luca /Ćavar/ | 1 SEX F | 1 BIRT | 2 DATE 2 FEB 1990 | 2 PLAC Tajno | 1 FAMC @F1@ | 1 FAMS @F2@',
  '0 @I3@ INDI | 1 NAME Mara /Skrovita/ | 1 SEX F | 1 RESN confidential | 1 DEAT | 2 DATE 1999 | 1 FAMS @F1@',
  '0 @I4@ INDI | 1 NAME Jure /Skrovit/ | 1 SEX M | 1 RESN privacy | 1 BIRT | 2 DATE 1991 | 1 FAMS @F2@',
  '0 @I5@ INDI | 1 NAME Iva /Ćavar/ | 1 SEX F | 1 _CONSENT Y | 1 BIRT | 2 DATE 1985',
  '0 @F1@ FAM | 1 HUSB @I1@ | 1 WIFE @I3@ | 1 CHIL @I2@ | 1 MARR | 2 DATE 1965',
  '0 @F2@ FAM | 1 HUSB @I4@ | 1 WIFE @I2@ | 1 MARR | 2 DATE 2015 | 0 TRLR | ',
];
const SECRETS = /Skrovit|1990|1991|1999|2015|1965|Tajno/;
const TREE = 'cavar';

async function site(runWith: (files: MemoryFiles) => RunTreeJob = runHere) {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const bytes = new TextEncoder().encode(FILE.join(' | ').replaceAll(' | ', '\n'));
  const fields = { name: TREE, hash: await files.put(bytes), individuals: 5, families: 2 };
  await store.commit([{ verb: 'create', collection: TREES, id: TREE, fields }]);
  const library = await Library.open(store);
  const run = runWith(files);
  const treeLinks = await openTreeLinks(store);
  const trees = new TreeCache(run, library, await openReleasedTexts(store), treeLinks);
  const deps: Partial<TreeVersionDeps> = { store, files, run, now: () => new Date('2026-11-17T07:00:00.000Z') };
  const seenBy = (role: Role | undefined): RouterContextProvider => {
    const context = new RouterContextProvider();
    const account = { id: role, name: role, role };
    const asking = role
      ? { membership: 'member', session: { kind: 'signed-in', account }, client: { origin: '' } }
      : { membership: undefined, session: { kind: 'none' } };
    context.set(accountContext, asking as unknown as RequestAccount);
    context.set(siteContext, {
      store,
      library,
      trees,
      treeLinks,
      today: '2026-11-17',
    } as Partial<RequestSite> as RequestSite);
    context.set(treeVersionContext, deps as TreeVersionDeps);
    return context;
  };
  const text = async () => new TextDecoder().decode(await files.get((await storedTrees.get(store, TREE))?.hash ?? ''));
  return { store, seenBy, text };
}

const job = (person: string) => ({ kind: 'event', owner: { person }, tag: 'OCCU', value: 'zidar' });
const statusOf = (answer: Promise<{ status: number }>) => answer.then(({ status }) => status);

describe('what is told of a person', () => {
  it('is everything to an editor, and to others what they see', async () => {
    const { seenBy } = await site();
    expect(await factsFor(seenBy('editor'), TREE, 'I4')).toMatchObject({ may: 'edit', facts: { hidden: true } });
    expect((await factsFor(seenBy('editor'), TREE, 'I2')).basedOn).toMatch(/^[0-9a-f]{64}$/);
    for (const role of ['member', 'writer'] as const) {
      const told = await Promise.all(['I1', 'I2', 'I5'].map((id) => factsFor(seenBy(role), TREE, id)));
      expect(told.map(({ may }) => may)).toEqual(['propose', 'add', 'propose']);
      expect(told.map(({ basedOn }) => basedOn)).toEqual(['', '', '']);
      expect(JSON.stringify(told)).not.toMatch(SECRETS);
    }
  });

  it('is nothing of who is hidden or not there, in the same words', async () => {
    const { seenBy } = await site();
    const status = (role: Role, tree: string, id: string) =>
      factsFor(seenBy(role), tree, id).then(
        () => 200,
        (error: { init?: { status?: number } }) => error.init?.status,
      );
    for (const id of ['I3', 'I4', 'I99', '']) expect(await status('member', TREE, id), id).toBe(404);
    expect(await status('editor', TREE, 'I99')).toBe(404);
    expect(await status('editor', 'tudje', 'I1')).toBe(404);
  });
});

describe('an edit', () => {
  it('is done for an editor and waits for one from others; nobody else may', async () => {
    const { store, seenBy, text } = await site();
    for (const role of ['member', 'writer'] as const) {
      const { answer } = await takeEdit(seenBy(role), TREE, { edit: job('I1') });
      expect(answer).toMatchObject({ kind: 'proposed' });
    }
    expect(await text()).not.toContain('zidar');
    expect(await statusOf(takeEdit(seenBy(undefined), TREE, { edit: job('I1') }))).toBe(401);
    expect((await takeEdit(seenBy('editor'), TREE, { edit: job('I1') })).answer).toMatchObject({ kind: 'done' });
    expect(await text()).toContain('1 OCCU zidar');
    expect(await waitingProposals(store)).toHaveLength(2);
  });

  it('is refused in words where the process that reads trees ends meanwhile', async () => {
    const { seenBy, text } = await site(() => () => Promise.reject(new TreeFileFault('interrupted')));
    const before = await text();
    expect(await takeEdit(seenBy('editor'), TREE, { edit: job('I1') })).toEqual({
      status: 503,
      answer: { kind: 'refused', sentence: 'Čitanje je prekinuto. Pokušajte ponovno.' },
    });
    expect(await text()).toBe(before);
    await expect(openShownTree(seenBy('editor').get(siteContext), TREE)).rejects.toMatchObject({
      init: { status: 503 },
      data: { lead: 'Čitanje je prekinuto. Pokušajte ponovno.' },
    });
  });

  it.each([
    ['of who is hidden', job('I4'), 404],
    ['of who is not there', job('I99'), 404],
    ['new, of somebody living', job('I2'), 200],
    ['new, of who agreed to be shown', job('I5'), 200],
    ['that joins the living', { kind: 'link', relation: 'child', of: 'I1', person: 'I5' }, 200],
    [
      'that joins somebody of whom only the name is shown',
      { kind: 'link', relation: 'partner', of: 'I1', person: 'I2' },
      403,
    ],
    ['that joins who is hidden', { kind: 'link', relation: 'partner', of: 'I1', person: 'I4' }, 404],
    ['that makes one of two, of whom one is hidden', { kind: 'merge', keep: 'I1', drop: 'I3', take: [] }, 404],
    ['that makes one of two, of whom one lives', { kind: 'merge', keep: 'I1', drop: 'I2', take: [] }, 403],
    ['that deletes the living', { kind: 'delete', person: 'I2' }, 403],
    ['of the sex of the living', { kind: 'sex', person: 'I2', sex: 'M' }, 403],
    ['that takes the living out of a family', { kind: 'detach', person: 'I2', family: 'F1', as: 'child' }, 403],
    ['of consent', { kind: 'consent', person: 'I1', hidden: true }, 403],
    ['of places', { kind: 'places', from: ['Tajno'], to: 'x' }, 403],
    ['of the whole file', { kind: 'convert' }, 403],
    ['of a picture', { kind: 'picture', owner: { person: 'I1' }, file: 'nema.jpg' }, 403],
    ['of a shape of its own', { kind: 'note', owner: { person: 'I1' }, text: 'x', more: 1 }, 422],
    ['of nothing', undefined, 422],
  ])('proposed by a member %s: %j is answered with %i', async (_, edit, status) => {
    const { seenBy, text } = await site();
    const before = await text();
    const answered = await takeEdit(seenBy('member'), TREE, { edit });
    expect(answered.status).toBe(status);
    expect(JSON.stringify(answered)).not.toMatch(SECRETS);
    expect(await text()).toBe(before);
  });

  it('of a family tells nothing of who is hidden in it, whatever is asked', async () => {
    const { store, seenBy } = await site();
    for (const family of ['F1', 'F2', 'F9']) {
      const event = { kind: 'event', owner: { family }, tag: 'DIV', date: '1930.' };
      const guess = { kind: 'event', owner: { family }, target: { at: 3, mark: 'x' }, date: '1930.' };
      for (const edit of [event, guess])
        expect(JSON.stringify(await takeEdit(seenBy('member'), TREE, { edit }))).not.toMatch(SECRETS);
    }
    expect(JSON.stringify(await waitingProposals(store))).not.toMatch(SECRETS);
  });
});

test('only an editor undoes and decides, and only what there is', async () => {
  const { seenBy, text } = await site();
  const { answer } = await takeEdit(seenBy('member'), TREE, { edit: job('I1') });
  const id = answer.kind === 'proposed' ? answer.id : '';
  for (const role of ['member', 'writer'] as const) {
    expect(await statusOf(undo(seenBy(role), TREE, 1)), role).toBe(404);
    for (const intent of ['take', 'refuse'])
      expect(await statusOf(decide(seenBy(role), { id, intent, reason: 'x' })), `${role} ${intent}`).toBe(404);
  }
  expect(await statusOf(decide(seenBy('writer'), { id, intent: 'withdraw', reason: '' }))).toBe(404);
  expect(await statusOf(decide(seenBy('editor'), { id, intent: 'refuse', reason: '' }))).toBe(422);
  expect(await statusOf(decide(seenBy('editor'), { id, intent: 'drugo', reason: '' }))).toBe(422);
  for (const number of [0, -1, 1.5, Number.NaN, 99])
    expect(await statusOf(undo(seenBy('editor'), TREE, number))).toBe(404);
  const before = await text();
  const done = await takeEdit(seenBy('editor'), TREE, { edit: job('I1') });
  const version = done.answer.kind === 'done' ? done.answer.version : 0;
  for (const role of ['member', 'writer', undefined] as const)
    expect(await statusOf(undo(seenBy(role), TREE, version)), role).toBe(role ? 404 : 401);
  expect(await text()).not.toBe(before);
  expect(await statusOf(undo(seenBy('editor'), TREE, version))).toBe(200);
  expect(await text()).toBe(before);
  expect(await statusOf(decide(seenBy('member'), { id, intent: 'withdraw', reason: '' }))).toBe(200);
});

test('who else was at work meanwhile is told to who edits', async () => {
  const { seenBy } = await site();
  const { basedOn } = await factsFor(seenBy('editor'), TREE, 'I1');
  const first = await takeEdit(seenBy('editor'), TREE, { edit: job('I1'), basedOn });
  expect(first.answer).not.toHaveProperty('others');
  const own = await takeEdit(seenBy('editor'), TREE, { edit: job('I2'), basedOn });
  expect(own.answer).not.toHaveProperty('others');
  const context = seenBy('editor');
  const other = {
    membership: 'member',
    session: { kind: 'signed-in', account: { id: 'b', name: 'Bara', role: 'editor' } },
    client: { origin: '' },
  };
  context.set(accountContext, other as unknown as RequestAccount);
  const second = await takeEdit(context, TREE, { edit: job('I5'), basedOn });
  expect(second.answer).toMatchObject({ others: expect.stringContaining('editor') });
});
