import { z } from 'zod';
import type { PermissionState } from '../../domain/contribution-permissions.ts';
import { type Media, pictureFile, soundFile } from '../media/media.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

export const CONTRIBUTIONS = 'contributions';

/** A memory or a condolence in its author's own words. */
const textSchema = z
  .object({
    title: z.string(),
    text: z.string(),
    author: z.string(),
    when: z.string(),
    where: z.string(),
    people: z.string(),
  })
  .readonly();

const contributionSchema = z
  .object({
    id: z.string().min(1),
    kind: z.enum(['memory', 'condolence']),
    /** `unconfirmed` waits for its author, `pending` for an editor. Of what was refused or withdrawn only the fact is kept. */
    state: z.enum(['unconfirmed', 'pending', 'published', 'hidden', 'refused', 'withdrawn']),
    /** Of what is hidden alone. */
    hiddenBy: z.enum(['steward', 'editor']).exactOptional(),
    /** How often it has changed: whoever changes it first has taken the number. */
    revision: z.int().min(1),
    at: z.iso.datetime(),
    content: textSchema,
    photographs: z.array(pictureFile.readonly()).readonly(),
    voice: soundFile.readonly().exactOptional(),
    /** Empty for somebody without an account. */
    accountId: z.string(),
    email: z.string(),
    /** Of somebody without an e-mail address; for editors alone, like the address. */
    telephone: z.string().exactOptional(),
    /** Who wrote it down for the one who tells it, and whether they want to be named beside it. */
    scribe: z.object({ name: z.string(), named: z.boolean() }).readonly().exactOptional(),
    /**
     * Whether, when it was sent, its author had shown that emails to the address reach them. Never made true by what the
     * account proves later: a stranger may have opened it with somebody else's address, sent something, and lost it.
     */
    emailProven: z.boolean().exactOptional(),
    /** The record it is about, such as memorial/jozo-cavar; empty for a memory about nobody in particular. */
    about: z.string(),
    /** The record it became, such as memory/kameno-jaje; empty before. */
    record: z.string(),
    /** The address of the site as its author knows it, for emails. */
    origin: z.string(),
  })
  .readonly();

export type ContributionText = z.infer<typeof textSchema>;
export type Contribution = z.infer<typeof contributionSchema>;

export const contributions = defineCollection({ name: CONTRIBUTIONS, schema: contributionSchema });

export async function findContribution(store: DocumentStore, id: string): Promise<Contribution | undefined> {
  return /^[0-9a-f]{24}$/.test(id) ? contributions.get(store, id) : undefined;
}

/** In the order they came. */
export function listContributions(
  store: DocumentStore,
  where: Partial<Pick<Contribution, 'state' | 'kind' | 'about' | 'accountId' | 'record'>> = {},
): Promise<Contribution[]> {
  return contributions.list(store, { where, orderBy: { field: 'at' } });
}

/** The latest first, and no more than so many. */
export function latestContributions(
  store: DocumentStore,
  state: Contribution['state'],
  limit: number,
): Promise<Contribution[]> {
  return contributions.list(store, { where: { state }, orderBy: { field: 'at', descending: true }, limit });
}

/** What is left of something that is gone: that it was there, and what became of it. */
export function emptied(contribution: Contribution): Contribution {
  const { voice: _, telephone: _number, scribe: _scribe, ...rest } = contribution;
  return {
    ...rest,
    content: { title: '', text: '', author: '', when: '', where: '', people: '' },
    photographs: [],
    accountId: '',
    email: '',
    record: '',
  };
}

/** Who sent it: not always the one who tells. */
export function senderOf({ scribe, content }: Pick<Contribution, 'scribe' | 'content'>): string {
  return scribe?.name ?? content.author;
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
