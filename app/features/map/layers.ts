import type { FeatureKind } from '../../../domain/geography/map-feature.ts';
import type { LAYER_WORDS } from '../../query-words.ts';

export type Layer = keyof typeof LAYER_WORDS;

/** In the order in which people choose them. */
export const LAYERS: readonly { readonly id: Layer; readonly label: string }[] = [
  { id: 'localities', label: 'Lokaliteti' },
  { id: 'homes', label: 'Obiteljske kuće' },
  { id: 'paths', label: 'Putovi i staze' },
  { id: 'fields', label: 'Njive i suhozidi' },
  { id: 'names', label: 'Imena njiva' },
  { id: 'waters', label: 'Vode' },
  { id: 'graveyards', label: 'Groblja' },
  { id: 'viewpoints', label: 'Vidikovci' },
  { id: 'tour', label: 'Obilazak brda' },
];

/** A tour is something one sets out on; all else is there from the start. */
export const FIRST_LAYERS: ReadonlySet<Layer> = new Set(
  LAYERS.map(({ id }) => id).filter((id): id is Layer => id !== 'tour'),
);

export const LAYER_OF_KIND: Readonly<Record<FeatureKind, Layer>> = {
  home: 'homes',
  path: 'paths',
  toponym: 'names',
  graveyard: 'graveyards',
  viewpoint: 'viewpoints',
  field: 'fields',
  water: 'waters',
  wall: 'fields',
  tour: 'tour',
};
