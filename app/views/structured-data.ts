import { parsePartialDate } from '../../domain/partial-date.ts';
import type { ChronicleRecord, RecordOf } from '../../domain/record.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';

interface Address {
  readonly url: string;
  readonly siteName: string;
  readonly image: string | undefined;
}

type SchemaOrg = Readonly<Record<string, unknown>>;

/** A record in the words of schema.org. */
export function aboutRecord(record: ChronicleRecord, address: Address): SchemaOrg | undefined {
  const common = {
    name: record.title,
    description: record.summary,
    ...sampleOf(record),
    url: address.url,
    ...(address.image ? { image: imageObject(record, address.image) } : {}),
  };
  switch (record.kind) {
    case 'article':
      return {
        '@type': 'Article',
        ...common,
        headline: record.title,
        inLanguage: 'hr',
        datePublished: record.published,
        dateModified: record.updated,
        author: { '@type': 'Organization', name: record.author },
        publisher: { '@type': 'Organization', name: address.siteName },
        keywords: record.tags.join(', '),
      };
    case 'person':
      return { '@type': 'Person', ...common, ...lifeOf(record), jobTitle: record.roles.join(', ') };
    case 'locality':
      return { '@type': 'LandmarksOrHistoricalBuildings', ...common, ...placeOf(record) };
    case 'memory':
      return {
        '@type': 'Article',
        ...common,
        headline: record.title,
        inLanguage: 'hr',
        author: { '@type': 'Person', name: record.teller },
      };
    case 'period':
      return { ...eventOfPeriod(record, address.url), ...common };
    default:
      return undefined;
  }
}

export function eventOfPeriod(period: RecordOf<'period'>, url: string): SchemaOrg {
  const date = parsePartialDate(period.date);
  return {
    '@type': 'Event',
    name: period.title,
    description: period.summary,
    ...sampleOf(period),
    url,
    location: { '@type': 'Place', name: period.place?.name ?? 'Široki Brijeg' },
    ...(date && Number.isFinite(date.earliest) ? { startDate: isoYear(date.earliest) } : {}),
    ...(date && Number.isFinite(date.latest) ? { endDate: isoYear(date.latest) } : {}),
  };
}

/**
 * Schema.org has no word for an invented person or place. What every Thing may have is a sentence that tells it from others
 * it might be taken for: here, from real ones.
 */
export function sampleOf({ kind, sample }: Pick<ChronicleRecord, 'kind' | 'sample'>): SchemaOrg {
  return sample ? { disambiguatingDescription: SAMPLE_SENTENCE[kind] } : {};
}

function imageObject({ cover }: ChronicleRecord, url: string): SchemaOrg {
  return {
    '@type': 'ImageObject',
    url,
    width: 1200,
    height: 630,
    ...(cover?.caption ? { caption: cover.caption } : {}),
    ...(cover?.credit ? { creditText: cover.credit } : {}),
  };
}

function lifeOf({ born, died, birthPlace, deathPlace }: RecordOf<'person'>): SchemaOrg {
  return {
    ...(born ? { birthDate: isoDate(born) } : {}),
    ...(died ? { deathDate: isoDate(died) } : {}),
    ...(birthPlace ? { birthPlace: { '@type': 'Place', name: birthPlace } } : {}),
    ...(deathPlace ? { deathPlace: { '@type': 'Place', name: deathPlace } } : {}),
  };
}

function placeOf({ place }: RecordOf<'locality'>): SchemaOrg {
  if (!place) return {};
  return {
    address: place.name,
    ...(place.lat === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon } }),
  };
}

/** As exact as the date is, and no more. */
function isoDate(edtf: string): string | undefined {
  const date = parsePartialDate(edtf);
  if (date?.shape !== 'point' || date.earliest < 0) return undefined;
  const [year, month, day] = [
    Math.floor(date.earliest / 10_000),
    Math.floor(date.earliest / 100) % 100,
    date.earliest % 100,
  ];
  const two = (part: number) => String(part).padStart(2, '0');
  if (date.precision === 'day') return `${isoYear(date.earliest)}-${two(month)}-${two(day)}`;
  if (date.precision === 'month') return `${isoYear(date.earliest)}-${two(month)}`;
  return date.precision === 'year' ? String(year).padStart(4, '0') : undefined;
}

function isoYear(day: number): string {
  const year = Math.floor(day / 10_000);
  return year < 0 ? `-${String(-year).padStart(6, '0')}` : String(year).padStart(4, '0');
}
