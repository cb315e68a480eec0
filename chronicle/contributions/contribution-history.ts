import { z } from 'zod';
import { type PermissionState, ROLES, type Role } from '../../domain/contribution-permissions.ts';
import { referredFiles } from '../media/referred-files.ts';
import { defineCollection } from '../store/collection.ts';
import { commitRevision, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';
import { CONTRIBUTIONS, type Contribution, filesIn, isUnproven } from './contribution.ts';

export const CONTRIBUTION_HISTORY = 'contribution-history';

const entrySchema = z
  .object({
    contribution: z.string().min(1),
    kind: z.enum(['memory', 'condolence']),
    action: z.enum([
      'submitted',
      'confirmed',
      'corrected',
      'approved',
      'corrected-and-approved',
      'auto-approved',
      'refused',
      'hidden',
      'republished',
      'withdrawn',
      'anonymized',
    ]),
    by: z.string(),
    /** As whom they did it; absent in lines written before roles were kept, and where nobody did. */
    role: z.enum(ROLES).exactOptional(),
    /** The author's address was not proven. */
    unproven: z.literal(true).exactOptional(),
    at: z.iso.datetime(),
    /** Empty where nothing of the content may stay. */
    title: z.string(),
    reason: z.string(),
  })
  .readonly();

export type HistoryEntry = z.infer<typeof entrySchema>;
export type HistoryAction = HistoryEntry['action'];

export const contributionHistory = defineCollection({ name: CONTRIBUTION_HISTORY, schema: entrySchema });

/** Whoever decides, as whom, and the state it leads to (domain/contribution-permissions.ts). */
export interface Decision {
  readonly by: string;
  readonly role: Role;
  readonly leadsTo: PermissionState;
}

type Change = Pick<HistoryEntry, 'action' | 'by' | 'role' | 'at'> & { readonly reason?: string };

/** The next state with its line of history, in one batch: of two who decide at once, one decides. */
export function transitionWrites(
  next: Omit<Contribution, 'revision'>,
  before: Contribution | undefined,
  change: Change,
): Write[] {
  const revision = (before?.revision ?? 0) + 1;
  const entry: HistoryEntry = {
    contribution: next.id,
    kind: next.kind,
    title: next.content.title,
    reason: '',
    ...change,
    ...(change.role === 'author' && isUnproven(next) ? { unproven: true } : {}),
  };
  const id = historyId(next.id, revision);
  return [
    { verb: 'create', collection: CONTRIBUTION_HISTORY, id, fields: storable(entry) },
    { verb: 'set', collection: CONTRIBUTIONS, id: next.id, fields: contributionFields({ ...next, revision }) },
  ];
}

export function historyId(contribution: string, revision: number): string {
  return `${contribution}~${revision}`;
}

export async function commitChange(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  await commitRevision(store, writes, 'somebody else has decided in the meantime');
}

/** What happened last, to whichever contribution. */
export function latestHistory(store: DocumentStore, most: number): Promise<HistoryEntry[]> {
  return contributionHistory.list(store, { orderBy: { field: 'at', descending: true }, limit: most });
}

/** Lines of history keep who did what and when, and nothing of what was sent. */
export async function emptyHistoryWrites(store: DocumentStore, { id }: Contribution): Promise<Write[]> {
  const found = await store.list(CONTRIBUTION_HISTORY, { where: { contribution: id } });
  return found.map(({ collection, id: entry, fields }) => {
    const isAuthors = fields.action === 'submitted' || fields.action === 'corrected';
    return { verb: 'set', collection, id: entry, fields: { ...fields, title: '', ...(isAuthors ? { by: '' } : {}) } };
  });
}

/** As it is stored. */
export function contributionFields(contribution: Contribution): Fields {
  return storable({ ...contribution, ...referredFiles(filesIn(contribution)) });
}

/** Without what is undefined, which no store takes. */
function storable(value: object): Fields {
  return JSON.parse(JSON.stringify(value)) as Fields;
}
