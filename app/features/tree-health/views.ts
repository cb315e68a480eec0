export interface LinkedPerson {
  readonly href: string;
  readonly name: string;
}

export interface FindingView {
  readonly key: string;
  readonly sentence: string;
  readonly people: readonly LinkedPerson[];
  /** What can be preferred with a press. */
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

/** What was found of one kind. */
export interface FindingGroupView {
  /** As an address names it, and as the page's own links do. */
  readonly word: string;
  readonly heading: string;
  readonly advice: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly severityLabel: string;
  readonly count: string;
  /** How many can be accepted, those on other pages included. */
  readonly single: number;
  readonly findings: readonly FindingView[];
  /** Where all of them are, when they are more than stand here. */
  readonly all: { readonly href: string; readonly label: string } | undefined;
  /** Where they are mended, where that is a page of its own. */
  readonly mend: { readonly href: string; readonly label: string } | undefined;
}

export interface AcceptedView {
  readonly key: string;
  readonly sentence: string;
  readonly by: string;
  /** What was found then is in the tree no more. */
  readonly isGone: boolean;
}

export interface HealthView {
  readonly word: string;
  readonly sentence: string;
  readonly grade: string;
  readonly counts: readonly { readonly label: string; readonly value: number }[];
  readonly first: readonly { readonly href: string; readonly label: string; readonly note: string }[];
  readonly groups: readonly FindingGroupView[];
  readonly accepted: readonly AcceptedView[];
  /** The one kind that is shown, where the address asks for one. */
  readonly chosen: string | undefined;
}
