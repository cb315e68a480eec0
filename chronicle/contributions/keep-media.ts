import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import { isUnwritable } from '../../domain/fault.ts';
import type { Media, Picture, Sound } from '../media/media.ts';
import type { Prepared, PrepareMedia, SentMedia } from '../media/prepare-media.ts';
import { type FileDeps, keepFile } from '../media/unused-files.ts';

export interface KeepMediaDeps extends FileDeps {
  readonly prepare: PrepareMedia;
}

interface StoredMedia {
  readonly photographs: readonly (Media & Picture)[];
  readonly voice?: Media & Sound;
}

/**
 * Everything is looked at before anything is kept: one thing refused, and nothing stays. What `commit` writes refers to
 * the files; when it fails they are swept.
 */
export async function keepMedia<Result>(
  deps: KeepMediaDeps,
  { id, sent, from }: { readonly id: string; readonly sent: SentMedia; readonly from: string },
  commit: (kept: StoredMedia) => Promise<Result>,
): Promise<Result> {
  const { photographs, voice } = sent;
  if (photographs.length > CONTRIBUTION_LIMITS.photographs) throw new ContributionFault('too-many-photographs');
  if (photographs.length === 0 && voice === undefined) return commit({ photographs: [] }).catch(tellDiskFull);
  const prepared = await deps.prepare(sent, from);
  const keep = async <Description extends Picture | Sound>(
    { bytes, description, ending }: Prepared<Description>,
    name: string,
  ) => ({ ...description, name: `${name}.${ending}`, hash: await keepFile(deps, bytes) });
  try {
    const kept: (Media & Picture)[] = [];
    for (const [index, photograph] of prepared.photographs.entries()) {
      kept.push(await keep(photograph, `${id}-${index + 1}`));
    }
    const storedVoice = prepared.voice && (await keep(prepared.voice, `${id}-glas`));
    return await commit({ photographs: kept, ...(storedVoice ? { voice: storedVoice } : {}) });
  } catch (error) {
    return tellDiskFull(error);
  }
}

function tellDiskFull(error: unknown): never {
  throw isUnwritable(error) ? new ContributionFault('unwritable') : error;
}
