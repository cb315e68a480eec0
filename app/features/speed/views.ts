export type Tone = 'good' | 'middle' | 'poor';

/** One of what browsers measure: how it was for three visits of four. */
export interface VitalCard {
  readonly label: string;
  readonly value: string;
  readonly tone: Tone;
  readonly verdict: string;
  readonly meaning: string;
  readonly bounds: string;
  readonly shares: readonly { readonly tone: Tone; readonly part: number; readonly text: string }[];
  /** Of each of the last days: how high its bar is, from 0 to 1, and what it says. */
  readonly days: readonly { readonly part: number; readonly tone: Tone | undefined; readonly text: string }[];
}

export interface MeasuredValue {
  readonly value: string;
  readonly tone: Tone;
  readonly verdict: string;
}

export interface PageRow {
  readonly name: string;
  readonly visits: string;
  readonly values: readonly (MeasuredValue | undefined)[];
}

export interface SlowAddress {
  readonly name: string;
  readonly path: string;
  /** Where it can be looked at; nothing is remembered of what not everybody may see. */
  readonly href: string | undefined;
  readonly value: string;
  readonly count: string;
  /** Beside the slowest one, from 0 to 1. */
  readonly part: number;
}

export interface SpeedView {
  readonly visits: string;
  readonly vitals: readonly VitalCard[];
  readonly columns: readonly string[];
  readonly pages: readonly PageRow[];
  readonly slowest: readonly SlowAddress[];
}
