import { afterEach, beforeEach, describe } from 'vitest';
import { accountsContract } from './contract/accounts.ts';
import { directoryContract } from './contract/directory.ts';
import type { IdentityDriver, ProviderTraits } from './contract/driver.ts';
import { emailsContract } from './contract/emails.ts';
import { knownDevicesContract, limitsContract } from './contract/limits.ts';
import { ownAccountContract } from './contract/own-account.ts';
import { rolesContract } from './contract/roles.ts';
import { sessionsContract } from './contract/sessions.ts';
import { signUpContract } from './contract/sign-up.ts';
import { CONFIGURED, Stage } from './contract/stage.ts';

export { CONFIGURED, type IdentityDriver };

/**
 * What every identity provider must do. A provider's test file calls this and nothing else. What a provider's nature
 * does not allow to be shown is skipped by name.
 */
export function identityContract(name: string, open: () => Promise<IdentityDriver>, traits: ProviderTraits): void {
  describe(`identity: ${name}`, () => {
    const stage = new Stage();
    beforeEach(async () => stage.set(await open()));
    afterEach(() => stage.driver.close());
    const contracts = [
      accountsContract,
      signUpContract,
      sessionsContract,
      emailsContract,
      rolesContract,
      directoryContract,
      ownAccountContract,
      limitsContract,
      knownDevicesContract,
    ];
    for (const contract of contracts) contract(stage, traits);
  });
}
