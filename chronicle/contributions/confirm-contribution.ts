import { autoApprove } from '../moderation/auto-approve.ts';
import { type Contribution, commitChange, transitionWrites } from './contribution.ts';
import type { ContributionPorts } from './ports.ts';

/** Its teller has shown that emails reach them: now editors may see it, and the address is theirs. */
export async function confirmContribution(ports: ContributionPorts, contribution: Contribution): Promise<void> {
  const pending: Contribution = {
    ...contribution,
    state: 'pending',
    emailProven: true,
    revision: contribution.revision + 1,
  };
  const at = ports.now().toISOString();
  const act = { deed: 'confirmed', by: contribution.telling.teller, role: 'teller', at } as const;
  await commitChange(ports.store, transitionWrites(pending, contribution, act));
  await autoApprove(ports, pending);
}
