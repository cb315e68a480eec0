import { type Contribution, changing, commitChange, type Telling } from './contribution.ts';
import type { RemembrancePorts } from './ports.ts';
import { tellingOf } from './telling.ts';

/** Its teller's own correction. What has been published stays as it was until an editor agrees with the change. */
export async function correctContribution(
  ports: RemembrancePorts,
  contribution: Contribution,
  typed: Omit<Telling, 'teller'>,
): Promise<void> {
  const { state, telling, photographs, voice } = contribution;
  const hasMedia = photographs.length > 0 || voice !== undefined;
  const corrected = tellingOf({ ...typed, teller: telling.teller }, contribution.kind, hasMedia);
  const next = { ...contribution, telling: corrected, state: state === 'unconfirmed' ? state : ('pending' as const) };
  const act = { deed: 'corrected', by: telling.teller, role: 'teller', at: ports.now().toISOString() } as const;
  await commitChange(ports.store, changing(next, contribution, act));
}
