import type { RecordKey } from '../../domain/reference.ts';
import type { PersonalDataHolder } from '../identity/personal-data.ts';
import { subscriptionOf, unsubscribe } from '../memorial/anniversary-emails.ts';
import { candlesBy, forgetCandles } from '../memorial/light-candle.ts';
import { releaseSteward, stewardshipsOf } from '../memorial/stewards.ts';
import type { Library } from '../reading/library.ts';
import { anonymizeWrites } from '../records/erase-record.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { type Contribution, listContributions } from './contribution.ts';
import { commitChange, emptyHistoryWrites, transitionWrites } from './contribution-history.ts';
import { withdraw } from './remove.ts';
import { forgetReporter, reportsBy } from './report.ts';
import { forgettingTrust } from './trust.ts';

const NAMELESS = 'Bez imena';

interface PersonalDataDeps {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly now: () => Date;
}

/** Contributions, candles, reports, subscriptions and stewardships of a member. */
export function contributionHolder(deps: PersonalDataDeps): PersonalDataHolder {
  const { store } = deps;
  return {
    name: 'contributions',
    async exportOf({ accountId, verifiedEmail }) {
      const contributions = await listContributions(store, { accountId });
      return {
        contributions: contributions.map(
          ({ kind, state, at, content, about, record, photographs, voice, telephone, scribe }) => ({
            kind,
            state,
            at,
            ...content,
            telephone,
            scribe: scribe?.name,
            about,
            record,
            photographs: photographs.map(({ name }) => name),
            voice: voice?.name,
          }),
        ),
        candles: await candlesBy(store, accountId),
        anniversaries: await subscriptionOf(store, accountId),
        reports: await reportsBy(store, accountId),
        stewardOf: (await stewardshipsOf(store, verifiedEmail)).map(({ memorial, at }) => ({ memorial, at })),
      };
    },
    async forget({ accountId, verifiedEmail }, farewell) {
      for (const contribution of await listContributions(store, { accountId })) {
        if (farewell === 'remove') await withdraw(deps, contribution);
        else await anonymize(deps, contribution);
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

async function anonymize({ store, now }: PersonalDataDeps, contribution: Contribution): Promise<void> {
  const { telephone: _, scribe, ...rest } = contribution;
  const { content, record } = rest;
  // Who told it to somebody else has not asked for anything: only the name of whoever wrote it down goes.
  const author = scribe ? content.author : NAMELESS;
  const anonymous = { ...rest, content: { ...content, author }, accountId: '', email: '' };
  const change = { action: 'anonymized', by: '', at: now().toISOString() } as const;
  await commitChange(store, [
    ...(await emptyHistoryWrites(store, contribution)),
    ...transitionWrites(anonymous, contribution, change),
    ...(record
      ? await anonymizeWrites(store, record as RecordKey, { nameless: NAMELESS, wasWrittenDown: scribe !== undefined })
      : []),
  ]);
}
