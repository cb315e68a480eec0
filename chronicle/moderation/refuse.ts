import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import type { RecordKey } from '../../domain/reference.ts';
import {
  type Contribution,
  changing,
  commitChange,
  type DecidedBy,
  emptied,
  filesIn,
} from '../contributions/contribution.ts';
import { removeUnused } from '../contributions/keep-media.ts';
import type { RemembrancePorts } from '../contributions/ports.ts';
import { evenLines } from '../contributions/telling.ts';
import { forgettingHistory } from '../contributions/withdraw-contribution.ts';
import { forgettingWrites } from '../records/forget-record.ts';

/** Its teller is told why; nothing of it stays, files included. */
export async function refuse(
  ports: RemembrancePorts,
  contribution: Contribution,
  { by, role, reason }: DecidedBy & { readonly reason: string },
): Promise<void> {
  const why = evenLines(reason);
  if (why === '') throw new ContributionFault('reason-missing');
  if (why.length > CONTRIBUTION_LIMITS.reason) throw new ContributionFault('reason-too-long');
  const act = { deed: 'refused', by, role, at: ports.now().toISOString(), reason: why } as const;
  await commitChange(ports.store, [
    ...changing(emptied(contribution, 'refused'), contribution, act),
    ...(await forgettingHistory(ports, contribution)),
    ...(contribution.record ? await forgettingWrites(ports.store, contribution.record as RecordKey) : []),
  ]);
  await removeUnused(ports, filesIn(contribution));
  if (contribution.email === '') return;
  ports.post({ kind: 'refused', to: contribution.email, origin: contribution.origin, reason: why });
}
