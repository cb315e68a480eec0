import type { DatabaseSync } from 'node:sqlite';
import type { Account } from '../../chronicle/identity/identity.ts';
import { IdentityError } from '../../domain/identity-error.ts';
import type { Authentication } from './authentication.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LASTS_MS = { verification: 3 * DAY_MS, 'email-change': DAY_MS } as const;

interface AddressLink {
  readonly kind: keyof typeof LASTS_MS;
  readonly accountId: string;
  readonly email: string;
}

/** Links by which people show that an address is theirs. better-auth's own can be followed more than once. */
export class AddressLinks {
  readonly #authentication: Authentication;
  readonly #database: DatabaseSync;

  constructor(authentication: Authentication, database: DatabaseSync) {
    this.#authentication = authentication;
    this.#database = database;
  }

  async keep(token: string, link: AddressLink): Promise<void> {
    const { internalAdapter } = await this.#authentication.$context;
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: JSON.stringify(link),
      expiresAt: new Date(Date.now() + LASTS_MS[link.kind]),
    });
  }

  /**
   * The address that is the account's own from now on. The account must be the one that asked: somebody may have signed
   * up with another's address and password of their own, and the owner's click must not make that account trusted.
   */
  async spend(token: string, account: Account): Promise<string> {
    const { internalAdapter } = await this.#authentication.$context;
    const kept = await internalAdapter.findVerificationValue(identifierOf(token));
    const link = kept && (JSON.parse(kept.value) as AddressLink);
    if (link?.accountId !== account.id || (link.kind === 'verification' && link.email !== account.email)) {
      throw new IdentityError('token-invalid');
    }
    if (!(await internalAdapter.consumeVerificationValue(identifierOf(token))))
      throw new IdentityError('token-invalid');
    const owner = await internalAdapter.findUserByEmail(link.email);
    if (owner && owner.user.id !== account.id) throw new IdentityError('email-in-use');
    await internalAdapter.updateUser(account.id, { email: link.email, emailVerified: true });
    return link.email;
  }

  /** Links that were sent and not followed yet name the account. */
  forget(accountId: string): void {
    this.#database
      .prepare("DELETE FROM verification WHERE value = :id OR value LIKE '%' || :id || '%'")
      .run({ id: accountId });
  }
}

function identifierOf(token: string): string {
  return `address:${token}`;
}
