import { z } from 'zod';
import type { SendMemberEmail } from '../../domain/member-email.ts';
import { MemberFault } from '../../domain/member-fault.ts';
import { ADMISSION_STATES, type AdmissionState } from '../../domain/membership.ts';
import { defineCollection } from '../store/collection.ts';
import { commitIfFirst, commitUnlessChanged, type DocumentStore } from '../store/document-store.ts';
import type { Account } from './identity.ts';
import { checkMemberAction, foundAccount, type MemberActionDeps } from './member-actions.ts';

export const ADMISSIONS = 'admissions';
const MOST_SHOWN = 50;

/** Somebody with an account asks to be let in where editors decide on that, and what they decided. */
const admissionSchema = z
  .object({
    accountId: z.string().min(1),
    state: z.enum(ADMISSION_STATES),
    /** When they asked. */
    at: z.iso.datetime(),
    /** Where they asked, for links in emails. */
    origin: z.string(),
    decidedBy: z.string().exactOptional(),
    decidedAt: z.iso.datetime().exactOptional(),
    /** Whether they know that they were refused: until then it can be taken back without a word. */
    told: z.boolean().exactOptional(),
  })
  .readonly();
export type Admission = z.infer<typeof admissionSchema>;
export const admissions = defineCollection({ name: ADMISSIONS, schema: admissionSchema });

export interface AdmissionDeps extends MemberActionDeps {
  readonly store: DocumentStore;
  readonly sendEmail: SendMemberEmail;
  readonly now: () => Date;
}

/** What editors have decided about an account. A refusal is theirs alone until its owner has been told. */
export async function admissionOf(
  store: Pick<DocumentStore, 'get'>,
  accountId: string,
): Promise<AdmissionState | undefined> {
  const found = await admissions.get(store, accountId);
  return found?.state === 'refused' && !found.told ? 'waiting' : found?.state;
}

/** The first time somebody stands at the gate. */
export async function askForAdmission(
  { store, now }: Pick<AdmissionDeps, 'store' | 'now'>,
  { id }: Pick<Account, 'id'>,
  origin: string,
): Promise<void> {
  const asked: Admission = { accountId: id, state: 'waiting', at: now().toISOString(), origin };
  await commitIfFirst(store, [{ verb: 'create', collection: ADMISSIONS, id, fields: { ...asked } }]);
}

/** The oldest first, and no more than a desk can show. */
export function waitingAdmissions(store: DocumentStore, limit = MOST_SHOWN): Promise<Admission[]> {
  return admissions.list(store, { where: { state: 'waiting' }, orderBy: { field: 'at' }, limit });
}

interface Decision {
  readonly accountId: string;
  /** To wait again is to take a decision back. */
  readonly state: AdmissionState;
  readonly origin: string;
}

/** An editor decides. Whoever is let in hears of it at once; whoever is not, when it can no longer have been a slip. */
export async function decideAdmission(
  deps: AdmissionDeps,
  actor: Pick<Account, 'id' | 'role' | 'name'>,
  { accountId, state, origin }: Decision,
): Promise<{ readonly name: string }> {
  const { store, directory, sendEmail, now } = deps;
  const account = await foundAccount(directory, accountId);
  checkMemberAction(deps, actor, 'decide-admission', account);
  const before = await store.get(ADMISSIONS, accountId);
  const known = before && admissions.read(before);
  if (known?.state === 'refused' && known.told && state === 'waiting') throw new MemberFault('decided');
  const at = now().toISOString();
  const asked = { accountId, at: known?.at ?? at, origin: known?.origin || origin };
  const fields: Admission =
    state === 'waiting'
      ? { ...asked, state }
      : { ...asked, state, decidedBy: actor.name, decidedAt: at, ...(state === 'refused' ? { told: false } : {}) };
  await store.commit([{ verb: 'set', collection: ADMISSIONS, id: accountId, fields: { ...fields } }]);
  if (state === 'admitted' && known?.state !== 'admitted') {
    sendEmail({ kind: 'admitted', to: account.email, origin: asked.origin });
  }
  return { name: account.name };
}

/** Time enough to notice that it was a slip. */
const UNTOLD_MS = 60 * 60 * 1000;
const TOLD_AT_ONCE = 50;

/** Tells those who were refused and have not been told, each once, whichever process does it. */
export async function tellRefused({ store, directory, sendEmail, now }: Omit<AdmissionDeps, 'roles'>): Promise<void> {
  const untold = await store.list(ADMISSIONS, { where: { state: 'refused', told: false }, limit: TOLD_AT_ONCE });
  for (const { id, fields } of untold) {
    const admission = admissions.read({ id, fields });
    if (!admission || now().getTime() - Date.parse(admission.decidedAt ?? '') < UNTOLD_MS) continue;
    const account = await directory.find(id);
    // Unless another process tells them, or an editor has just changed their mind.
    const isOurs = await commitUnlessChanged(store, [
      { verb: 'replace', collection: ADMISSIONS, id, before: fields, fields: { ...fields, told: true } },
    ]);
    if (isOurs && account) sendEmail({ kind: 'not-admitted', to: account.email, origin: admission.origin });
  }
}

/** Whoever accepted an editor's invitation has been let in by it. */
export async function admitInvited(
  { store, now }: Pick<AdmissionDeps, 'store' | 'now'>,
  { accountId, by, origin }: { readonly accountId: string; readonly by: string; readonly origin: string },
): Promise<void> {
  const at = now().toISOString();
  const fields: Admission = { accountId, state: 'admitted', at, origin, decidedBy: by, decidedAt: at };
  await store.commit([{ verb: 'set', collection: ADMISSIONS, id: accountId, fields: { ...fields } }]);
}
