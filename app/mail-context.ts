import { createContext } from 'react-router';

export interface MailState {
  /** Whether the mail server is out of reach, or takes nothing from this site. */
  readonly isStuck: boolean;
  /** Letters that have not gone out yet. */
  readonly waiting: number;
  /** Subjects of the letters that the mail server refused in the last three days: nobody gets them. */
  readonly refused: readonly string[];
  /** Whether the mail server has everything for an address; waits a moment. Rejects when it refused the latest for good. */
  hasSentTo(address: string): Promise<boolean>;
}

export const mailContext = createContext<MailState>();
