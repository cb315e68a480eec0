import { letThrough } from '../moderation/let-through.ts';
import { type Contribution, changing, commitChange } from './contribution.ts';
import type { RemembrancePorts } from './ports.ts';

/** Its teller has shown that letters reach them: now editors may see it, and the address is theirs. */
export async function confirmContribution(ports: RemembrancePorts, contribution: Contribution): Promise<void> {
  const pending: Contribution = {
    ...contribution,
    state: 'pending',
    emailProven: true,
    revision: contribution.revision + 1,
  };
  const at = ports.now().toISOString();
  const act = { deed: 'confirmed', by: contribution.telling.teller, role: 'teller', at } as const;
  await commitChange(ports.store, changing(pending, contribution, act));
  await letThrough(ports, pending);
}
