import { ContributionFault } from '../../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../../domain/contribution-limits.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { hashOf } from '../files/file-store.ts';
import type { Media, Picture, Sound } from '../media/media.ts';
import type { Prepared, PrepareMedia, SentMedia } from '../media/prepare-media.ts';
import { type FileDeps, removeUnreferred, whileFilesStay } from '../media/unused-files.ts';

export interface KeepMediaDeps extends FileDeps {
  readonly prepare: PrepareMedia;
}

interface StoredMedia {
  readonly photographs: readonly (Media & Picture)[];
  readonly voice?: Media & Sound;
}

/**
 * Everything is looked at before anything is kept: one thing refused, and nothing stays. What `commit` writes refers to
 * the files, so that they go again when it fails; but only those that came with this call, for the same picture may have been
 * published long ago.
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
  return whileFilesStay(async () => {
    const created: { readonly hash: string }[] = [];
    const keep = async <Description extends Picture | Sound>(
      { bytes, description, ending }: Prepared<Description>,
      name: string,
    ) => {
      const hash = await hashOf(bytes);
      if (!(await deps.files.has(hash))) created.push({ hash });
      await deps.files.put(bytes);
      return { ...description, name: `${name}.${ending}`, hash };
    };
    try {
      const kept: (Media & Picture)[] = [];
      for (const [index, photograph] of prepared.photographs.entries()) {
        kept.push(await keep(photograph, `${id}-${index + 1}`));
      }
      const storedVoice = prepared.voice && (await keep(prepared.voice, `${id}-glas`));
      return await commit({ photographs: kept, ...(storedVoice ? { voice: storedVoice } : {}) });
    } catch (error) {
      await removeUnreferred(deps, created);
      return tellDiskFull(error);
    }
  });
}

function tellDiskFull(error: unknown): never {
  throw isUnwritable(error) ? new ContributionFault('unwritable') : error;
}
