import type { ContributionPermission } from '../../../domain/contribution-permissions.ts';

export interface MediaView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Something told, as its teller and the editors see it. */
export interface ContributionView {
  readonly id: string;
  readonly kind: 'memory' | 'condolence';
  readonly state: 'unconfirmed' | 'pending' | 'published' | 'hidden' | 'refused' | 'withdrawn';
  readonly title: string;
  readonly text: string;
  readonly teller: string;
  readonly when: string;
  readonly where: string;
  readonly people: string;
  readonly at: string;
  readonly hasMedia: boolean;
  readonly photographs: readonly MediaView[];
  readonly voice: string | undefined;
  /** What whoever looks at it may do. */
  readonly actions: readonly ContributionPermission[];
}
