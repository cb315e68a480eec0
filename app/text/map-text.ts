import type { FaultCode } from '../../domain/fault.ts';
import { type FindingCode, MOST_SHAPES } from '../../domain/geography/exchange/exchanged.ts';
import type { FeatureFault, FeatureKind, GeometryProblem } from '../../domain/geography/map-feature.ts';
import type { LocalityType } from '../../domain/record.ts';
import { LOCALITY_TYPE_LABEL } from './labels.ts';

const GEOMETRY_SENTENCES: Readonly<Record<GeometryProblem, string>> = {
  'out-of-range': 'Takvih koordinata nema: širina ide do 90, a dužina do 180 stupnjeva.',
  'outside-frame': 'Oblik izlazi iz okvira karte. Provjerite nisu li širina i dužina zamijenjene.',
  'too-many-vertices': 'Oblik ima više od 2000 točaka. Pojednostavnite ga pa spremite ponovno.',
};

const FIELD_SENTENCES: Readonly<Record<string, string>> = {
  name: 'Upišite ime od najviše 120 znakova.',
  date: 'Vrijeme nije zapisano kako treba: na primjer 1890, 188X/1974 ili ../1960.',
  kind: 'Izaberite vrstu.',
  record: 'Takav zapis ne postoji.',
  geometry: 'Točke nisu ispravne: crta treba barem dvije, površina barem tri, svaka u svojem retku.',
};

/** What an editor is told when a change to the map was not taken. */
export function mapFaultSentence(code: FaultCode, details: unknown): string {
  switch (code) {
    case 'conflict':
      return 'U međuvremenu je netko drugi spremio promjenu. Pogledajte kako karta sada izgleda pa spremite ponovno.';
    case 'invalid-geometry':
      return GEOMETRY_SENTENCES[details as GeometryProblem];
    case 'invalid-feature': {
      const [first] = Array.isArray(details) ? (details as FeatureFault[]) : [];
      const field = first?.field.split('.')[0] ?? '';
      return (
        (Object.hasOwn(FIELD_SENTENCES, field) && FIELD_SENTENCES[field]) || 'Nema ničega što bi se moglo ucrtati.'
      );
    }
    case 'too-many-shapes':
      return `U datoteci je više od ${MOST_SHAPES} oblika. Podijelite je na manje pa ih uvezite jednu po jednu.`;
    case 'broken-link':
      return 'Zapis kojem bi to pripadalo ne postoji.';
    case 'not-found':
      return 'Toga više nema na karti.';
    default:
      return 'Promjena nije spremljena.';
  }
}

/** Why a shape of a file is not taken. */
export const IMPORT_PROBLEM_SENTENCE: Readonly<Record<FindingCode | GeometryProblem | 'invalid-feature', string>> = {
  ...GEOMETRY_SENTENCES,
  'not-a-feature': 'To nije oblik.',
  'no-geometry': 'Nema koordinata.',
  'unknown-geometry': 'Takav se oblik ne može ucrtati.',
  'bad-coordinates': 'Koordinate se ne mogu pročitati.',
  'too-short': 'Crta ima manje od dvije točke.',
  'invalid-feature': 'Podatci o obliku nisu ispravni.',
};

export function unreadableSentence(line: number | undefined): string {
  const where = line === undefined ? '' : ` Zapelo je u ${line}. retku.`;
  return `Datoteka se ne može pročitati kao GeoJSON ni kao GPX.${where}`;
}

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
