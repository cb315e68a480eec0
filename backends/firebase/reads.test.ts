import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import type { Contribution } from '../../chronicle/contributions/contribution.ts';
import { transitionWrites } from '../../chronicle/contributions/contribution-history.ts';
import { contributionHolder } from '../../chronicle/contributions/personal-data.ts';
import { withdraw } from '../../chronicle/contributions/remove.ts';
import { deleteRecord, discardDraft, undelete } from '../../chronicle/editing/bin.ts';
import { BIN } from '../../chronicle/editing/binned.ts';
import { ANA, article, desk, IVA, locality, memorial, NEW, PERO } from '../../chronicle/editing/desk.fixture.ts';
import { DRAFTS, ownDraftId } from '../../chronicle/editing/draft.ts';
import { restoreRevision } from '../../chronicle/editing/history.ts';
import { draftHolder } from '../../chronicle/editing/personal-data.ts';
import { noteHere } from '../../chronicle/editing/presence.ts';
import { propose, refuseProposal, takeOver, withdrawProposal } from '../../chronicle/editing/propose.ts';
import {
  publishDraft,
  publishDue,
  scheduleDraft,
  unpublish,
  unscheduleDraft,
} from '../../chronicle/editing/publish.ts';
import { MemoryFiles } from '../../chronicle/files/memory-files.ts';
import { memberDataHolder } from '../../chronicle/identity/member-data.ts';
import { smallSite } from '../../chronicle/identity/members.fixture.ts';
import { MEDIA } from '../../chronicle/media/media.ts';
import { sweepUnused, UNUSED_FILES } from '../../chronicle/media/unused-files.ts';
import { binPhotograph, replacePhotograph, restorePhotograph } from '../../chronicle/photographs/change-photograph.ts';
import { keepPhotograph } from '../../chronicle/photographs/keep-photograph.ts';
import { type DocumentStore, type Fields, inCommits, type Write } from '../../chronicle/store/document-store.ts';
import { type EditDeps, editTree, undoEdit } from '../../chronicle/trees/edit-tree.ts';
import { askedWith, runHere } from '../../chronicle/trees/tree-jobs.fixture.ts';
import { proposeEdit, takeProposal, treeProposalHolder } from '../../chronicle/trees/tree-proposals.ts';
import { contentOf } from '../../domain/draft-content.ts';
import { startFirestore } from '../../tests/drivers/emulators.ts';
import { setUpFirebase } from './services.ts';
import { FirestoreStore } from './store.ts';

const firestore = await startFirestore();
vi.stubEnv('FIRESTORE_EMULATOR_HOST', firestore.host);
afterAll(async () => {
  vi.unstubAllEnvs();
  await firestore.stop();
});

const AT = '2026-11-16T08:00:00.000Z';
const GUMNO = 'locality~gumno';
const KEY = 'locality/gumno';
const gumno = contentOf(locality('gumno'));

interface Streaming {
  requestStream(method: string, ...rest: unknown[]): Promise<NodeJS.EventEmitter>;
}

/** Counts the documents that Firestore sends, and those it looks for in vain: it charges for each of them. */
function countReads(db: Firestore): { documents: number } {
  const reads = { documents: 0 };
  const client = db as unknown as Streaming;
  const request = client.requestStream.bind(client);
  client.requestStream = async (...asked) => {
    const stream = await request(...asked);
    const emit = stream.emit.bind(stream);
    stream.emit = (event, ...given) => {
      const [answer] = given;
      if (event === 'data' && (answer.found || answer.missing || answer.document || answer.documentChange)) {
        reads.documents += 1;
      }
      return emit(event, ...given);
    };
    return stream;
  };
  return reads;
}

const memory: Omit<Contribution, 'revision'> = {
  id: 'a'.repeat(24),
  kind: 'memory',
  state: 'pending',
  at: AT,
  content: { title: 'Bura', text: 'Puhalo je.', author: 'Stana', when: '', where: '', people: '' },
  photographs: [],
  accountId: '',
  email: '',
  about: '',
  record: '',
  origin: '',
};
const picture = { type: 'image/jpeg', width: 3, height: 2 } as const;
const inspected = (words: string) => ({
  bytes: new TextEncoder().encode(words),
  description: picture,
  ending: 'jpg',
});

/** What others have written and sent: so many of everything. */
async function fill(store: DocumentStore, many: number): Promise<void> {
  const groups = Array.from({ length: many }, (_, number): Write[] => {
    const hash = number.toString(16).padStart(64, '0');
    const name = `tudja-${number}.jpg`;
    const by = { name: 'Druga', email: 'druga@primjer.hr' };
    const document = (collection: string, fields: Fields): Write => ({
      verb: 'set',
      collection,
      id: `tudje-${number}`,
      fields,
    });
    const id = number.toString(16).padStart(24, '0');
    return [
      ...transitionWrites({ ...memory, id, photographs: [{ ...picture, name, hash }] }, undefined, {
        action: 'submitted',
        by: 'Stana',
        at: AT,
      }),
      document(DRAFTS, { of: `locality/tudje-${number}`, owner: 'druga', state: 'working' }),
      document(BIN, { what: 'draft', accountId: 'druga', at: AT, fields: { owner: 'druga', of: 'locality/tudje' } }),
      document('invitations', { email: `${number}@primjer.hr`, by, state: 'open', at: AT, until: AT }),
      document(MEDIA, { ...picture, name, hash }),
      document('photographs', { former: [], files: { [hash]: true } }),
      document('reports', { accountId: 'druga', state: 'open', at: AT }),
      document('candles', { memorial: 'stana', accountId: 'druga', at: AT }),
      document('tree-versions', { tree: 'tudje', number: number + 1, hash, by: 'Druga', at: AT, origin: 'sent' }),
      document('tree-proposals', { tree: 'tudje', account: 'druga', state: 'proposed', at: AT }),
      document('stewards', { memorial: 'stana', email: `${number}@primjer.hr` }),
    ];
  });
  for (const commit of inCommits(groups, store)) await store.commit(commit);
}

function refuseWholeCollections(store: DocumentStore): void {
  const list = store.list.bind(store);
  store.list = async (collection, query = {}) => {
    if (!query.where && !query.limit) throw new Error(`All of ${collection} was asked for`);
    return list(collection, query);
  };
}

/** Everything that is done at the desk, and what each of it has read. */
async function costs(many: number): Promise<ReadonlyMap<string, number>> {
  const { db, close } = setUpFirebase({ projectId: `demo-${randomUUID().slice(0, 8)}` });
  const reads = countReads(db);
  const store = await FirestoreStore.open(db);
  await fill(store, many);
  const crowd = Array.from({ length: many }, (_, number) => locality(`kuca-${number}`, { number: number + 2 }));
  const deps = await desk([locality('gumno'), memorial('stana'), ...crowd], store);
  refuseWholeCollections(store);
  const files = new MemoryFiles();
  const read = new Map<string, number>();
  const costing = async <Result>(what: string, act: () => Promise<Result>): Promise<Result> => {
    const before = reads.documents;
    const result = await act();
    read.set(what, reads.documents - before);
    return result;
  };
  const iva = (id: string) => ({ id, account: IVA });

  await costing('save', () => deps.save(GUMNO, { ...gumno, title: 'Guvno' }));
  await costing('presence', () => noteHere(deps, GUMNO, IVA));
  await costing('publish', () => publishDraft(deps, iva(GUMNO)));
  await costing('save what is new', () => deps.save(NEW, article('Sasvim novo')));
  await costing('schedule', () => scheduleDraft(deps, { ...iva(NEW), at: '2026-11-18' }));
  await costing('unschedule', () => unscheduleDraft(deps, iva(NEW)));
  await costing('publish what is new', () => publishDraft(deps, iva(NEW)));
  const later = 'c'.repeat(32);
  await deps.save(later, article('Za koji dan'));
  await scheduleDraft(deps, { ...iva(later), at: '2026-11-18' });
  deps.moveTo('2026-11-18T00:00:01Z');
  expect(await costing('publish on its day', () => publishDue(deps))).toBe(1);
  await costing('restore', () => restoreRevision(deps, { key: KEY, revision: 1, account: IVA, role: 'editor' }));
  await costing('unpublish', () => unpublish(deps, { key: 'memorial/stana', account: IVA, role: 'editor' }));
  const binned = await costing('delete', () => deleteRecord(deps, { key: KEY, account: IVA, role: 'editor' }));
  await costing('undelete', () => undelete(deps, { id: binned, account: IVA, role: 'editor' }));

  const own = ownDraftId(deps, KEY, ANA);
  await costing('save to propose', () => deps.save(own, { ...gumno, summary: 'Drugi sažetak.' }, { account: ANA }));
  await costing('propose', () => propose(deps, { id: own, account: ANA }));
  await costing('take a proposal back', () => withdrawProposal(deps, { id: own, account: ANA }));
  await propose(deps, { id: own, account: ANA });
  await costing('refuse', () => refuseProposal(deps, { ...iva(own), reason: 'Nije tako.' }));
  await propose(deps, { id: own, account: ANA });
  await costing('take over', () => takeOver(deps, iva(own)));
  const peros = 'b'.repeat(32);
  await deps.save(peros, article('Perino'), { account: PERO });
  await costing('discard', () => discardDraft(deps, { id: peros, account: PERO }));

  const kept = await costing('keep a photograph', () =>
    keepPhotograph({ store, files }, { ...inspected('kuća'), by: 'Iva', at: AT, as: 'k.jpg' }),
  );
  const change = { file: kept.file, by: 'Iva', at: AT };
  for (const words of ['b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    await costing('replace a photograph', () => replacePhotograph({ store, files }, change, inspected(words)));
  }
  const unused = { showing: () => [], binnedShowing: () => [] };
  await costing('bin a photograph', () => binPhotograph({ ...deps, drafts: unused, inTrees: new Set() }, change));
  await costing('restore a photograph', () => restorePhotograph(store, kept.file));

  const hash = await files.put(new TextEncoder().encode('slika'));
  const sent = { ...memory, photographs: [{ ...picture, name: 'a-1.jpg', hash }], accountId: ANA.id };
  await store.commit(transitionWrites(sent, undefined, { action: 'submitted', by: 'Ana', at: AT }));
  await costing('withdraw a contribution', () => withdraw(deps, { ...sent, revision: 1 }));

  await costTrees({ store, files, run: runHere(files), now: () => new Date(AT) }, costing);

  const leaving = { accountId: ANA.id, verifiedEmail: ANA.email };
  for (const holder of [
    draftHolder(store),
    treeProposalHolder(store),
    memberDataHolder(store, smallSite().deps.roles),
    contributionHolder(deps),
  ]) {
    await costing(`an account goes: ${holder.name}`, () => holder.forget(leaving, 'remove'));
  }
  const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);
  const due = (await store.list(UNUSED_FILES, { limit: 100 })).length;
  const before = reads.documents;
  await sweepUnused({ store, files, now: inTwoDays });
  read.set('sweep a file', (reads.documents - before) / due);
  expect(await files.has(hash)).toBe(false);
  await store.close();
  await close();
  return read;
}

type Costing = <Result>(what: string, act: () => Promise<Result>) => Promise<Result>;

/** A tree is edited, an edit undone, another proposed and taken. */
async function costTrees(deps: EditDeps, costing: Costing): Promise<void> {
  const lines = [
    '0 HEAD',
    '1 GEDC',
    '2 VERS 5.5.1',
    '1 CHAR UTF-8',
    '0 @I1@ INDI',
    '1 NAME Ante /Ćavar/',
    '0 TRLR',
    '',
  ];
  const hash = await deps.files.put(new TextEncoder().encode(lines.join('\n')));
  const asked = askedWith({ brdo: hash }, AT.slice(0, 10));
  const fields = { name: 'brdo', hash, individuals: 1, families: 0 };
  await deps.store.commit([{ verb: 'set', collection: 'trees', id: 'brdo', fields }]);
  const edit = (value: string) => ({ kind: 'event', owner: { person: 'I1' }, tag: 'OCCU', value }) as const;
  for (const value of ['zidar', 'kovač', 'težak'])
    await costing('edit a tree', () => editTree(deps, IVA, { tree: 'brdo', edit: edit(value) }));
  await costing('undo an edit of a tree', () => undoEdit(deps, IVA, { tree: 'brdo', number: 4 }));
  const id = await costing('propose for a tree', () =>
    proposeEdit(deps, ANA, { tree: 'brdo', edit: edit('mlinar'), note: '', asked, id: 'mlinar' }),
  );
  await costing('take what was proposed for a tree', () => takeProposal(deps, IVA, id, asked));
}

test('what anybody does at the desk of a hosted site reads as many documents in a small chronicle as in a large one', async () => {
  const [few, many] = [await costs(3), await costs(20)];
  expect(Object.fromEntries(many)).toEqual(Object.fromEntries(few));
  expect(few.get('save')).toBeLessThanOrEqual(6);
  expect(Math.max(...few.values())).toBeLessThanOrEqual(20);
});
