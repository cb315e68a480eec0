import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Fault } from '../../domain/fault.ts';
import { parseIndividualReference } from '../../domain/reference.ts';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { changeAll, deleting } from '../store/change-all.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore } from '../store/document-store.ts';

const SHARED_KINSHIPS = 'shared-kinships';
/** By one member. */
const MOST = 100;

const reference = z.string().refine((text) => parseIndividualReference(text) !== undefined);

/** Only who is meant: names and the path are read from the trees whenever somebody looks. */
const sharedKinshipSchema = z.object({
  first: reference,
  second: reference,
  accountId: z.string().min(1),
  at: z.iso.datetime(),
});
export type SharedKinship = Readonly<z.infer<typeof sharedKinshipSchema>>;
export const sharedKinships = defineCollection({ name: SHARED_KINSHIPS, schema: sharedKinshipSchema });

/** Returns the id in its address, which nobody can guess: the same one for the same two and the same member. */
export async function shareKinship(store: DocumentStore, shared: SharedKinship): Promise<string> {
  const { first, second, accountId } = shared;
  const own = await store.list(SHARED_KINSHIPS, { where: { accountId }, limit: MOST });
  const known = own.find(({ fields }) => fields.first === first && fields.second === second);
  if (known) return known.id;
  if (own.length >= MOST) throw new Fault('batch-too-large', 'too many kinships are shared already');
  const id = randomBytes(16).toString('base64url');
  await store.commit([{ verb: 'create', collection: SHARED_KINSHIPS, id, fields: shared }]);
  return id;
}

export async function sharedKinshipAt(store: DocumentStore, id: string): Promise<SharedKinship | undefined> {
  return /^[\w-]{22}$/.test(id) ? sharedKinships.get(store, id) : undefined;
}

/** Two presses at once may have shared it twice. */
export async function takeBackKinship(
  store: DocumentStore,
  { accountId, first, second }: SharedKinship,
): Promise<void> {
  await changeAll(store, SHARED_KINSHIPS, { accountId, first, second }, deleting);
}

/** A shared kinship goes with the account of whoever shared it. */
export function sharedKinshipHolder(store: DocumentStore): PersonalDataHolder {
  return {
    name: 'sharedKinships',
    async exportOf({ accountId }) {
      const own = await store.list(SHARED_KINSHIPS, { where: { accountId } });
      return own.map(({ id, fields: { first, second, at } }) => ({ id, first, second, at }));
    },
    forget: ({ accountId }) => changeAll(store, SHARED_KINSHIPS, { accountId }, deleting),
  };
}
