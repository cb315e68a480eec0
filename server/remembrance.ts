import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordPathOfKey } from '../app/record-path.ts';
import { pathTo, TOKEN_PARAM } from '../app/routes.ts';
import { wordRemembranceLetter } from '../app/text/remembrance-letters.ts';
import { remembranceHolder } from '../chronicle/contributions/personal-data.ts';
import type { RemembrancePorts } from '../chronicle/contributions/ports.ts';
import { sweepUnconfirmed } from '../chronicle/contributions/sweep-unconfirmed.ts';
import { AttemptLimits } from '../chronicle/identity/attempts.ts';
import type { PersonalDataHolder } from '../chronicle/identity/personal-data.ts';
import { sendAnniversaryLetters } from '../chronicle/memorial/anniversary-letters.ts';
import type { Library } from '../chronicle/reading/library.ts';
import type { RemembranceLetter } from '../domain/remembrance-letter.ts';
import type { Backend } from './backend.ts';
import type { Configuration } from './configuration.ts';
import { prepareMedia } from './contributed-media.ts';
import { Uploads } from './http/uploads.ts';
import { logError } from './log.ts';
import type { Mailer } from './mail.ts';

const ROUND_MS = 60 * 60 * 1000;
const DAY_MS = 24 * ROUND_MS;

export interface Remembrance {
  readonly ports: RemembrancePorts;
  readonly holder: PersonalDataHolder;
  readonly uploads: Uploads;
  close(): void;
}

interface Surroundings {
  readonly backend: Backend;
  readonly library: Library;
  readonly mailer: Mailer;
  readonly mediaCache: string;
  readonly today: () => string;
}

export async function openRemembrance(
  { dataFolder, siteName, editors }: Configuration,
  { backend, library, mailer, mediaCache, today }: Surroundings,
): Promise<Remembrance> {
  const linkKey = await backend.linkKey.read();
  const ports: RemembrancePorts = {
    store: backend.store,
    files: {
      put: (bytes) => backend.files.put(bytes),
      has: (hash) => backend.files.has(hash),
      get: (hash) => backend.files.get(hash),
      // Sizes of it that an editor has looked at go with it.
      async remove(hash) {
        await backend.files.remove(hash);
        await rm(join(mediaCache, hash), { recursive: true, force: true });
      },
    },
    library,
    prepare: prepareMedia,
    limits: new AttemptLimits(backend.attempts),
    post: (letter) =>
      mailer.send({ to: letter.to, ...wordRemembranceLetter(letter, { siteName, ...linksOf(letter) }) }),
    sign: (words) => createHmac('sha256', linkKey).update(`remembrance ${words}`).digest('base64url'),
    editors,
    now: () => new Date(),
  };
  const round = () => {
    Promise.all([sweepUnconfirmed(ports), sendAnniversaryLetters(ports, today())]).catch((error: unknown) =>
      logError('the hourly round of remembering failed', error),
    );
  };
  round();
  const rounds = setInterval(round, ROUND_MS).unref();
  return {
    ports,
    holder: remembranceHolder(ports),
    uploads: new Uploads(join(dataFolder, 'uploads'), backend.sharesFolder ? DAY_MS : 0),
    close: () => clearInterval(rounds),
  };
}

function linksOf(letter: RemembranceLetter): { link: string; privateLink?: string } {
  const privateLink =
    'token' in letter ? `${letter.origin}${pathTo('contribution')}?${TOKEN_PARAM}=${letter.token}` : undefined;
  switch (letter.kind) {
    case 'confirm':
    case 'received':
      return { link: privateLink ?? '' };
    case 'published':
      return { link: `${letter.origin}${recordPathOfKey(letter.about)}`, ...(privateLink ? { privateLink } : {}) };
    case 'refused':
      return { link: `${letter.origin}${pathTo('contribute')}` };
    case 'correction':
      return { link: `${letter.origin}${letter.path}` };
    case 'anniversaries':
      return { link: `${letter.origin}${pathTo('anniversaries')}` };
  }
}
