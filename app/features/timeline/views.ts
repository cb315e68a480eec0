/** A record hung on the axis. */
interface MarkCard {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly label: string;
  readonly meta: string;
}

interface TimelineMark {
  readonly card: MarkCard;
  /** The year it stands for on the axis. */
  readonly year: number;
}

export interface TimelinePeriod {
  readonly slug: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly dates: string;
  readonly firstYear: number;
  readonly lastYear: number;
  /** How many records belong to it, of which the marks may be a choice. */
  readonly count: number;
  readonly marks: readonly TimelineMark[];
}

/** Records of one kind that belong to a period. */
export interface RecordGroup {
  readonly label: string;
  readonly records: readonly MarkCard[];
}
