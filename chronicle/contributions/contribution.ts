import type { PermissionState, Role } from '../../domain/contribution-permissions.ts';
import type { Media, Picture, Sound } from '../media/media.ts';
import { asTrusted, commitRevision, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';

export const CONTRIBUTIONS = 'contributions';
export const CONTRIBUTION_HISTORY = 'contribution-history';

/** `unconfirmed` waits for its teller, `pending` for an editor. Of what was refused or withdrawn only the fact is kept. */
type ContributionState = 'unconfirmed' | 'pending' | 'published' | 'hidden' | 'refused' | 'withdrawn';

/** What somebody told, in their own words. */
export interface ContributionText {
  readonly title: string;
  readonly text: string;
  readonly teller: string;
  readonly when: string;
  readonly where: string;
  readonly people: string;
}

export interface Contribution {
  readonly id: string;
  readonly kind: 'memory' | 'condolence';
  readonly state: ContributionState;
  /** Of what is hidden alone. */
  readonly hiddenBy?: 'steward' | 'editor';
  /** How often it has changed: whoever changes it first has taken the number. */
  readonly revision: number;
  readonly at: string;
  readonly telling: ContributionText;
  readonly photographs: readonly (Media & Picture)[];
  readonly voice?: Media & Sound;
  /** Empty for somebody without an account. */
  readonly accountId: string;
  readonly email: string;
  /**
   * Whether, when it was told, its teller had shown that emails to the address reach them. Never made true by what the
   * account proves later: a stranger may have opened it with somebody else's address, told something, and lost it.
   */
  readonly emailProven?: boolean;
  /** The record it is about, such as memorial/jozo-cavar; empty for a memory about nobody in particular. */
  readonly about: string;
  /** The record it became, such as memory/kameno-jaje; empty before. */
  readonly record: string;
  /** The address of the site as its teller knows it, for emails. */
  readonly origin: string;
}

export type Deed =
  | 'told'
  | 'confirmed'
  | 'corrected'
  | 'approved'
  | 'corrected-and-approved'
  | 'let-through'
  | 'refused'
  | 'hidden'
  | 'republished'
  | 'withdrawn'
  | 'left-nameless';

export interface HistoryEntry {
  readonly contribution: string;
  readonly kind: Contribution['kind'];
  readonly deed: Deed;
  readonly by: string;
  /** As whom they did it; absent in lines written before roles were kept, and where nobody did. */
  readonly role?: Role;
  /** The teller's address was not proven. */
  readonly unproven?: true;
  readonly at: string;
  /** Empty where nothing of the content may stay. */
  readonly title: string;
  readonly reason: string;
}

/** Whoever decides, and as whom. */
export interface DecidedBy {
  readonly by: string;
  readonly role: Role;
}

export interface Act {
  readonly deed: Deed;
  readonly by: string;
  readonly role?: Role;
  readonly at: string;
  readonly reason?: string;
}

/** The next state with its line of history, in one batch: of two who decide at once, one decides. */
export function transitionWrites(
  next: Omit<Contribution, 'revision'>,
  before: Contribution | undefined,
  act: Act,
): Write[] {
  const revision = (before?.revision ?? 0) + 1;
  const entry: HistoryEntry = {
    contribution: next.id,
    kind: next.kind,
    title: next.telling.title,
    reason: '',
    ...act,
    ...(act.role === 'teller' && isUnproven(next) ? { unproven: true } : {}),
  };
  return [
    { verb: 'create', collection: CONTRIBUTION_HISTORY, id: historyId(next.id, revision), fields: plain(entry) },
    { verb: 'set', collection: CONTRIBUTIONS, id: next.id, fields: plain({ ...next, revision }) },
  ];
}

export function historyId(contribution: string, revision: number): string {
  return `${contribution}~${revision}`;
}

export async function commitChange(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  await commitRevision(store, writes, 'somebody else has decided in the meantime');
}

/** The one place that trusts the store to give back what this file wrote there. */
export function contributionIn(fields: Fields): Contribution {
  return asTrusted<Contribution>(fields);
}

export async function findContribution(store: DocumentStore, id: string): Promise<Contribution | undefined> {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  const found = await store.get(CONTRIBUTIONS, id);
  return found && contributionIn(found.fields);
}

/** In the order they came. */
export async function listContributions(
  store: DocumentStore,
  where: Partial<Pick<Contribution, 'state' | 'kind' | 'about' | 'accountId' | 'record'>>,
): Promise<Contribution[]> {
  const found = await store.list(CONTRIBUTIONS, { where, orderBy: { field: 'at' } });
  return found.map(({ fields }) => contributionIn(fields));
}

/** What is left of something that is gone: that it was there, and what became of it. */
export function emptied(contribution: Contribution, state: 'refused' | 'withdrawn'): Contribution {
  const { voice: _, hiddenBy: __, ...rest } = contribution;
  return {
    ...rest,
    state,
    telling: { title: '', text: '', teller: '', when: '', where: '', people: '' },
    photographs: [],
    accountId: '',
    email: '',
    record: '',
  };
}

/** In doubt an editor hid it: what was hidden before this was kept, editors had hidden. */
export function permissionStateOf({ state, hiddenBy }: Pick<Contribution, 'state' | 'hiddenBy'>): PermissionState {
  if (state !== 'hidden') return state;
  return hiddenBy === 'steward' ? 'hidden-by-steward' : 'hidden-by-editor';
}

/**
 * Whether it carries an address that may be somebody else's. Of what was kept before this was asked, visitors had
 * answered an email and of accounts nothing is known.
 */
export function isUnproven({
  email,
  emailProven,
  accountId,
  state,
}: Pick<Contribution, 'email' | 'emailProven' | 'accountId' | 'state'>): boolean {
  return email !== '' && !(emailProven ?? (accountId === '' && state !== 'unconfirmed'));
}

export function filesIn({ photographs, voice }: Contribution): readonly Media[] {
  return voice ? [...photographs, voice] : photographs;
}

export function plain(value: object): Fields {
  return JSON.parse(JSON.stringify(value)) as Fields;
}
