import type { DatabaseSync } from 'node:sqlite';
import type { KeptLink } from '../../chronicle/identity/confirming.ts';
import type { Account } from '../../chronicle/identity/identity.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { Authentication } from './authentication.ts';
import { whenUnlocked } from './database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LASTS_MS = { verification: 3 * DAY_MS, 'email-change': DAY_MS } as const satisfies Record<
  KeptLink['kind'],
  number
>;

/** Links by which people show that an address is theirs. better-auth's own can be followed more than once. */
export class AddressLinks {
  readonly #authentication: Authentication;
  readonly #database: DatabaseSync;

  constructor(authentication: Authentication, database: DatabaseSync) {
    this.#authentication = authentication;
    this.#database = database;
  }

  async keep(token: string, link: KeptLink): Promise<void> {
    const { internalAdapter } = await this.#authentication.$context;
    await this.#forgetEarlier(link.accountId, link.kind);
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: JSON.stringify(link),
      expiresAt: new Date(Date.now() + LASTS_MS[link.kind]),
    });
  }

  async read(token: string): Promise<KeptLink | undefined> {
    const { internalAdapter } = await this.#authentication.$context;
    const kept = await internalAdapter.findVerificationValue(identifierOf(token));
    return kept && kept.expiresAt > new Date() ? (JSON.parse(kept.value) as KeptLink) : undefined;
  }

  /**
   * The address that is the account's own from now on. The account must be the one that asked: somebody may have signed
   * up with another's address and password of their own, and the owner's click must not make that account trusted.
   */
  async spend(token: string, account: Account): Promise<string> {
    const { internalAdapter } = await this.#authentication.$context;
    const link = await this.read(token);
    if (link?.accountId !== account.id || (link.kind === 'verification' && link.email !== account.email)) {
      throw new IdentityError('token-invalid');
    }
    if (!(await internalAdapter.consumeVerificationValue(identifierOf(token))))
      throw new IdentityError('token-invalid');
    const owner = await internalAdapter.findUserByEmail(link.email);
    if (owner && owner.user.id !== account.id) throw new IdentityError('email-in-use');
    await internalAdapter.updateUser(account.id, { email: link.email, emailVerified: true });
    if (link.kind === 'email-change') await this.forget(account.id);
    return link.email;
  }

  /**
   * Every link that was sent and not followed yet, those for a new password as well: who held one before the password or
   * the address changed must not be able to change it back.
   */
  async forget(accountId: string): Promise<void> {
    await this.#delete("value = :id OR value LIKE '%' || :id || '%'", { id: accountId });
  }

  /** Of the links for a new password the one sent last counts; better-auth keeps the bare id of the account with them. */
  async forgetEarlierResets(accountId: string): Promise<void> {
    const latest = 'SELECT MAX(rowid) FROM verification WHERE value = :id';
    await this.#delete(`value = :id AND rowid < (${latest})`, { id: accountId });
  }

  /** Of those for an address, too. */
  async #forgetEarlier(accountId: string, kind: KeptLink['kind']): Promise<void> {
    await this.#delete("value LIKE :kind AND value LIKE '%' || :id || '%'", {
      kind: `{"kind":"${kind}"%`,
      id: accountId,
    });
  }

  #delete(where: string, parameters: Record<string, string>) {
    return whenUnlocked(() => this.#database.prepare(`DELETE FROM verification WHERE ${where}`).run(parameters));
  }
}

function identifierOf(token: string): string {
  return `address:${token}`;
}
