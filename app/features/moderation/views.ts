import type { ContributionPermission } from '../../../domain/contribution-permissions.ts';

export interface DeskItem {
  readonly id: string;
  readonly kind: 'memory' | 'condolence';
  readonly state: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
  /** Empty where it is not for the eyes of whoever looks. */
  readonly email: string;
  /** The same of somebody without one. */
  readonly telephone: string;
  /** Who wrote it down for the one who tells it. */
  readonly scribe: string;
  /** Nobody has shown that the address is the author's. */
  readonly unproven: boolean;
  /** What whoever looks may do with it. */
  readonly actions: readonly ContributionPermission[];
  readonly when: string;
  readonly where: string;
  readonly people: string;
  readonly summary: string;
  /** Its title is no more than a suggestion. */
  readonly untitled: boolean;
  readonly at: string;
  /** Whose page a condolence is for, or whom a memory is about. */
  readonly about: { readonly name: string; readonly href: string } | undefined;
  /** Records it mentions, to which it will be linked. */
  readonly mentions: readonly string[];
  readonly photographs: readonly { readonly src: string; readonly alt: string }[];
  readonly voice: string | undefined;
  readonly trust: { readonly approved: number; readonly trusted: boolean; readonly autoApprove: boolean } | undefined;
  /** A change of something that stands on the site already. */
  readonly isCorrection: boolean;
}

export interface PublishedItem {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly href: string;
  readonly hidden: boolean;
  /** That its address is not proven, who took it off the page. */
  readonly notes: readonly string[];
  readonly actions: readonly ContributionPermission[];
}

/** What an editor wrote back. */
export interface AnswerItem {
  readonly text: string;
  readonly by: string;
  readonly at: string;
}

/** Who wrote, and how they are reached; empty where they are not. */
interface ReporterItem {
  readonly name: string;
  readonly email: string;
  readonly emailProven: boolean;
  readonly telephone: string;
}

/** An answer that was not sent: which report it was for, what was typed, and what is wrong. */
export interface UnsentAnswer {
  readonly report: string;
  readonly text: string;
  readonly sentence: string;
}

export interface ReportItem {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly reason: string;
  readonly at: string;
  /** None where a visitor sent it. */
  readonly reporter: ReporterItem | undefined;
  readonly answers: readonly AnswerItem[];
  /** Whether there is a page to take it off from. */
  readonly canBeHidden: boolean;
}

/** What somebody wrote to the editors. */
export interface MessageItem extends ReporterItem {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  /** The page it is about. */
  readonly about: { readonly title: string; readonly href: string } | undefined;
  readonly answers: readonly AnswerItem[];
}

export interface HistoryItem {
  readonly key: string;
  readonly at: string;
  readonly by: string;
  readonly action: string;
  readonly title: string;
  readonly reason: string;
}
