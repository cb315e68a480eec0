/** A page of the desk, as its navigation names it. */
export interface DeskPlace {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Something that waits for an editor: how much of it, and where it is seen. */
export interface WaitingItem {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  /** What to do with it, in a sentence. */
  readonly hint: string;
}

/** A kind of record that can be begun. */
export interface NewRecord {
  readonly label: string;
  readonly href: string;
  /** A path of @mdi/js. */
  readonly icon: string;
}

export interface RecordRow {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Where it is edited. */
  readonly editHref: string;
  /** Where readers see it; undefined where they do not. */
  readonly href: string | undefined;
  readonly historyHref: string | undefined;
  readonly state: string;
  /** Of the same word: by which it is coloured. */
  readonly tone: 'public' | 'open' | 'away';
  /** That it is a sample, has a draft, links into nothing. */
  readonly notes: readonly string[];
  readonly changed: string;
}

export interface Choice {
  readonly label: string;
  readonly count: number;
  readonly href: string;
  readonly chosen: boolean;
}
