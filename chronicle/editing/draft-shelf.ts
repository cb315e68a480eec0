import { type DraftContent, filesOfContent } from '../../domain/draft-content.ts';
import { filesOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { Role } from '../../domain/role.ts';
import { records } from '../records/record-documents.ts';
import type { DocumentStore, Fields } from '../store/document-store.ts';
import { type LiveCollection, liveCollection } from '../store/live-collection.ts';
import { bin } from './binned.ts';
import { type Draft, drafts } from './draft.ts';

/** Of a draft what the desk lists: its text stays in the store. */
export interface ListedDraft {
  readonly id: string;
  /** Empty for what is new. */
  readonly of: RecordKey | '';
  readonly kind: DraftContent['kind'];
  readonly section: DraftContent['section'];
  readonly title: string;
  readonly sample: boolean;
  readonly state: Draft['state'];
  /** The account whose own it is until it is proposed; empty for what editors share. */
  readonly owner: string;
  readonly ownerName: string;
  /** The account that has proposed it and got it back. */
  readonly returnedTo: string;
  readonly basedOn: number;
  readonly updatedAt: string;
  readonly publishOn: string;
  /** Names of the files that it shows or plays. */
  readonly files: readonly string[];
}

/** What was thrown away and can still be brought back, with the files that it would show. */
interface BinnedUse {
  readonly title: string;
  /** Of somebody's own draft editors are told nothing but that there is one. */
  readonly isOwn: boolean;
  readonly files: readonly string[];
}

interface ShelvedDraft {
  readonly listed: ListedDraft;
  /** Of those that editors see and search. */
  readonly whole: Draft | undefined;
}

/** All drafts, in a line each, kept fresh by the store's watch: a desk with thousands of them asks the store for none. */
export class DraftShelf {
  readonly #drafts: LiveCollection<ShelvedDraft>;
  readonly #binned: LiveCollection<BinnedUse>;

  static async open(store: DocumentStore): Promise<DraftShelf> {
    const shelved = await liveCollection(store, { name: drafts.name, read: shelvedDraft });
    return new DraftShelf(shelved, await liveCollection(store, { name: bin.name, read: binnedUse }));
  }

  private constructor(shelved: LiveCollection<ShelvedDraft>, binned: LiveCollection<BinnedUse>) {
    this.#drafts = shelved;
    this.#binned = binned;
  }

  /** Those that editors see: what they share, and what was proposed to them. */
  all(): ListedDraft[] {
    return this.#listed(({ owner, state }) => isShared(owner, state));
  }

  /** The same with their texts, for the search. */
  whole(): Draft[] {
    return [...this.#drafts.items.values()].flatMap(({ whole }) => whole ?? []);
  }

  /** Another number after every change of a draft. */
  get version(): number {
    return this.#drafts.version;
  }

  /** Somebody's own, whatever became of them. */
  of(account: { readonly id: string }): ListedDraft[] {
    return this.#listed(({ owner }) => owner === account.id);
  }

  /** What somebody has proposed and got back, and may still write on. */
  returnedTo({ id, role }: { readonly id: string; readonly role: Role }): ListedDraft[] {
    const returned = this.#listed(({ returnedTo }) => returnedTo === id);
    return role === 'member' ? returned.filter(({ owner }) => owner === id) : returned;
  }

  /** Whosever they are: what any of them shows is not to be taken from under it. */
  showing(file: string): ListedDraft[] {
    return this.#listed(({ files }) => files.includes(file));
  }

  /** The same of what is in the bin: it comes back as it was. */
  binnedShowing(file: string): BinnedUse[] {
    return [...this.#binned.items.values()].filter(({ files }) => files.includes(file));
  }

  #listed(isWanted: (draft: ListedDraft) => boolean): ListedDraft[] {
    return [...this.#drafts.items.values()].map(({ listed }) => listed).filter(isWanted);
  }
}

function isShared(owner: string, state: Draft['state']): boolean {
  return owner === '' || state !== 'working';
}

function shelvedDraft(document: { readonly id: string; readonly fields: Fields }): ShelvedDraft | undefined {
  const draft = drafts.read(document);
  return draft && { listed: listed(draft), whole: isShared(draft.owner, draft.state) ? draft : undefined };
}

function binnedUse(document: { readonly id: string; readonly fields: Fields }): BinnedUse | undefined {
  const binned = bin.read(document);
  if (!binned) return undefined;
  const { title, of: id, fields } = binned;
  if (binned.what === 'record') {
    const stored = records.read({ id, fields });
    return { title, isOwn: false, files: stored ? filesOf(stored.record) : [] };
  }
  const draft = drafts.read({ id, fields });
  return { title, isOwn: draft?.owner !== '', files: draft ? filesOfContent(draft.content) : [] };
}

function listed({
  id,
  of,
  state,
  owner,
  ownerName,
  returnedTo = '',
  basedOn,
  updatedAt,
  publishOn,
  content,
}: Draft): ListedDraft {
  const { kind, section, title, sample } = content;
  return {
    id,
    of: of as RecordKey | '',
    state,
    owner,
    ownerName,
    returnedTo,
    basedOn,
    updatedAt,
    publishOn,
    kind,
    section,
    title,
    sample,
    files: filesOfContent(content),
  };
}
