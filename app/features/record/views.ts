/** A picture as a page shows it. */
export interface CoverView {
  /** Drawings take the colours of the theme; photographs come in sizes. */
  readonly kind: 'drawing' | 'photograph';
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string | undefined;
  readonly credit?: string | undefined;
  readonly placeholder?: string | undefined;
  /** What its addresses end with where it is not public. */
  readonly query?: string | undefined;
}

export interface CardView {
  readonly key: string;
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** What it is: Lokalitet, Osoba … */
  readonly label: string;
  /** When, where, how long: the small line. */
  readonly meta: string;
  readonly sample: boolean;
  /** A candle stands where others have a picture, unless its reader may see the face. */
  readonly isMemorial: boolean;
  readonly cover?: CoverView | undefined;
  /** There is a voice to listen to. */
  readonly spoken: boolean;
}

export interface VoiceView {
  readonly src: string;
  /** How long it lasts, in words. */
  readonly length: string;
}

export interface SourceView {
  readonly what: string;
  readonly where?: string | undefined;
  readonly href?: string | undefined;
  readonly certainty: string;
}

interface LinkView {
  readonly href: string;
  readonly label: string;
}

/** A record as its own page tells it. */
export interface ReadingView {
  readonly title: string;
  /** Empty where the text itself begins with it. */
  readonly summary: string;
  readonly eyebrow: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly html: string;
  /** That it is a sample, and of what. */
  readonly sample: string | undefined;
  readonly cover?: CoverView | undefined;
  readonly photographs: readonly CoverView[];
  readonly voice?: VoiceView | undefined;
  readonly teller?: string | undefined;
  readonly sources: readonly SourceView[];
  readonly tags: readonly LinkView[];
  readonly related: readonly CardView[];
  readonly citation: string;
  /** Where whoever reads it changes it, or proposes a change; absent for a visitor. */
  readonly edit?: LinkView | undefined;
}
