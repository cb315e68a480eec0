export interface KinView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly years: string;
}

/** Without an address: that of hundreds would be sent twice, and is their id on this page. */
export type ListedPerson = Omit<KinView, 'href'>;

export interface OutlineView {
  readonly person: ListedPerson;
  readonly unions: readonly { readonly partner: ListedPerson | undefined; readonly children: readonly OutlineView[] }[];
  readonly isRepeated: boolean;
  /** How many descendants are left for their own page. */
  readonly leftOut: number;
}

export interface PersonView extends KinView {
  readonly otherNames: readonly string[];
  readonly nickname: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  readonly kin: readonly KinGroupView[];
  /** Records about them, and where else they are shown. */
  readonly links: readonly { readonly label: string; readonly links: readonly RecordLinkView[] }[];
  readonly sources: readonly { readonly title: string; readonly page: string; readonly about: string }[];
  readonly pictures: readonly PictureView[];
  /** Whether a member may say to be them: nobody who has died. */
  readonly mayBeOwn: boolean;
  /** The same person in other trees. */
  readonly crossings: readonly { readonly href: string; readonly label: string }[];
}

interface KinGroupView {
  readonly label: string;
  readonly people: readonly KinView[];
}

export interface RecordLinkView {
  readonly href: string;
  readonly title: string;
  readonly label: string;
}

export interface PictureView {
  readonly kind: 'drawing' | 'photograph';
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** One kinship of two people, and its paths. */
export interface KinshipView {
  readonly sentence: string;
  readonly notes: readonly string[];
  readonly paths: readonly (readonly { readonly id: string; readonly with?: string | undefined }[])[];
  /** Where all of it is drawn, when it leads through people whom this tree does not have. */
  readonly elsewhere?: string | undefined;
  /** Where it is shared, and what strangers then read: of the nearest one that leads through the dead alone. */
  readonly share?: { readonly href: string; readonly title: string } | undefined;
}
