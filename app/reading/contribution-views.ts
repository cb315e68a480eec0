import { type Contribution, filesIn } from '../../chronicle/contributions/contribution.ts';
import type { ContributionView, MediaView } from '../features/contribution/views.ts';
import { CONTRIBUTION_PARAM, TOKEN_PARAM } from '../routes.ts';
import { momentInWords } from '../text/moment.ts';

/** By which whoever may look at media that nobody else may: the private link of its teller, or an editor's session. */
type Pass = { readonly token: string } | { readonly contribution: string };

export function contributionView(contribution: Contribution, pass: Pass): ContributionView {
  const { id, kind, state, telling, photographs, voice, at } = contribution;
  const query =
    'token' in pass
      ? new URLSearchParams({ [TOKEN_PARAM]: pass.token })
      : new URLSearchParams({ [CONTRIBUTION_PARAM]: pass.contribution });
  return {
    id,
    kind,
    state,
    ...telling,
    at: momentInWords(new Date(at)),
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
