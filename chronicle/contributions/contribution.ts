import type { PermissionState, Role } from '../../domain/contribution-permissions.ts';
import type { Media, Picture, Sound } from '../media/media.ts';
import { asTrusted, commitRevision, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';

export const CONTRIBUTIONS = 'contributions';
export const CONTRIBUTION_HISTORY = 'contribution-history';

/** `unconfirmed` waits for its author, `pending` for an editor. Of what was refused or withdrawn only the fact is kept. */
type ContributionState = 'unconfirmed' | 'pending' | 'published' | 'hidden' | 'refused' | 'withdrawn';

/** A memory or a condolence in its author's own words. */
export interface ContributionText {
  readonly title: string;
  readonly text: string;
  readonly author: string;
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
  readonly content: ContributionText;
  readonly photographs: readonly (Media & Picture)[];
  readonly voice?: Media & Sound;
  /** Empty for somebody without an account. */
  readonly accountId: string;
  readonly email: string;
  /**
   * Whether, when it was sent, its author had shown that emails to the address reach them. Never made true by what the
   * account proves later: a stranger may have opened it with somebody else's address, sent something, and lost it.
   */
  readonly emailProven?: boolean;
  /** The record it is about, such as memorial/jozo-cavar; empty for a memory about nobody in particular. */
  readonly about: string;
  /** The record it became, such as memory/kameno-jaje; empty before. */
  readonly record: string;
  /** The address of the site as its author knows it, for emails. */
  readonly origin: string;
}

export type HistoryAction =
  | 'submitted'
  | 'confirmed'
  | 'corrected'
  | 'approved'
  | 'corrected-and-approved'
  | 'auto-approved'
  | 'refused'
  | 'hidden'
  | 'republished'
  | 'withdrawn'
  | 'anonymized';

export interface HistoryEntry {
  readonly contribution: string;
  readonly kind: Contribution['kind'];
  readonly action: HistoryAction;
  readonly by: string;
  /** As whom they did it; absent in lines written before roles were kept, and where nobody did. */
  readonly role?: Role;
  /** The author's address was not proven. */
  readonly unproven?: true;
  readonly at: string;
  /** Empty where nothing of the content may stay. */
  readonly title: string;
  readonly reason: string;
}

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
  return [
    {
      verb: 'create',
      collection: CONTRIBUTION_HISTORY,
      id: historyId(next.id, revision),
      fields: historyFields(entry),
    },
    { verb: 'set', collection: CONTRIBUTIONS, id: next.id, fields: contributionFields({ ...next, revision }) },
  ];
}

export function historyId(contribution: string, revision: number): string {
  return `${contribution}~${revision}`;
}

export async function commitChange(store: DocumentStore, writes: readonly Write[]): Promise<void> {
  await commitRevision(store, writes, 'somebody else has decided in the meantime');
}

export async function findContribution(store: DocumentStore, id: string): Promise<Contribution | undefined> {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  const found = await store.get(CONTRIBUTIONS, id);
  return found && contributionIn(found.fields);
}

/** In the order they came. */
export async function listContributions(
  store: DocumentStore,
  where: Partial<Pick<Contribution, 'state' | 'kind' | 'about' | 'accountId' | 'record'>> = {},
): Promise<Contribution[]> {
  const found = await store.list(CONTRIBUTIONS, { where, orderBy: { field: 'at' } });
  return found.map(({ fields }) => contributionIn(fields));
}

/** What happened last, to whichever contribution. */
export async function latestHistory(store: DocumentStore, most: number): Promise<HistoryEntry[]> {
  const found = await store.list(CONTRIBUTION_HISTORY, { orderBy: { field: 'at', descending: true }, limit: most });
  return found.map(({ fields }) => historyIn(fields));
}

/** Lines of history keep who did what and when, and nothing of what was sent. */
export async function emptyHistoryWrites(store: DocumentStore, { id }: Contribution): Promise<Write[]> {
  const found = await store.list(CONTRIBUTION_HISTORY, { where: { contribution: id } });
  return found.map(({ collection, id: entryId, fields }) => {
    const entry = historyIn(fields);
    const byAuthor = entry.action === 'submitted' || entry.action === 'corrected';
    const emptied = { ...entry, title: '', ...(byAuthor ? { by: '' } : {}) };
    return { verb: 'set', collection, id: entryId, fields: historyFields(emptied) };
  });
}

/** What is left of something that is gone: that it was there, and what became of it. */
export function emptied(contribution: Contribution): Contribution {
  const { voice: _, ...rest } = contribution;
  return {
    ...rest,
    content: { title: '', text: '', author: '', when: '', where: '', people: '' },
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

export function inState(contribution: Contribution, next: PermissionState): Contribution {
  const { hiddenBy: _, ...rest } = contribution;
  switch (next) {
    case 'hidden-by-steward':
      return { ...rest, state: 'hidden', hiddenBy: 'steward' };
    case 'hidden-by-editor':
      return { ...rest, state: 'hidden', hiddenBy: 'editor' };
    default:
      return { ...rest, state: next };
  }
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

export function filesIn({ photographs, voice }: Pick<Contribution, 'photographs' | 'voice'>): readonly Media[] {
  return voice ? [...photographs, voice] : photographs;
}

export function filesInFields(fields: Fields): readonly Media[] {
  return filesIn(asTrusted<Pick<Contribution, 'photographs' | 'voice'>>(fields));
}

/** Of every contribution. */
export async function contributedFiles(store: DocumentStore): Promise<Media[]> {
  return (await store.list(CONTRIBUTIONS)).flatMap(({ fields }) => filesInFields(fields));
}

/** The one place that trusts the store to give back what this file wrote there, and that knows the names it is stored by. */
export function contributionIn(fields: Fields): Contribution {
  const { telling, ...rest } = asTrusted<Omit<Contribution, 'content'> & { readonly telling: StoredText }>(fields);
  const { teller, ...text } = telling;
  return { ...rest, content: { ...text, author: teller } };
}

export function contributionFields({ content: { author, ...text }, ...rest }: Contribution): Fields {
  return plain({ ...rest, telling: { ...text, teller: author } });
}

type StoredText = Omit<ContributionText, 'author'> & { readonly teller: string };
type StoredEntry = Omit<HistoryEntry, 'action' | 'role'> & { readonly deed: string; readonly role?: string };

const STORED_ACTIONS: Partial<Record<HistoryAction, string>> = {
  submitted: 'told',
  'auto-approved': 'let-through',
  anonymized: 'left-nameless',
};

function historyIn(fields: Fields): HistoryEntry {
  const { deed, role, ...entry } = asTrusted<StoredEntry>(fields);
  const [action = deed] = Object.entries(STORED_ACTIONS).find(([, stored]) => stored === deed) ?? [];
  return {
    ...entry,
    action: action as HistoryAction,
    ...(role ? { role: (role === 'teller' ? 'author' : role) as Role } : {}),
  };
}

function historyFields({ action, role, ...entry }: HistoryEntry): Fields {
  const stored = role === 'author' ? 'teller' : role;
  return plain({ ...entry, deed: STORED_ACTIONS[action] ?? action, ...(stored ? { role: stored } : {}) });
}

/** Without what is undefined, which no store takes. */
function plain(value: object): Fields {
  return JSON.parse(JSON.stringify(value)) as Fields;
}
