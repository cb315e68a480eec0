import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import { MEDIA, type Media, type Picture, type Sound } from '../media/media.ts';
import type { Prepared } from '../media/prepare-media.ts';
import { CONTRIBUTIONS, contributionIn, filesIn } from './contribution.ts';
import type { RemembrancePorts } from './ports.ts';

/** What was sent besides words, as bytes of which nothing is known yet. */
export interface SentMedia {
  readonly photographs: readonly (() => Promise<Uint8Array>)[];
  readonly voice: (() => Promise<Uint8Array>) | undefined;
}

export interface KeptMedia {
  readonly photographs: readonly (Media & Picture)[];
  readonly voice?: Media & Sound;
}

/** Everything is looked at before anything is kept: one thing refused, and nothing stays. */
export async function keepMedia(
  { prepare, files }: Pick<RemembrancePorts, 'prepare' | 'files'>,
  id: string,
  sent: SentMedia,
): Promise<KeptMedia> {
  if (sent.photographs.length > CONTRIBUTION_LIMITS.photographs) throw new ContributionFault('too-many-photographs');
  const photographs: Prepared<Picture>[] = [];
  for (const [index, read] of sent.photographs.entries()) {
    photographs.push(await prepare.photograph(await read()).catch((error: unknown) => nameWhich(error, index + 1)));
  }
  const voice = sent.voice && (await prepare.voice(await sent.voice()));
  const put: string[] = [];
  const keep = async <Description extends Picture | Sound>(prepared: Prepared<Description>, name: string) => {
    const hash = await files.put(prepared.bytes);
    put.push(hash);
    return { ...prepared.description, name: `${name}.${prepared.ending}`, hash };
  };
  try {
    const keptPhotographs: (Media & Picture)[] = [];
    for (const [index, prepared] of photographs.entries()) {
      keptPhotographs.push(await keep(prepared, `${id}-${index + 1}`));
    }
    return { photographs: keptPhotographs, ...(voice ? { voice: await keep(voice, `${id}-glas`) } : {}) };
  } catch (error) {
    for (const hash of put) await files.remove(hash);
    throw isDiskFull(error) ? new ContributionFault('disk-full') : error;
  }
}

/** Files nobody else refers to: the same picture may have been sent twice, and be approved once. */
export async function removeUnused(
  { store, files }: Pick<RemembrancePorts, 'store' | 'files'>,
  gone: readonly { readonly hash: string }[],
): Promise<void> {
  if (gone.length === 0) return;
  const contributions = (await store.list(CONTRIBUTIONS)).map(({ fields }) => contributionIn(fields));
  const used = new Set([
    ...contributions.flatMap((contribution) => filesIn(contribution).map(({ hash }) => hash)),
    ...(await store.list(MEDIA)).map(({ fields }) => String(fields.hash)),
  ]);
  for (const { hash } of gone) if (!used.has(hash)) await files.remove(hash);
}

/** A full disk, a full quota, a file larger than the system lets one be. */
export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

function nameWhich(error: unknown, which: number): never {
  throw error instanceof ContributionFault ? new ContributionFault(error.code, which) : error;
}
