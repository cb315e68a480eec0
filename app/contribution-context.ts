import { createContext } from 'react-router';
import type { ContributeDeps } from '../chronicle/contributions/contribute.ts';
import type { ContributionFaultCode } from '../domain/contribution-fault.ts';

/** What contributions, reports and reminders need besides the site's own; each use-case takes its part of it. */
export interface ContributionServices extends ContributeDeps {
  /** Addresses of those who look after the site. */
  readonly editors: readonly string[];
  /** Whom messages to the editors are sent to by email, where no notification reaches them. */
  readonly messagesTo: readonly string[];
}

export const contributionContext = createContext<ContributionServices>();

/** A form that came with files, read once (server/http/uploads.ts): its words, and where the files lie until it is answered. */
export interface SubmittedForm {
  readonly words: FormData;
  readonly files: readonly { readonly field: string; readonly path: string; readonly name: string }[];
  /** Why they could not be taken; there are none then. */
  readonly fault:
    | Extract<
        ContributionFaultCode,
        'too-large' | 'text-too-long' | 'unwritable' | 'cut-off' | 'busy' | 'too-many-at-once'
      >
    | undefined;
}

/** Absent where the form is in the request itself. */
export const uploadContext = createContext<SubmittedForm | undefined>(undefined);
