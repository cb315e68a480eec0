import { describe, expect, test } from 'vitest';
import { Library } from '../../chronicle/reading/library.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { describeTree } from '../../chronicle/trees/describe-tree.ts';
import { parseRecord } from '../../domain/record.ts';
import type { RecordKind } from '../../domain/reference.ts';
import { branchOf, type Genealogy, readGedcom, reduceLiving, writeGedcom } from '../../genealogy/index.ts';
import type { MapPlace } from '../features/map/views.ts';
import { wordContributionEmail } from '../text/contribution-emails.ts';
import { SAMPLE_SENTENCE } from '../text/sample-labels.ts';
import { anniversaryCalendar } from './calendar.ts';
import { atomFeed, rssFeed } from './feeds.ts';
import { exportPlaces } from './map-export.ts';
import { describePeople, peopleCsv } from './people-data.ts';
import { aboutRecord, eventOfPeriod } from './structured-data.ts';
import { timelineView } from './timeline-view.ts';

const AT = '2026-11-15T08:00:00Z';
const SITE = { name: 'Naše brdo', url: 'https://brdo.primjer', today: '2026-11-16' };
const LABEL = /ogledn|izmišljen/i;

const OWN_FIELDS: Readonly<Record<RecordKind, object>> = {
  article: { section: 'blog', number: 1, published: '2026-11-12' },
  locality: { number: 1, type: 'well', date: '1890', place: { name: 'Brdo', lat: 43.4, lon: 17.6 } },
  person: { born: '1871', died: '1922' },
  memorial: { born: '1865-03-19', died: '1909-12-01' },
  memory: { teller: 'Stana', date: '1956' },
  period: { order: 1, date: '1878/1918' },
  page: {},
};

function recordOf(kind: RecordKind, sample: boolean) {
  const common = {
    title: `${kind} Ana`,
    summary: 'Sažetak.',
    body: 'Tekst.',
    status: 'published',
    author: 'Uredništvo',
  };
  const parsed = parseRecord({ kind, slug: kind, ...common, created: AT, updated: AT, sample, ...OWN_FIELDS[kind] });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.record;
}

async function libraryOf(sample: boolean): Promise<Library> {
  const store = new MemoryStore();
  for (const kind of Object.keys(OWN_FIELDS) as RecordKind[]) {
    await saveRecord(store, { record: recordOf(kind, sample), basedOn: 0, by: 'ana', at: AT });
  }
  return Library.open(store);
}

const place = (sample: boolean): MapPlace => ({
  id: 'kuca',
  layer: 'homes',
  sign: 'home',
  name: 'Kuća',
  label: 'obiteljska kuća',
  geometry: { type: 'Point', coordinates: [17.6, 43.4] },
  summary: 'Na suncu.',
  ...(sample ? { sample } : {}),
});

const mapFile = (sample: boolean, format: 'geojson' | 'gpx' | 'kml') =>
  exportPlaces([place(sample)], format, {
    name: 'karta',
    title: 'Karta',
    siteName: SITE.name,
    siteUrl: SITE.url,
  }).text();

const emailOf = (sample: boolean) =>
  JSON.stringify(
    wordContributionEmail(
      {
        kind: 'anniversaries',
        to: 'ana@primjer.hr',
        origin: SITE.url,
        names: [{ name: 'Jozo Ćavar', day: '2026-12-01', years: 117, sample }],
      },
      { siteName: SITE.name, link: SITE.url },
    ),
  );

const about = (kind: RecordKind, sample: boolean) =>
  JSON.stringify(
    aboutRecord(recordOf(kind, sample), { url: SITE.url, siteName: SITE.name, image: undefined }) ?? 'nothing',
  );

const eventOf = (sample: boolean) => {
  const period = recordOf('period', sample);
  return JSON.stringify(period.kind === 'period' && eventOfPeriod(period, SITE.url));
};

/** Where a sample leaves the site or is read by a machine -> what is said of it there, and by what words. */
const SURFACES: readonly [name: string, made: (sample: boolean) => Promise<string>, words: string][] = [
  ['the anniversary email', async (sample) => emailOf(sample), SAMPLE_SENTENCE.memorial],
  [
    'the calendar',
    async (sample) => unfolded(anniversaryCalendar(await libraryOf(sample), SITE)),
    SAMPLE_SENTENCE.memorial,
  ],
  ['RSS', async (sample) => rssFeed(await libraryOf(sample), SITE), SAMPLE_SENTENCE.article],
  ['Atom', async (sample) => atomFeed(await libraryOf(sample), SITE), SAMPLE_SENTENCE.article],
  ['a person to search engines', async (sample) => about('person', sample), SAMPLE_SENTENCE.person],
  ['a place to search engines', async (sample) => about('locality', sample), SAMPLE_SENTENCE.locality],
  ['a memory to search engines', async (sample) => about('memory', sample), SAMPLE_SENTENCE.memory],
  ['an article to search engines', async (sample) => about('article', sample), SAMPLE_SENTENCE.article],
  ['a period to search engines', async (sample) => eventOf(sample), SAMPLE_SENTENCE.period],
  ['a place in GeoJSON', async (sample) => mapFile(sample, 'geojson'), SAMPLE_SENTENCE.locality],
  ['a place in GPX', async (sample) => mapFile(sample, 'gpx'), SAMPLE_SENTENCE.locality],
  ['a place in KML', async (sample) => mapFile(sample, 'kml'), SAMPLE_SENTENCE.locality],
  ['the whole of a GeoJSON', async (sample) => mapFile(sample, 'geojson'), SAMPLE_SENTENCE.map],
  ['the whole of a GPX', async (sample) => mapFile(sample, 'gpx'), SAMPLE_SENTENCE.map],
  ['the whole of a KML', async (sample) => mapFile(sample, 'kml'), SAMPLE_SENTENCE.map],
  ['records on the timeline', async (sample) => JSON.stringify(timelineView(await libraryOf(sample))), 'ogledni zapis'],
];

function unfolded(calendar: string): string {
  return calendar.replaceAll('\r\n ', '').replaceAll('\\', '');
}

describe('a sample says what it is, and what is none says nothing of the kind', () => {
  test.each(SURFACES)('%s', async (_, made, words) => {
    expect(await made(true)).toContain(words);
    const real = await made(false);
    expect(real).toMatch(/Ana|Jozo|Kuća/);
    expect(real).not.toMatch(LABEL);
  });
});

test('people as data say it in a field of its own', async () => {
  for (const sample of [true, false]) {
    const people = describePeople(await libraryOf(sample), SITE.url);
    expect(people).toMatchObject([{ name: 'person Ana', sample }]);
    const [columns, row] = peopleCsv(people)
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(row?.[columns?.indexOf('sample') ?? -1]).toBe(String(sample));
  }
});

test('a calendar also says it where only the title is shown', async () => {
  const titles = unfolded(anniversaryCalendar(await libraryOf(true), SITE)).match(/^SUMMARY:.*/gm);
  expect(titles).toHaveLength(2);
  for (const title of titles ?? []) expect(title).toMatch(/, ogledni zapis$/);
});

test('a branch taken from a sample is known as one where it is taken in again, in either version', () => {
  const text =
    '0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 NOTE Ogledno rodoslovlje.\n0 @I1@ INDI\n1 NAME Jure /Bošnjak/\n1 DEAT Y\n0 TRLR\n';
  const shown = reduceLiving(read(text), { today: SITE.today, level: 'name' });
  const branch = branchOf(shown, new Uint8Array(1).fill(1));
  for (const version of ['5.5.1', '7.0'] as const) {
    const labelled = writeGedcom(branch, version, SAMPLE_SENTENCE.tree);
    expect(describeTree(labelled, SITE.today)).toMatchObject({ sample: true, individuals: 1 });
    expect(describeTree(writeGedcom(branch, version), SITE.today).sample).toBeUndefined();
  }
});

function read(text: string): Genealogy {
  return readGedcom(new TextEncoder().encode(text)).genealogy;
}
