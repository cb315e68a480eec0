export interface KinView {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly years: string;
}

export interface OutlineView {
  readonly person: KinView;
  readonly unions: readonly { readonly partner: KinView | undefined; readonly children: readonly OutlineView[] }[];
  readonly toldElsewhere: boolean;
}

export interface PersonView extends KinView {
  readonly otherNames: readonly string[];
  readonly nickname: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly notes: readonly string[];
  readonly kin: readonly { readonly label: string; readonly people: readonly KinView[] }[];
  readonly records: readonly { readonly href: string; readonly title: string; readonly label: string }[];
}
