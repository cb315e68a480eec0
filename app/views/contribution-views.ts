import { type Contribution, filesIn, permissionStateOf } from '../../chronicle/contributions/contribution.ts';
import { actionsFor, type Role } from '../../domain/contribution-permissions.ts';
import type { ContributionView, MediaView } from '../features/contribution/own-contribution.tsx';
import { CONTRIBUTION_PARAM, TOKEN_PARAM } from '../query-words.ts';
import { momentInWords } from '../text/dates.ts';

/** Who is going to look at it; media are asked for with the private link, or with a session and this id. */
type Looking = { readonly role: 'author'; readonly token: string } | { readonly role: Exclude<Role, 'author'> };

export function contributionView(contribution: Contribution, looking: Looking): ContributionView {
  const { id, kind, state, content, photographs, voice, at, scribe } = contribution;
  const query =
    looking.role === 'author'
      ? new URLSearchParams({ [TOKEN_PARAM]: looking.token })
      : new URLSearchParams({ [CONTRIBUTION_PARAM]: id });
  return {
    id,
    kind,
    state,
    ...content,
    scribe: scribe?.name ?? '',
    at: momentInWords(new Date(at)),
    actions: actionsFor(looking.role, permissionStateOf(contribution)),
    hasMedia: filesIn(contribution).length > 0,
    photographs: photographs.map(
      ({ hash, width, height }, index): MediaView => ({
        src: `/media/${hash}/960.jpg?${query}`,
        alt: `${index + 1}. fotografija`,
        width,
        height,
      }),
    ),
    voice: voice && `/media/${voice.hash}/${voice.type === 'audio/webm' ? 'voice.weba' : 'voice.m4a'}?${query}`,
  };
}
