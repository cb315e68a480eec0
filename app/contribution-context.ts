import { createContext } from 'react-router';
import type { ContributionPorts } from '../chronicle/contributions/ports.ts';
import type { ContributionFaultCode } from '../domain/contribution-fault.ts';

/** Files that came with a form, lying aside until something is done with them. */
export interface SentForm {
  readonly files: readonly { readonly field: string; readonly path: string }[];
  /** Why they could not be taken; there are none then. */
  readonly fault:
    | Extract<
        ContributionFaultCode,
        'too-large' | 'text-too-long' | 'disk-full' | 'cut-off' | 'busy' | 'too-many-at-once'
      >
    | undefined;
}

/** What remembering brings to a request. */
export interface RequestContributions {
  readonly ports: ContributionPorts;
  readonly sent: SentForm;
}

export const contributionContext = createContext<RequestContributions>();
