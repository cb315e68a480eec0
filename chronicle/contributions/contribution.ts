import { z } from 'zod';
import { type PermissionState, ROLES, type Role } from '../../domain/contribution-permissions.ts';
import { type Media, pictureFile, soundFile } from '../media/media.ts';
import { defineCollection } from '../store/collection.ts';
import { commitRevision, type DocumentStore, type Fields, type Write } from '../store/document-store.ts';

export const CONTRIBUTIONS = 'contributions';
export const CONTRIBUTION_HISTORY = 'contribution-history';

/** `unconfirmed` waits for its teller, `pending` for an editor. Of what was refused or withdrawn only the fact is kept. */
const STATES = ['unconfirmed', 'pending', 'published', 'hidden', 'refused', 'withdrawn'] as const;

/** What somebody told, in their own words. */
const contributionText = z.object({
  title: z.string(),
  text: z.string(),
  teller: z.string(),
  when: z.string(),
  where: z.string(),
  people: z.string(),
});
export type ContributionText = Readonly<z.infer<typeof contributionText>>;

const kind = z.enum(['memory', 'condolence']);

const contributionSchema = z.object({
  id: z.string().min(1),
  kind,
  state: z.enum(STATES),
  /** Of what is hidden alone. */
  hiddenBy: z.enum(['steward', 'editor']).exactOptional(),
  /** How often it has changed: whoever changes it first has taken the number. */
  revision: z.int().min(1),
  at: z.iso.datetime(),
  telling: contributionText.readonly(),
  photographs: z.array(pictureFile.readonly()).readonly(),
  voice: soundFile.readonly().exactOptional(),
  /** Empty for somebody without an account. */
  accountId: z.string(),
  email: z.string(),
  /**
   * Whether, when it was told, its teller had shown that emails to the address reach them. Never made true by what the
   * account proves later: a stranger may have opened it with somebody else's address, told something, and lost it.
   */
  emailProven: z.boolean().exactOptional(),
  /** The record it is about, such as memorial/jozo-cavar; empty for a memory about nobody in particular. */
  about: z.string(),
  /** The record it became, such as memory/kameno-jaje; empty before. */
  record: z.string(),
  /** The address of the site as its teller knows it, for emails. */
  origin: z.string(),
});
export type Contribution = Readonly<z.infer<typeof contributionSchema>>;
export const contributions = defineCollection({ name: CONTRIBUTIONS, schema: contributionSchema });

const DEEDS = [
  'told',
  'confirmed',
  'corrected',
  'approved',
  'corrected-and-approved',
  'let-through',
  'refused',
  'hidden',
  'republished',
  'withdrawn',
  'left-nameless',
] as const;
export type Deed = (typeof DEEDS)[number];

const historyEntrySchema = z.object({
  contribution: z.string().min(1),
  kind,
  deed: z.enum(DEEDS),
  by: z.string(),
  /** As whom they did it; absent in lines written before roles were kept, and where nobody did. */
  role: z.enum(ROLES).exactOptional(),
  /** The teller's address was not proven. */
  unproven: z.literal(true).exactOptional(),
  at: z.iso.datetime(),
  /** Empty where nothing of the content may stay. */
  title: z.string(),
  reason: z.string(),
});
export type HistoryEntry = Readonly<z.infer<typeof historyEntrySchema>>;
export const contributionHistory = defineCollection({ name: CONTRIBUTION_HISTORY, schema: historyEntrySchema });

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

export async function findContribution(store: DocumentStore, id: string): Promise<Contribution | undefined> {
  if (!/^[0-9a-f]{24}$/.test(id)) return undefined;
  return contributions.get(store, id);
}

/** In the order they came. */
export function listContributions(
  store: DocumentStore,
  where: Partial<Pick<Contribution, 'state' | 'kind' | 'about' | 'accountId' | 'record'>>,
): Promise<Contribution[]> {
  return contributions.list(store, { where, orderBy: { field: 'at' } });
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
