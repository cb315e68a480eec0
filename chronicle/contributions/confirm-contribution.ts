import { letThrough } from '../moderation/let-through.ts';
import { type Contribution, changing, commitChange } from './contribution.ts';
import type { RemembrancePorts } from './ports.ts';

/** Its teller has shown that letters reach them: now editors may see it. Done twice, it is done once. */
export async function confirmContribution(ports: RemembrancePorts, contribution: Contribution): Promise<void> {
  if (contribution.state !== 'unconfirmed') return;
  const pending: Contribution = { ...contribution, state: 'pending', revision: contribution.revision + 1 };
  const act = { deed: 'confirmed', by: contribution.telling.teller, at: ports.now().toISOString() } as const;
  await commitChange(ports.store, changing(pending, contribution, act));
  await letThrough(ports, pending);
}
