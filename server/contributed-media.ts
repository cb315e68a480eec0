import type { PrepareMedia } from '../chronicle/media/prepare-media.ts';
import { ContributionFault, type ContributionFaultCode } from '../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../domain/contribution-limits.ts';
import { decoder, FOR_STRANGERS } from './decoding/decoder.ts';
import { DecodingFault, type DecodingFaultCode } from './decoding/decoding-fault.ts';
import { FairShares } from './decoding/fair-shares.ts';
import { TaskQueue } from './decoding/task-queue.ts';
import { showQueue } from './metrics/queue-gauge.ts';

/** A phone's clock and a recorder's stop are not exact. */
const PATIENCE_SECONDS = 3;
/** Of all its files together: six that each take as long as one may would keep everybody else waiting for minutes. */
const SECONDS_A_FORM = 25;
/** A form's files are prepared together: one that has begun is not sent away for another that came after it. */
const forms = new TaskQueue({ most: 12, waitMs: 45_000 });
showQueue('forms', forms);
const shares = new FairShares(SECONDS_A_FORM);

type Wording = Readonly<Record<DecodingFaultCode, ContributionFaultCode>>;
const OF_A_PICTURE: Wording = {
  unreadable: 'not-a-picture',
  'too-large': 'picture-too-large',
  'too-long': 'not-a-picture',
  busy: 'busy',
  interrupted: 'interrupted',
};
const OF_A_VOICE: Wording = {
  unreadable: 'not-a-voice',
  'too-large': 'not-a-voice',
  'too-long': 'voice-too-long',
  busy: 'busy',
  interrupted: 'interrupted',
};

/** Uploaded files, decoded and encoded again in a child process that is killed when one takes too much. */
export const prepareMedia: PrepareMedia = ({ photographs, voice }, from) => {
  const share = shares.enter(from);
  let left = SECONDS_A_FORM;
  const limits = () => ({
    ...FOR_STRANGERS,
    seconds: Math.min(FOR_STRANGERS.seconds, left),
    onSpent(seconds: number) {
      left -= seconds;
      share.spend(seconds);
    },
  });
  const work = async () => {
    const prepared = [];
    for (const [index, source] of photographs.entries()) {
      const task = decoder.run({ kind: 'photograph', source }, limits());
      prepared.push(await task.catch((error: unknown) => refuse(error, OF_A_PICTURE, index + 1)));
    }
    if (voice === undefined) return { photographs: prepared };
    const mostSeconds = CONTRIBUTION_LIMITS.voiceSeconds + PATIENCE_SECONDS;
    const task = decoder.run({ kind: 'voice', source: voice, mostSeconds }, limits());
    return { photographs: prepared, voice: await task.catch((error: unknown) => refuse(error, OF_A_VOICE)) };
  };
  return forms
    .run(work, { rank: share.rank })
    .catch((error: unknown) => refuse(error, OF_A_PICTURE))
    .finally(share.leave);
};

/** Which of several it was helps only where something is wrong with it. */
function refuse(error: unknown, wording: Wording, which?: number): never {
  if (!(error instanceof DecodingFault)) throw error;
  const code = wording[error.code];
  throw new ContributionFault(code, code === 'busy' || code === 'interrupted' ? undefined : which);
}
