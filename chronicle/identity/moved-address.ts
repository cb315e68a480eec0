import { nameSteward, releaseSteward, stewardshipsOf } from '../memorial/stewards.ts';
import type { DocumentStore } from '../store/document-store.ts';
import type { RoleList } from './role-list.ts';

/**
 * What somebody may do hangs on their address. When they have shown another to be theirs, it goes there with them: nobody who
 * gets the old one later finds rights in it. What the configuration says of an address stays there.
 */
export async function moveRights(
  { store, roles }: { readonly store: DocumentStore; readonly roles: RoleList },
  from: string,
  to: string,
): Promise<void> {
  const role = roles.of(from);
  if (role !== 'member' && !roles.isConfigured(from)) {
    if (roles.of(to) !== 'editor') await roles.give(to, role);
    await roles.take(from);
  }
  for (const steward of await stewardshipsOf(store, from)) {
    await nameSteward(store, { ...steward, email: to });
    await releaseSteward(store, steward.memorial, from);
  }
}
