import { type DraftContent, filesOfContent } from '../../domain/draft-content.ts';
import { filesOf } from '../../domain/record.ts';
import type { RecordKey } from '../../domain/reference.ts';
import type { Role } from '../../domain/role.ts';
import { records } from '../records/record-documents.ts';
import type { DocumentStore, Fields } from '../store/document-store.ts';
import { liveCollection } from '../store/live-collection.ts';
import { BIN, bin } from './binned.ts';
import { DRAFTS, type Draft, drafts } from './draft.ts';

/** Of a draft what the desk lists: its text stays in the store. */
export interface ListedDraft
  extends Omit<Draft, 'of' | 'content' | 'reason'>,
    Pick<DraftContent, 'kind' | 'title' | 'sample'> {
  readonly of: RecordKey | '';
  readonly section: DraftContent['section'];
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

/** All drafts, in a line each, kept fresh by the store's watch: a desk with thousands of them asks the store for none. */
export class DraftShelf {
  #drafts: ReadonlyMap<string, ListedDraft> = new Map();
  #binned: ReadonlyMap<string, BinnedUse> = new Map();

  static async open(store: DocumentStore): Promise<DraftShelf> {
    const shelf = new DraftShelf();
    shelf.#drafts = (await liveCollection(store, { name: DRAFTS, read: listed })).items;
    shelf.#binned = (await liveCollection(store, { name: BIN, read: binnedUse })).items;
    return shelf;
  }

  /** Those that editors see: what they share, and what was proposed to them. */
  all(): ListedDraft[] {
    return [...this.#drafts.values()].filter(({ owner, state }) => owner === '' || state !== 'working');
  }

  /** Somebody's own, whatever became of them. */
  of(account: { readonly id: string }): ListedDraft[] {
    return [...this.#drafts.values()].filter(({ owner }) => owner === account.id);
  }

  /** What somebody has proposed and got back, and may still write on. */
  returnedTo({ id, role }: { readonly id: string; readonly role: Role }): ListedDraft[] {
    const returned = [...this.#drafts.values()].filter(({ returnedTo }) => returnedTo === id);
    return role === 'member' ? returned.filter(({ owner }) => owner === id) : returned;
  }

  /** Whosever they are: what any of them shows is not to be taken from under it. */
  showing(file: string): ListedDraft[] {
    return [...this.#drafts.values()].filter(({ files }) => files.includes(file));
  }

  /** The same of what is in the bin: it comes back as it was. */
  binnedShowing(file: string): BinnedUse[] {
    return [...this.#binned.values()].filter(({ files }) => files.includes(file));
  }
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

function listed(document: { readonly id: string; readonly fields: Fields }): ListedDraft | undefined {
  const read = drafts.read(document);
  if (!read) return undefined;
  const { content, reason: _, ...draft } = read;
  const { kind, section, title, sample } = content;
  return { ...draft, of: draft.of as RecordKey | '', kind, section, title, sample, files: filesOfContent(content) };
}
