import type { FamilyLine, LocalityType, Source } from '../../domain/record.ts';
import type { RecordKind } from '../../domain/reference.ts';

export const LOCALITY_TYPE_LABEL: Readonly<Record<LocalityType, string>> = {
  fort: 'gradina i utvrda',
  tumulus: 'gomila',
  necropolis: 'nekropola stećaka',
  'dry-stone-wall': 'suhozid',
  cistern: 'čatrnja',
  well: 'bunar',
  pond: 'lokva',
  spring: 'vrelo',
  'threshing-floor': 'gumno',
  house: 'kuća',
  mill: 'mlinica',
  graveyard: 'groblje',
  chapel: 'kapelica',
  church: 'crkva i samostan',
  path: 'put',
  school: 'škola',
  'drying-shed': 'sušara',
  vineyard: 'vinograd',
  viewpoint: 'vidikovac',
};

export const KIND_LABEL: Readonly<Record<RecordKind, string>> = {
  article: 'Članak',
  locality: 'Lokalitet',
  person: 'Osoba',
  memorial: 'In memoriam',
  memory: 'Uspomena',
  period: 'Razdoblje',
  page: 'Stranica',
};

/** What is begun anew, by kind and an article's section. */
export const NEW_LABEL: Readonly<Record<string, string>> = {
  articleblog: 'Novi zapis na blogu',
  articlebosnjaci: 'Novi članak o Bošnjacima',
  articlecavari: 'Novi članak o Ćavarima',
  locality: 'Novi lokalitet',
  person: 'Nova poznata osoba',
  memorial: 'Nova stranica In memoriam',
  memory: 'Nova uspomena',
  period: 'Novo razdoblje',
  page: 'Nova stranica',
};

export const CERTAINTY_LABEL: Readonly<Record<Source['certainty'], string>> = {
  register: 'matična knjiga ili arhiv',
  literature: 'literatura',
  tradition: 'predaja',
};

export const FAMILY_TITLE: Readonly<Record<FamilyLine, string>> = {
  bosnjaci: 'Povijest Bošnjaka',
  cavari: 'Povijest Ćavara',
};
