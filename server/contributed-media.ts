import sharp from 'sharp';
import type { Picture } from '../chronicle/media/media.ts';
import type { PrepareMedia } from '../chronicle/media/prepare-media.ts';
import { ContributionFault } from '../domain/contribution-fault.ts';
import { CONTRIBUTION_LIMITS } from '../domain/contribution-limits.ts';
import { isSoundFile, remuxSound } from './sound.ts';

const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 2400;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** A phone's clock and a recorder's stop are not exact. */
const PATIENCE_SECONDS = 3;

/** Strangers' files, made anew: nothing of the old bytes is kept, camera notes and places least of all. */
export const prepareMedia: PrepareMedia = {
  async photograph(bytes) {
    await checkPicture(bytes);
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: 86, mozjpeg: true })
        .toBuffer({ resolveWithObject: true });
      const blurred = await sharp(data).resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
      const description: Picture = {
        type: 'image/jpeg',
        width: info.width,
        height: info.height,
        placeholder: `data:image/webp;base64,${blurred.toString('base64')}`,
      };
      return { bytes: data, description, ending: 'jpg' };
    } catch {
      throw new ContributionFault('not-a-picture');
    }
  },

  async voice(bytes) {
    if (bytes.length < 32 || !isSoundFile(bytes)) throw new ContributionFault('not-a-voice');
    const remuxed = await remuxSound(bytes).catch(() => {
      throw new ContributionFault('not-a-voice');
    });
    if (remuxed.description.seconds > CONTRIBUTION_LIMITS.voiceSeconds + PATIENCE_SECONDS) {
      throw new ContributionFault('voice-too-long');
    }
    return remuxed;
  },
};

/** Only its head is read here: a picture that would not fit into memory is not unpacked to find that out. */
async function checkPicture(bytes: Uint8Array): Promise<void> {
  // Sharp throws over nothing at once, before there is a promise to be rejected.
  if (bytes.length === 0) throw new ContributionFault('not-a-picture');
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ContributionFault('not-a-picture');
    });
  if (!FORMATS.has(format)) throw new ContributionFault('not-a-picture');
  if (width * height > MOST_PIXELS) throw new ContributionFault('picture-too-large');
}
