/** What others see of somebody in a tree, and why. */
export interface PersonVisibilityView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly shown: 'full' | 'name' | 'hidden';
  readonly reason: string;
}

/** A text of the tree in which somebody living is named. */
export interface NamingTextView {
  readonly hash: string;
  readonly text: string;
  readonly label: string;
  readonly named: readonly string[];
  readonly about: readonly { readonly href: string; readonly name: string }[];
  readonly isReleased: boolean;
}

export interface VisibilityCounts {
  readonly all: number;
  readonly full: number;
  readonly name: number;
  readonly hidden: number;
  readonly texts: number;
  readonly held: number;
}
