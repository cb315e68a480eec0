import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContributionServices } from '../app/contribution-context.ts';
import type { MemberServices } from '../app/member-context.ts';
import type { PhotographServices } from '../app/photograph-context.ts';
import { sweepUnconfirmed } from '../chronicle/contributions/remove.ts';
import { sweepSettledReports } from '../chronicle/contributions/report.ts';
import { sweepBin } from '../chronicle/editing/bin.ts';
import type { DraftShelf } from '../chronicle/editing/draft-shelf.ts';
import { sweepPresence } from '../chronicle/editing/presence.ts';
import { sweepOutcomes } from '../chronicle/editing/proposal-outcomes.ts';
import { publishDue } from '../chronicle/editing/publish.ts';
import { tellRefused } from '../chronicle/identity/admissions.ts';
import { sweepInvitations } from '../chronicle/identity/invitations.ts';
import { sweepUnused } from '../chronicle/media/unused-files.ts';
import { sendAnniversaryEmails } from '../chronicle/memorial/anniversary-emails.ts';
import { tellEditors } from '../chronicle/notifications/tell-editors.ts';
import { sweepBinned } from '../chronicle/photographs/change-photograph.ts';
import { sweepUploads } from '../chronicle/photographs/piecewise-upload.ts';
import { sweepTreeUploads } from '../chronicle/trees/tree-versions.ts';
import { momentOf } from '../domain/publish-moment.ts';
import { logError } from './log.ts';
import { sweepDataFolder } from './sweep-data-folder.ts';

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

interface Parts {
  readonly dataFolder: string;
  readonly mediaCache: string;
  readonly contributions: ContributionServices;
  readonly drafts: DraftShelf;
  readonly photographs: PhotographServices;
  readonly members: MemberServices;
  readonly origin: () => string;
  readonly today: () => string;
  readonly believedNow: () => Date;
}

/** What the site does by itself, now and every hour: publishes what is due, sends letters, erases what has been kept long enough. */
export function startHourly(parts: Parts): () => void {
  const { contributions, drafts, photographs, members, origin, today, believedNow } = parts;
  const { store, files } = photographs;
  const publishing = { ...contributions, today, altOf: photographs.shelf.altOf };
  const sweeping = { ...photographs, now: believedNow };
  const remove: typeof files.remove = async (hash, since, isNeeded) => {
    const isSettled = await files.remove(hash, since, isNeeded);
    const isGone = isSettled && (await files.sizeOf(hash)) === undefined;
    // The sizes of a picture go with it.
    if (isGone) await rm(join(parts.mediaCache, hash), { recursive: true, force: true });
    return isSettled;
  };
  const follow = (work: Promise<unknown>) => work.catch((error: unknown) => logError('hourly work failed', error));
  const round = () => {
    const now = believedNow();
    follow(publishDue(publishing));
    follow(sendAnniversaryEmails({ ...contributions, isMember: members.isMember }, today()));
    follow(tellEditors({ ...members, origin, today }, 'daily'));
    follow(tellRefused(members));
    follow(sweepUnconfirmed(sweeping));
    follow(sweepSettledReports(sweeping));
    follow(sweepInvitations(sweeping));
    follow(sweepBin(sweeping));
    follow(sweepOutcomes(store, now));
    follow(sweepPresence(store, new Date()));
    follow(sweepUploads(photographs, now));
    follow(sweepBinned(store, now));
    follow(sweepTreeUploads(store, now));
    follow(sweepUnused({ store, files: { remove }, now: believedNow }));
    follow(sweepDataFolder(parts.dataFolder, now));
  };
  // What is published at a moment does not wait for the next round.
  const look = () => {
    const now = momentOf(publishing.now());
    if (drafts.all().some(({ state, publishOn }) => state === 'scheduled' && publishOn <= now)) {
      follow(publishDue(publishing));
    }
  };
  round();
  const timers = [setInterval(round, HOUR_MS).unref(), setInterval(look, MINUTE_MS).unref()];
  return () => timers.forEach(clearInterval);
}
