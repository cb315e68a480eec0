import type { RecordKey } from '../../domain/reference.ts';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { subscriptionOf, unsubscribe } from '../memorial/anniversary-emails.ts';
import { candlesBy, forgetCandles } from '../memorial/light-candle.ts';
import { releaseSteward, stewardshipsOf } from '../memorial/stewards.ts';
import { forgetReporter, reportsBy } from '../moderation/report.ts';
import { forgettingTrust } from '../moderation/trust.ts';
import { anonymizeWrites } from '../records/erase-record.ts';
import { type Contribution, commitChange, listContributions, transitionWrites } from './contribution.ts';
import type { ContributionPorts } from './ports.ts';
import { forgettingHistory, withdrawContribution } from './withdraw-contribution.ts';

const NAMELESS = 'Bez imena';

/** Everything remembering holds about a member. */
export function contributionHolder(ports: ContributionPorts): PersonalDataHolder {
  const { store } = ports;
  return {
    name: 'contributions',
    async exportOf({ accountId, verifiedEmail }) {
      const contributions = await listContributions(store, { accountId });
      return {
        contributions: contributions.map(({ kind, state, at, telling, about, record, photographs, voice }) => ({
          kind,
          state,
          at,
          ...telling,
          about,
          record,
          photographs: photographs.map(({ name }) => name),
          voice: voice?.name,
        })),
        candles: await candlesBy(store, accountId),
        anniversaries: await subscriptionOf(store, accountId),
        reports: await reportsBy(store, accountId),
        stewardOf: (await stewardshipsOf(store, verifiedEmail)).map(({ memorial, at }) => ({ memorial, at })),
      };
    },
    async forget({ accountId, verifiedEmail }, farewell) {
      for (const contribution of await listContributions(store, { accountId })) {
        if (farewell === 'remove') await withdrawContribution(ports, contribution);
        else await leaveNameless(ports, contribution);
      }
      await forgetCandles(store, accountId, farewell === 'keep-without-name');
      await forgetReporter(store, accountId);
      await unsubscribe(store, accountId);
      for (const { memorial, email } of await stewardshipsOf(store, verifiedEmail)) {
        await releaseSteward(store, memorial, email);
      }
      await store.commit(forgettingTrust({ accountId, email: '' }));
    },
  };
}

async function leaveNameless(ports: ContributionPorts, contribution: Contribution): Promise<void> {
  const nameless = {
    ...contribution,
    telling: { ...contribution.telling, teller: NAMELESS },
    accountId: '',
    email: '',
  };
  const act = { deed: 'left-nameless', by: '', at: ports.now().toISOString() } as const;
  await commitChange(ports.store, [
    ...(await forgettingHistory(ports, contribution)),
    ...transitionWrites(nameless, contribution, act),
    ...(contribution.record ? await anonymizeWrites(ports.store, contribution.record as RecordKey, NAMELESS) : []),
  ]);
}
