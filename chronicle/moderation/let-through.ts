import type { Contribution } from '../contributions/contribution.ts';
import type { RemembrancePorts } from '../contributions/ports.ts';
import { approve } from './approve.ts';
import { trustOf } from './trust.ts';

/** What a teller sends whom an editor lets through is approved as it arrives; everything else waits. */
export async function letThrough(ports: RemembrancePorts, contribution: Contribution): Promise<Contribution['state']> {
  if (contribution.kind !== 'memory' || !(await trustOf(ports.store, contribution)).letThrough) return 'pending';
  await approve(ports, contribution, { by: '', deed: 'let-through' });
  return 'published';
}
