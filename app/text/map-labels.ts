import type { FeatureKind } from '../../domain/geography/map-feature.ts';
import type { LocalityType } from '../../domain/record.ts';
import { LOCALITY_TYPE_LABEL } from './labels.ts';

export const FEATURE_KIND_LABEL: Readonly<Record<FeatureKind, string>> = {
  home: 'obiteljska kuća',
  path: 'put ili staza',
  toponym: 'ime mjesta',
  graveyard: 'groblje',
  viewpoint: 'vidikovac',
  field: 'njiva ili vinograd',
  water: 'voda',
  wall: 'suhozid',
  tour: 'obilazak',
};

export const HOME_LABEL = { bosnjak: 'kuća Bošnjaka', cavar: 'kuća Ćavara' } as const;

/** What a sign on the map stands for. */
export function signLabel(sign: string): string {
  // It may come from an address.
  if (Object.hasOwn(FEATURE_KIND_LABEL, sign)) return FEATURE_KIND_LABEL[sign as FeatureKind];
  return Object.hasOwn(LOCALITY_TYPE_LABEL, sign) ? LOCALITY_TYPE_LABEL[sign as LocalityType] : sign;
}

/** 1 h 20 min, 35 min */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00a0h`, (rest > 0 || hours === 0) && `${rest}\u00a0min`].filter(Boolean).join(' ');
}

/** A year as people count them: 1890., 2000. pr. Kr. */
export function yearText(year: number): string {
  return year > 0 ? `${year}.` : `${1 - year}. pr. Kr.`;
}
