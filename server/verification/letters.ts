import { type Check, notice } from '../../chronicle/verification/finding.ts';
import { UnsentLetters } from '../unsent-letters.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Letters that the mail server has not taken for an hour. */
export function lettersCheck(dataFolder: string): Check {
  return {
    name: 'letters have gone out',
    async *run() {
      const letters = await new UnsentLetters(dataFolder).waiting();
      const waiting = letters.filter(({ at }) => Date.now() - at > HOUR_MS);
      const [oldest] = waiting;
      if (!oldest) return;
      const since = new Date(oldest.at).toISOString().slice(0, 16).replace('T', ' ');
      yield notice(
        `${waiting.length} letters wait for the mail server, the oldest since ${since} UTC: see SMTP_URL and the log.`,
      );
    },
  };
}
