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
      /** Of a memory; empty for a condolence. */
      readonly title: string;
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
      /** To those who look after the site: what somebody wrote to them. */
      readonly kind: 'message';
      readonly to: string;
      readonly origin: string;
      readonly name: string;
      /** Where an answer goes; empty where the sender gave no address. */
      readonly email: string;
      readonly emailProven: boolean;
      readonly telephone: string;
      /** The path of the page it is about; empty where it is about none. */
      readonly about: string;
      readonly text: string;
    }
  | {
      /** To whoever reported something or wrote to the editors. */
      readonly kind: 'answer';
      readonly to: string;
      readonly origin: string;
      readonly text: string;
      /** What is answered; empty where the address may be somebody else's. */
      readonly question: string;
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
