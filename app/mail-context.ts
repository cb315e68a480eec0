import { createContext } from 'react-router';

export interface MailState {
  /** Whether the mail server is out of reach, or takes nothing from this site. */
  readonly isStuck: boolean;
  /** Letters that have not gone out yet. */
  readonly waiting: number;
  /** Whether the mail server has everything for an address. What is just being sent is waited for, a moment. */
  hasSentTo(address: string): Promise<boolean>;
}

export const mailContext = createContext<MailState>();
