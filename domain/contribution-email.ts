/** An email about a contribution; worded and linked at the edge. */
export type ContributionEmail =
  | {
      /** To an address that somebody claims is theirs, with the link that confirms; and to a member, with the same link. */
      readonly kind: 'confirm' | 'received';
      readonly to: string;
      readonly origin: string;
      readonly token: string;
    }
  | {
      readonly kind: 'published';
      readonly to: string;
      readonly origin: string;
      readonly token: string;
      readonly title: string;
      /** The record that can now be read: memory/kameno-jaje, memorial/jozo-cavar. */
      readonly about: string;
    }
  | {
      readonly kind: 'refused';
      readonly to: string;
      readonly origin: string;
      readonly reason: string;
    }
  | {
      /** To an editor: what a member says of somebody in a tree. */
      readonly kind: 'correction';
      readonly to: string;
      readonly origin: string;
      readonly name: string;
      readonly path: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'anniversaries';
      readonly to: string;
      readonly origin: string;
      readonly names: readonly {
        readonly name: string;
        readonly day: string;
        readonly years: number;
        readonly sample: boolean;
      }[];
    };
