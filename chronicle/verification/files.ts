import { contributions, filesIn } from '../contributions/contribution.ts';
import { FILE_HASH } from '../files/file-store.ts';
import { MAP_REVISIONS, MAPS } from '../map/map-documents.ts';
import { MEDIA } from '../media/media.ts';
import { referredFiles } from '../media/referred-files.ts';
import { isReferred, UNUSED_FILES } from '../media/unused-files.ts';
import { photographs } from '../photographs/photograph.ts';
import { type DocumentStore, type EachDocument, isFields } from '../store/document-store.ts';
import { TREE_UPLOADS, TREE_VERSIONS, TREES } from '../trees/tree.ts';
import { broken, type Check, notice } from './finding.ts';

/** The hash that a file is called by, and when it was written. */
interface StoredFile {
  readonly hash: string;
  readonly written: Date;
}

/** Files as they lie, for whoever looks at all of them. */
export interface FileWalk {
  each(): AsyncIterable<StoredFile>;
  /** What it is in truth; nothing where there is none. */
  hashOf(hash: string): Promise<string | undefined>;
  /** Where nobody looks, and whence it can be brought back by hand. Answers with that place; nothing when it was written again since. */
  setAside(file: StoredFile): Promise<string | undefined>;
}

interface FilePorts {
  readonly store: DocumentStore;
  readonly walk: FileWalk;
  /** Brings a file back from a backup that has it. Answers with which. */
  readonly recover?: (hash: string) => Promise<string | undefined>;
  readonly now: () => Date;
}

/** Between the file and the document that names it a form may be under way. */
const GRACE_MS = 7 * 24 * 60 * 60 * 1000;

const WITH_A_HASH = [MEDIA, MAPS, MAP_REVISIONS, TREES, TREE_VERSIONS, TREE_UPLOADS];

/** That every file that something names is there and is what its name says, and that something names every file. */
export function filesCheck({ store, walk, recover, now }: FilePorts): Check {
  return {
    name: 'files are whole',
    async *run() {
      const named = new Map<string, string>();
      let isAllRead = true;
      for (const name of WITH_A_HASH) {
        for await (const { id, fields } of store.each(name)) {
          isAllRead &&= fields !== undefined;
          if (typeof fields?.hash === 'string' && FILE_HASH.test(fields.hash)) named.set(fields.hash, `${name}/${id}`);
        }
      }
      for (const { name, filesOf } of WITH_AN_INDEX) {
        for await (const document of store.each(name)) {
          isAllRead &&= document.fields !== undefined;
          const hashes = filesOf(document)?.map(({ hash }) => hash) ?? indexOf(document);
          for (const hash of hashes) named.set(hash, `${name}/${document.id}`);
        }
      }
      // The sweep looks at these.
      for await (const { id } of store.each(UNUSED_FILES)) named.set(id, `${UNUSED_FILES}/${id}`);
      const mend = (hash: string) => async () => {
        const from = await recover?.(hash);
        return from && `The file ${hash} was taken from ${from}.`;
      };
      for await (const { hash, written } of walk.each()) {
        const document = named.get(hash);
        named.delete(hash);
        const found = await walk.hashOf(hash);
        if (found !== undefined && found !== hash) {
          yield broken(`The file ${hash} (${document ?? 'nothing names it'}) is damaged.`, mend(hash));
        } else if (!document && now().getTime() - written.getTime() > GRACE_MS && !(await isReferred(store, hash))) {
          const setAside = async () => {
            if (await isReferred(store, hash)) return undefined;
            const place = await walk.setAside({ hash, written });
            return place && `The file ${hash} was set aside in ${place}.`;
          };
          // It may be what a document names that cannot be read.
          yield notice(`Nothing names the file ${hash}, for more than a week.`, isAllRead ? setAside : undefined);
        }
      }
      for (const [hash, document] of named) {
        if ((await walk.hashOf(hash)) !== undefined || !(await isReferred(store, hash))) continue;
        yield broken(`The file ${hash} of ${document} is missing.`, mend(hash));
      }
    },
  };
}

/** That documents which name their files once more, where a store can be asked for them, do so rightly. */
export function fileIndexCheck(store: DocumentStore): Check {
  return {
    name: 'files can be found by what names them',
    async *run() {
      for (const { name, filesOf } of WITH_AN_INDEX) {
        for await (const document of store.each(name)) {
          const { id } = document;
          const files = filesOf(document);
          // What does not fit its schema still needs its files, and its index is all that tells of them.
          if (!files || isSame(indexOf(document), Object.keys(referredFiles(files).files))) continue;
          yield broken(
            `${name}/${id} does not say which files it needs: they could be deleted with another.`,
            async () => {
              const before = (await store.get(name, id))?.fields;
              const needed = before && filesOf({ id, fields: before });
              if (!needed) return undefined;
              const fields = { ...before, ...referredFiles(needed) };
              await store.commit([{ verb: 'replace', collection: name, id, before, fields }]);
              return `${name}/${id} names its files again.`;
            },
          );
        }
      }
    },
  };
}

type Named = readonly { readonly hash: string }[];

/** Documents with files inside of lists, which name them once more where a store can be asked. */
const WITH_AN_INDEX: readonly { readonly name: string; filesOf(document: EachDocument): Named | undefined }[] = [
  { name: contributions.name, filesOf: contributionFiles },
  { name: photographs.name, filesOf: photographFiles },
];

function indexOf({ fields }: EachDocument): string[] {
  return isFields(fields?.files) ? Object.keys(fields.files) : [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

function contributionFiles({ id, fields }: EachDocument): Named | undefined {
  const contribution = fields && contributions.read({ id, fields });
  return contribution && filesIn(contribution);
}

function photographFiles({ id, fields }: EachDocument): Named | undefined {
  const photograph = fields && photographs.read({ id, fields });
  // Of the one that is shown, its media document tells.
  return photograph && [...photograph.former, ...(photograph.binned ? [photograph.binned.media] : [])];
}
