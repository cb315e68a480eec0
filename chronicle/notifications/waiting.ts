import type { ProposalToDecide, WaitingKind } from '../../domain/member-email.ts';
import { parseIndividualReference } from '../../domain/reference.ts';
import type { Role } from '../../domain/role.ts';
import { CONTRIBUTIONS } from '../contributions/contribution.ts';
import { REPORTS, reports } from '../contributions/report.ts';
import { DRAFTS, drafts } from '../editing/draft.ts';
import type { DraftShelf } from '../editing/draft-shelf.ts';
import { ADMISSIONS } from '../identity/admissions.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { TREE_PROPOSALS } from '../trees/tree.ts';

/** Something that waits for somebody's word. */
export interface Waiting {
  readonly kind: WaitingKind;
  /** Another for each thing that waits, of whatever kind. */
  readonly id: string;
  readonly proposal?: ProposalToDecide;
}

/** Where something can wait, and for whom. What comes to wait elsewhere is added here, and is counted and told of by that. */
interface Source {
  /** Whose changes may change what waits. */
  readonly collection: string;
  readonly roles: readonly Role[];
  list(store: DocumentStore, limit: number): Promise<readonly Waiting[]>;
}

const SOURCES: readonly Source[] = [
  { collection: CONTRIBUTIONS, roles: ['editor'], list: inState(CONTRIBUTIONS, 'pending', 'contributions') },
  {
    collection: DRAFTS,
    roles: ['editor'],
    async list(store, limit) {
      const proposed = await drafts.list(store, { where: { state: 'proposed' }, limit });
      return proposed.map(({ id, why = '', content: { title } }) => ({
        id: `${DRAFTS}/${id}`,
        kind: 'proposals',
        proposal: { id, title, why },
      }));
    },
  },
  { collection: TREE_PROPOSALS, roles: ['editor'], list: inState(TREE_PROPOSALS, 'proposed', 'tree-proposals') },
  { collection: ADMISSIONS, roles: ['editor'], list: inState(ADMISSIONS, 'waiting', 'admissions') },
  {
    collection: REPORTS,
    roles: ['editor'],
    async list(store, limit) {
      const open = await reports.list(store, { where: { state: 'open' }, limit });
      return open.map(({ id, about, sender }) => ({
        id: `${REPORTS}/${id}`,
        kind: sender ? 'messages' : parseIndividualReference(about) ? 'corrections' : 'reports',
      }));
    },
  },
];

/** Collections whose changes may change what waits. */
export const WAITING_COLLECTIONS: readonly string[] = SOURCES.map(({ collection }) => collection);

/** What waits for somebody of a role, and no more than so much from each source. */
export async function waitingFor(store: DocumentStore, role: Role, limit = 100): Promise<readonly Waiting[]> {
  const sources = SOURCES.filter(({ roles }) => roles.includes(role));
  return (await Promise.all(sources.map((source) => source.list(store, limit)))).flat();
}

/** Of each kind of what waits: more is shown as «9+». */
const MOST_COUNTED = 10;

/** How much waits for somebody: the desk for those who edit; for others what came back to them, which asks no store. */
export async function countWaiting(
  { store, drafts }: { readonly store: DocumentStore; readonly drafts: Pick<DraftShelf, 'returnedTo'> },
  id: string,
  role: Role | undefined,
): Promise<number> {
  if (role === 'editor') return (await waitingFor(store, role, MOST_COUNTED)).length;
  return role ? drafts.returnedTo({ id, role }).length : 0;
}

export function countsOf(waiting: readonly Waiting[]): { readonly kind: WaitingKind; readonly count: number }[] {
  const counts = new Map<WaitingKind, number>();
  for (const { kind } of waiting) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({ kind, count }));
}

function inState(collection: string, state: string, kind: WaitingKind): Source['list'] {
  return async (store, limit) =>
    (await store.list(collection, { where: { state }, limit })).map(({ id }) => ({ kind, id: `${collection}/${id}` }));
}
