export interface ResidentView {
  readonly key: string;
  readonly name: string;
  readonly href: string;
  readonly life: string;
  /** When they lived here, in words; empty where nobody wrote it down. */
  readonly when: string;
  /** In years; what is only bounded by their life is drawn paler. Nothing where not even that is known. */
  readonly span: { readonly from: number; readonly to: number; readonly isSure: boolean } | undefined;
}

export interface HouseView {
  readonly residents: readonly ResidentView[];
  /** Of the drawing: full decades around everybody. */
  readonly scale: { readonly from: number; readonly to: number } | undefined;
}
