import { describe, expect, it, test } from 'vitest';
import { hashOf } from '../files/file-store.ts';
import { MemoryFiles } from '../files/memory-files.ts';
import { sweepUnused } from '../media/unused-files.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { duplicatesIn, pairsBetween } from './likely-pairs.ts';
import { confirmMerge, decideOnMerge, mergeOf, openPairs, planUpload, skippedPairs } from './merge-upload.ts';
import { TREES, trees } from './tree.ts';
import { acceptedIn, acceptFindings, notOnePersonKey } from './tree-health.ts';
import { inspectTree } from './tree-inspection.ts';
import { runHere } from './tree-jobs.fixture.ts';
import type { RunTreeJob } from './tree-jobs.ts';
import { planMerge } from './tree-merge.ts';
import { type MergeDecisions, NO_DECISIONS } from './tree-merge-plan.ts';
import { ownUpload, receiveTree, type TreeVersionDeps } from './tree-versions.ts';

const TODAY = '2026-11-17';
const IVA = { id: 'iva', name: 'Iva' };

function gedcom(...records: string[]): Uint8Array {
  const head = '0 HEAD | 1 GEDC | 2 VERS 5.5.1 | 1 CHAR UTF-8';
  return new TextEncoder().encode([head, ...records, '0 TRLR', ''].join(' | ').replaceAll(' | ', '\n'));
}

const uid = (number: number) => `1 _UID ${String(number).padStart(32, 'A')}`;
const plan = (mine: Uint8Array, theirs: Uint8Array, decisions: Partial<MergeDecisions> = {}) =>
  planMerge({ mine, theirs, decisions: { ...NO_DECISIONS, ...decisions }, today: TODAY, lastId: 0, page: 1 });

describe('a plan', () => {
  it('tells which of the differing fields would change, and what they would say then', () => {
    const ours = gedcom(`0 @I1@ INDI | 1 NAME Ivan /Zovko/ | ${uid(1)} | 1 BIRT | 2 DATE 1850`);
    const theirs = gedcom(`0 @P1@ INDI | 1 NAME Ivan /Zovko/ | ${uid(1)} | 1 BIRT | 2 DATE 1853 | 1 OCCU kovač`);
    const fieldsWith = (choice: 'mine' | 'theirs') =>
      plan(ours, theirs, { fields: [{ person: 'I1', field: 'BIRT', choice }] }).differing[0]?.fields.map(
        ({ field, becomes, changes }) => `${field} ${becomes.join(', ')} ${changes}`,
      );
    expect(fieldsWith('mine')).toEqual(['BIRT 1850 false', 'OCCU kovač true']);
    expect(fieldsWith('theirs')).toEqual(['BIRT 1853 true', 'OCCU kovač true']);
  });

  it('lists as many people as a page shows, and nobody whose id no program writes', () => {
    const people = (count: number) =>
      gedcom(...Array.from({ length: count }, (_, at) => `0 @P${at}@ INDI | 1 NAME Ime${at} /Prezime${at}/`));
    const many = plan(gedcom('0 @I1@ INDI | 1 NAME Ana'), people(560));
    expect([many.counts.onlyTheirs, many.onlyTheirs.length]).toEqual([560, 500]);
    const long = `0 @${'P'.repeat(70)}@ INDI | 1 NAME Jozo /Dugi/ | 0 @P2@ INDI | 1 NAME Ive /Kratki/`;
    expect(plan(gedcom('0 @I1@ INDI'), gedcom(long)).onlyTheirs.map(({ name }) => name)).toEqual(['Ive Kratki']);
  });

  it('has everybody in one pair, whatever was said', () => {
    const twins = gedcom(
      '0 @I1@ INDI | 1 NAME Mate /Zovko/ | 1 SEX M | 0 @I2@ INDI | 1 NAME Mate /Zovko/ | 1 SEX M',
      ...Array.from({ length: 30 }, (_, at) => `0 @I${at + 10}@ INDI | 1 NAME Ime${at} /Prezime${at}/`),
    );
    const theirs = gedcom('0 @P1@ INDI | 1 NAME Mate /Zovko/ | 1 SEX M');
    const { doubtful } = plan(twins, theirs);
    expect(doubtful.map(({ a, b }) => `${a} ${b}`)).toEqual(['I1 P1', 'I2 P1']);
    const both = doubtful.map(({ a, b }) => ({ a, b, is: 'same' as const }));
    expect(plan(twins, theirs, { pairs: both }).counts).toMatchObject({ pairs: 1, doubtful: 0, onlyTheirs: 0 });
  });
});

test('a pair is asked about until one of the two was found, and what was left for later is kept', () => {
  const pair = (a: string, b: string) => ({ a, b }) as MergeDecisions['pairs'][number];
  const doubtful = [pair('I1', 'P1'), pair('I1', 'P2'), pair('I2', 'P1'), pair('I3', 'P3')];
  const merge = (pairs: MergeDecisions['pairs']) =>
    ({ plan: { doubtful }, decisions: { ...NO_DECISIONS, pairs } }) as unknown as Parameters<typeof openPairs>[0];
  const open = (pairs: MergeDecisions['pairs']) => openPairs(merge(pairs)).map(({ a, b }) => `${a} ${b}`);
  expect(open([])).toHaveLength(4);
  expect(open([{ a: 'I1', b: 'P1', is: 'same' }])).toEqual(['I3 P3']);
  expect(open([{ a: 'I1', b: 'P1', is: 'different' }])).toEqual(['I1 P2', 'I2 P1', 'I3 P3']);
  const later = [
    { a: 'I1', b: 'P2', is: 'skipped' },
    { a: 'I3', b: 'P3', is: 'skipped' },
    { a: 'I1', b: 'P1', is: 'same' },
  ] as const;
  expect(open([...later])).toEqual([]);
  expect(skippedPairs(merge([...later])).map(({ a, b }) => `${a} ${b}`)).toEqual(['I3 P3']);
});

async function site() {
  const [store, files] = [new MemoryStore(), new MemoryFiles()];
  const work = { before: async () => {} };
  const run = runHere(files);
  const deps: TreeVersionDeps = {
    store,
    files,
    now: () => new Date('2026-11-17T08:00:00.000Z'),
    today: () => TODAY,
    run: (async (name, request) => {
      const done = await run(name, request);
      if (name === 'merge') await work.before();
      return done;
    }) as RunTreeJob,
  };
  const stand = async (bytes: Uint8Array) => {
    const fields = { name: 'brdo', hash: await files.put(bytes), individuals: 1, families: 0 };
    await store.commit([{ verb: 'set', collection: TREES, id: 'brdo', fields }]);
  };
  await stand(gedcom('0 @I1@ INDI | 1 NAME Ana /Zovko/'));
  const theirs = gedcom('0 @P1@ INDI | 1 NAME Ive /Šimić/');
  const id = await receiveTree(deps, IVA, { tree: 'brdo', bytes: theirs, referred: [] });
  const upload = await ownUpload(store, IVA.id, id);
  if (!upload) throw new Error('no upload');
  return { deps, store, files, id, upload, work, stand };
}

test('a tree that changes while its merge is made keeps what came, and the merged file goes', async () => {
  const { deps, store, files, id, upload, work, stand } = await site();
  const { bytes } = await deps.run('merge', {
    mine: (await trees.get(store, 'brdo'))?.hash ?? '',
    theirs: upload.hash,
    decisions: NO_DECISIONS,
    lastId: 0,
    page: 1,
    today: TODAY,
  });
  await planUpload(deps, id, upload);
  work.before = () => stand(gedcom('0 @I1@ INDI | 1 NAME Ana /Upravo/'));
  await expect(confirmMerge(deps, IVA, id, upload, (merge) => merge.decisions)).rejects.toMatchObject({
    code: 'conflict',
  });
  const now = await files.get((await trees.get(store, 'brdo'))?.hash ?? '');
  expect(new TextDecoder().decode(now)).toContain('Upravo');
  await sweepUnused({ ...deps, now: () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  expect(await files.has(await hashOf(bytes))).toBe(false);
  expect(await mergeOf(store, id)).toBeDefined();
});

test('of two pages that decide at once the second is told', async () => {
  const { deps, store, id, upload } = await site();
  await planUpload(deps, id, upload);
  const decide = (add: MergeDecisions['add']) => decideOnMerge(store, id, ({ decisions }) => ({ ...decisions, add }));
  const decided = await Promise.allSettled([decide('nobody'), decide('everybody')]);
  expect(decided.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(decided.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } });
});

test('who is likeliest to be one person stands first', () => {
  const ours = gedcom(
    '0 @I1@ INDI | 1 NAME Mate /Zovko/ | 1 SEX M | 0 @I2@ INDI | 1 NAME Jozo /Šimić/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850',
    ...Array.from({ length: 40 }, (_, at) => `0 @I${at + 10}@ INDI | 1 NAME Ime${at} /Prezime${at}/`),
  );
  const theirs = gedcom(
    '0 @P1@ INDI | 1 NAME Mato /Zovko/ | 1 SEX M | 0 @P2@ INDI | 1 NAME Jozo /Šimić/ | 1 SEX M | 1 BIRT | 2 DATE 4 MAR 1850',
  );
  expect(pairsBetween(ours, theirs).map(({ one, other }) => `${one.id} ${other.id}`)).toEqual(['I2 P2', 'I1 P1']);
  expect(duplicatesIn(ours)).toEqual([]);
});

describe('what was said of a tree', () => {
  it('has an end', async () => {
    const store = new MemoryStore();
    const finding = (at: number) => ({ key: `k${at}`, kind: 'island', sentence: 'x' });
    const accept = (from: number, to: number) =>
      acceptFindings(
        store,
        'brdo',
        Array.from({ length: to - from }, (_, at) => finding(from + at)),
        'Iva',
        `${TODAY}T08:00:00Z`,
      );
    await accept(0, 3000);
    await accept(0, 3000);
    await expect(accept(3000, 3001)).rejects.toMatchObject({ code: 'batch-too-large' });
    expect(await acceptedIn(store, 'brdo')).toHaveLength(3000);
  });

  it('of two people is the same whichever is named first', () => {
    expect(notOnePersonKey('I2', 'I1')).toBe(notOnePersonKey('I1', 'I2'));
  });

  it('is listed as far as a page shows it, with how many there are besides', () => {
    const many = Array.from({ length: 2_050 }, (_, at) => `0 @I${at}@ INDI | 1 NAME Ime${at} | 1 BIRT | 2 DATE 2100`);
    const future = inspectTree(gedcom(...many), TODAY).findings.filter(({ kind }) => kind === 'future-date');
    expect(future).toHaveLength(1001);
    expect(future.at(-1)).toMatchObject({ more: 1050, individuals: [] });
    const few = inspectTree(gedcom(...many.slice(0, 1000)), TODAY).findings.filter(
      ({ kind }) => kind === 'future-date',
    );
    expect(few.map(({ more }) => more)).toEqual(few.map(() => undefined));
    expect(few).toHaveLength(1000);
  });
});
