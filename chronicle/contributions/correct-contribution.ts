import { type Contribution, type ContributionText, commitChange, transitionWrites } from './contribution.ts';
import { tellingOf } from './contribution-text.ts';
import type { ContributionPorts } from './ports.ts';

/** Its teller's own correction. What has been published stays as it was until an editor agrees with the change. */
export async function correctContribution(
  ports: ContributionPorts,
  contribution: Contribution,
  typed: Omit<ContributionText, 'teller'>,
): Promise<void> {
  const { state, telling, photographs, voice } = contribution;
  const hasMedia = photographs.length > 0 || voice !== undefined;
  const corrected = tellingOf({ ...typed, teller: telling.teller }, contribution.kind, hasMedia);
  const next = { ...contribution, telling: corrected, state: state === 'unconfirmed' ? state : ('pending' as const) };
  const act = { deed: 'corrected', by: telling.teller, role: 'teller', at: ports.now().toISOString() } as const;
  await commitChange(ports.store, transitionWrites(next, contribution, act));
}
