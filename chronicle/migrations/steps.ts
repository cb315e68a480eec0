import { Fault } from '../../domain/fault.ts';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { FILE_HASH } from '../files/file-store.ts';
import { MAPS } from '../map/map-documents.ts';
import { referredFiles } from '../media/referred-files.ts';
import { PHOTOGRAPHS } from '../photographs/photograph.ts';
import type { Fields } from '../store/document-store.ts';
import { describeTree } from '../trees/describe-tree.ts';
import { TREES, type Tree } from '../trees/tree.ts';
import { CONTRIBUTION_NAMES } from './contribution-names.ts';

/** What a step may look at besides the document. */
export interface MigrationContext {
  readonly today: string;
  readFile(hash: string): Promise<Uint8Array | undefined>;
}

/**
 * A document's fields as the next version has them. It may be asked twice: given a document that is so already, it answers
 * with the same. A Fault leaves the document as it was and is reported in the log.
 */
type ChangeFields = (fields: Fields, context: MigrationContext) => Fields | Promise<Fields>;

export interface MigrationStep {
  readonly number: number;
  /** For the log. */
  readonly what: string;
  /** By collection. */
  readonly changes: Readonly<Record<string, ChangeFields>>;
  /** Collections that have another name from here on; `changes` knows them by the earlier one. */
  readonly renames?: Readonly<Record<string, string>>;
}

/** In order, numbered from 1 without gaps. What was once released is never changed: the next step puts it right. */
export const STEPS: readonly MigrationStep[] = [
  {
    number: 1,
    what: 'trees know the years they span, maps their revision',
    changes: { [TREES]: withYears, [MAPS]: (fields) => ({ revision: 0, ...fields }) },
  },
  { number: 2, what: 'contributions are stored by plain names', ...CONTRIBUTION_NAMES },
  { number: 3, what: 'trees know whether they are samples', changes: { [TREES]: withSample } },
  {
    number: 4,
    what: 'contributions and photographs name their files where a store can be asked for them',
    changes: { [CONTRIBUTIONS]: withFiles, [PHOTOGRAPHS]: withFiles },
  },
];

async function withYears(fields: Fields, { today, readFile }: MigrationContext): Promise<Fields> {
  if (fields.years !== undefined) return fields;
  return { ...fields, ...(await describedTree(fields, { today, readFile })) };
}

/** The starter's trees, taken in before this was stored, are known by their own header. */
async function withSample(fields: Fields, context: MigrationContext): Promise<Fields> {
  const { sample } = await describedTree(fields, context);
  return sample ? { ...fields, sample } : fields;
}

/** Wherever they stand: a document that does not fit its schema needs its files, too. */
function withFiles(fields: Fields): Fields {
  const hashes = [...JSON.stringify(fields).matchAll(/"hash":"([0-9a-f]{64})"/g)];
  return hashes.length === 0 ? fields : { ...fields, ...referredFiles(hashes.map(([, hash = '']) => ({ hash }))) };
}

async function describedTree({ hash }: Fields, { today, readFile }: MigrationContext): Promise<Partial<Tree>> {
  const name = String(hash);
  // A file store would take anything else for a mistake of ours, and the site would not start.
  if (!FILE_HASH.test(name)) throw new Fault('invalid-record', 'its hash is not the name of a file');
  const bytes = await readFile(name);
  if (!bytes) return {};
  const { individualIds: _, ...description } = describeTree(bytes, today);
  return description;
}
