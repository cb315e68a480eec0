import type { ReactNode } from 'react';

export interface MemorialView {
  readonly slug: string;
  /** Where whoever reads it changes it, or proposes a change. */
  readonly edit?: { readonly href: string; readonly label: string } | undefined;
  /** The last part of where it is read. */
  readonly address: string;
  readonly name: string;
  readonly summary: string;
  readonly born: string;
  readonly died: string;
  readonly sample: boolean;
}

export interface CandlesView {
  readonly count: number;
  readonly words: string;
  readonly latest: readonly { readonly key: string; readonly name: string; readonly when: string }[];
  readonly litToday: boolean;
}

export interface CondolenceView {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly when: string;
}

/** What other features draw for this page. */
export interface MemorialParts {
  readonly portrait: ReactNode;
  readonly life: ReactNode;
  readonly pictures: ReactNode;
  readonly memories: ReactNode;
  readonly related: ReactNode;
}

export interface FamilyView {
  readonly href: string;
  readonly label: string;
  /** The tree it is from is a sample. */
  readonly sample: boolean;
  readonly kin: readonly {
    readonly label: string;
    readonly people: readonly {
      readonly id: string;
      readonly href: string;
      readonly name: string;
      readonly years: string;
    }[];
  }[];
}
