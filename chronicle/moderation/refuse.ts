import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import type { RecordKey } from '../../domain/reference.ts';
import {
  type Contribution,
  commitChange,
  type DecidedBy,
  emptied,
  filesIn,
  transitionWrites,
} from '../contributions/contribution.ts';
import { evenLines } from '../contributions/contribution-text.ts';
import { removeUnused } from '../contributions/keep-media.ts';
import type { ContributionPorts } from '../contributions/ports.ts';
import { forgettingHistory } from '../contributions/withdraw-contribution.ts';
import { forgettingWrites } from '../records/erase-record.ts';

/** Its teller is told why; nothing of it stays, files included. */
export async function refuse(
  ports: ContributionPorts,
  contribution: Contribution,
  { by, role, reason }: DecidedBy & { readonly reason: string },
): Promise<void> {
  const why = evenLines(reason);
  if (why === '') throw new ContributionFault('reason-missing');
  if (why.length > CONTRIBUTION_LIMITS.reason) throw new ContributionFault('reason-too-long');
  const act = { deed: 'refused', by, role, at: ports.now().toISOString(), reason: why } as const;
  await commitChange(ports.store, [
    ...transitionWrites(emptied(contribution, 'refused'), contribution, act),
    ...(await forgettingHistory(ports, contribution)),
    ...(contribution.record ? await forgettingWrites(ports.store, contribution.record as RecordKey) : []),
  ]);
  await removeUnused(ports, filesIn(contribution));
  if (contribution.email === '') return;
  ports.sendEmail({ kind: 'refused', to: contribution.email, origin: contribution.origin, reason: why });
}
