import type { PictureView } from './picture.tsx';

export interface PhotographCardView {
  readonly file: string;
  readonly href: string;
  readonly title: string;
  readonly picture: PictureView;
  readonly isDescribed: boolean;
  readonly isUsed: boolean;
}

export interface BinnedView {
  readonly file: string;
  readonly title: string;
  readonly picture: PictureView;
  readonly by: string;
  /** In words. */
  readonly daysLeft: string;
}

export interface ReferenceView {
  readonly label: string;
  readonly note: string;
  readonly href?: string;
}

/** A record or somebody in a tree, by reference and by name. */
export interface NamedReference {
  readonly reference: string;
  readonly label: string;
}

export interface FormerView {
  readonly hash: string;
  readonly picture: PictureView;
  readonly until: string;
  readonly original: string | undefined;
}

export interface PhotographPageView {
  readonly file: string;
  readonly heading: string;
  readonly picture: PictureView;
  readonly size: string;
  readonly original: string | undefined;
  readonly uploaded: string | undefined;
  /** The date as it was understood. */
  readonly dateRead: string | undefined;
  readonly values: Readonly<Record<'title' | 'alt' | 'caption' | 'credit' | 'licence' | 'date' | 'place', string>>;
  /** Who and what is on it, to be changed; and where names of others are completed. */
  readonly onIt: { readonly named: readonly NamedReference[]; readonly options: string };
  readonly about: readonly ReferenceView[];
  readonly usage: readonly ReferenceView[];
  readonly former: readonly FormerView[];
}
