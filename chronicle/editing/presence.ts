import { z } from 'zod';
import type { Account } from '../identity/identity.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import { deleteDue } from '../store/oldest-due.ts';

const PRESENCE = 'presence';
/** A browser says every 20 seconds that it is still there. */
const HERE_MS = 50_000;
const MOST_PEOPLE = 20;

const presenceSchema = z.object({
  people: z.array(z.object({ id: z.string(), name: z.string(), at: z.int() })).max(MOST_PEOPLE),
  at: z.int(),
});
export const presence = defineCollection({ name: PRESENCE, schema: presenceSchema });

/** Notes that somebody has a draft open, and answers who else has. */
export async function noteHere(
  { store, now }: { readonly store: DocumentStore; readonly now: () => Date },
  draft: string,
  { id, name }: Pick<Account, 'id' | 'name'>,
): Promise<string[]> {
  const at = now().getTime();
  const others = await othersHere({ store, now }, draft, id);
  const people = [{ id, name, at }, ...others].slice(0, MOST_PEOPLE);
  // Whoever is overwritten by somebody who came in the same moment is back in twenty seconds.
  await store.commit([{ verb: 'set', collection: PRESENCE, id: draft, fields: { people, at } }]);
  return namesOf(others);
}

/** Whoever has closed the page is not here any more; on another page of theirs, they are again in twenty seconds. */
export async function noteGone(
  { store, now }: { readonly store: DocumentStore; readonly now: () => Date },
  draft: string,
  { id }: Pick<Account, 'id'>,
): Promise<void> {
  const others = await othersHere({ store, now }, draft, id);
  const write: Write =
    others.length === 0
      ? forgettingPresence(draft)
      : {
          verb: 'set',
          collection: PRESENCE,
          id: draft,
          fields: { people: others, at: Math.max(...others.map(({ at }) => at)) },
        };
  await store.commit([write]);
}

/** Who else has a draft open. */
export async function whoElse(
  deps: { readonly store: DocumentStore; readonly now: () => Date },
  draft: string,
  account: string,
): Promise<string[]> {
  return namesOf(await othersHere(deps, draft, account));
}

async function othersHere(
  { store, now }: { readonly store: DocumentStore; readonly now: () => Date },
  draft: string,
  account: string,
) {
  const { people = [] } = (await presence.get(store, draft)) ?? {};
  return people.filter(({ id, at }) => id !== account && isRecent(at, now()));
}

/** Nobody was here later than now: a clock has been put back since. */
function isRecent(at: number, now: Date): boolean {
  return Math.abs(now.getTime() - at) < HERE_MS;
}

function namesOf(people: readonly { readonly name: string }[]): string[] {
  return [...new Set(people.map(({ name }) => name))];
}

export function forgettingPresence(draft: string): Write {
  return { verb: 'delete', collection: PRESENCE, id: draft };
}

/** Pages that nobody has closed properly leave their note behind. */
export async function sweepPresence(store: DocumentStore, now: Date): Promise<void> {
  await deleteDue(store, PRESENCE, { field: 'at', now, keptMs: HERE_MS });
}
