import type { ChronicleRecord, FamilyLine } from '../../domain/record.ts';

/** Who is asking. Everything an asker is told comes from what that asker may see. */
export type Asker = 'visitor' | 'member' | 'editor';

/** What can be found; `individual` is a person of a tree, `place` a feature of the map, `contribution` what waits for an editor. */
export const FOUND_KINDS = [
  'person',
  'individual',
  'memorial',
  'article',
  'locality',
  'place',
  'period',
  'memory',
  'page',
  'draft',
  'contribution',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

export interface SearchRequest {
  readonly text: string;
  readonly kind?: FoundKind | undefined;
  /** The slug of a period. */
  readonly period?: string | undefined;
  readonly family?: FamilyLine | undefined;
  readonly tag?: string | undefined;
  /** While somebody is still typing, the last word may be the beginning of another. */
  readonly typing?: boolean | undefined;
  /** From 1. */
  readonly page?: number;
}

/** Where a find is opened. */
export type FoundTarget =
  | { readonly record: ChronicleRecord }
  | { readonly tree: string; readonly individual: string; readonly isInSeveral?: true }
  | { readonly place: string }
  | { readonly contribution: string }
  | { readonly draft: string }
  /** In a copy of the site: it knows nothing but addresses. */
  | { readonly url: string };

export interface Life {
  readonly born?: string | undefined;
  readonly died?: string | undefined;
}

export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

export interface Found {
  readonly kind: FoundKind;
  readonly target: FoundTarget;
  readonly title: readonly TextPart[];
  /** A sentence of it in which something was found, or its summary. */
  readonly sentence: readonly TextPart[];
  /** Of an individual: partial dates, where they may be known. */
  readonly life?: Life;
  /** Of an individual who is no longer living: the names of their parents. */
  readonly parents?: readonly string[];
  readonly sample: boolean;
  readonly score: number;
}

export interface Choice<Value extends string = string> {
  readonly value: Value;
  /** How many of the finds it would leave. */
  readonly count: number;
}

export interface SearchAnswer {
  readonly total: number;
  /** One page of them, the best first. */
  readonly results: readonly Found[];
  /** What the finds can be narrowed to, each counted with the other choices applied. */
  readonly kinds: readonly Choice<FoundKind>[];
  readonly periods: readonly Choice[];
  readonly families: readonly Choice<FamilyLine>[];
  readonly tags: readonly Choice[];
  /** What was perhaps meant: the whole query with other words in it. */
  readonly suggestion?: string;
  /** `all`: every word was found together. `some`: nowhere together. `corrected`: found only as suggested. */
  readonly words: 'all' | 'some' | 'corrected';
}

export const FINDS_ON_A_PAGE = 20;

/** Longer ones are cut off: nobody types more, and each word costs time. */
export const LONGEST_QUERY = 200;
