import { expect, test } from 'vitest';
import { Library } from '../../chronicle/reading/library.ts';
import { saveRecord } from '../../chronicle/records/save-record.ts';
import type { Found, FoundKind, FoundTarget, SearchAnswer } from '../../chronicle/search/answer.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { type ChronicleRecord, parseRecord } from '../../domain/record.ts';
import { askedIn, askerOf, parametersOf, searchData, searchView, typedData } from './search-view.ts';

const AT = '2026-11-15T08:00:00Z';
const COMMON = { summary: 'Sažetak.', body: 'Tekst.', author: 'Uredništvo', created: AT, updated: AT };

function record(fields: Parameters<typeof parseRecord>[0]): ChronicleRecord {
  const parsed = parseRecord({ status: 'published', ...COMMON, ...fields });
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  return parsed.record;
}

const PERIODS = [
  record({ kind: 'period', slug: 'prvo', title: 'Prvo doba', order: 1, date: '1700/1800' }),
  record({ kind: 'period', slug: 'drugo', title: 'Drugo doba', order: 2, date: '1800/1900' }),
];
const GUMNO = record({
  kind: 'locality',
  slug: 'gumno',
  title: 'Gumno',
  number: 1,
  type: 'threshing-floor',
  date: '1890',
});
const KAMEN = record({
  kind: 'locality',
  slug: 'kamen',
  title: 'Kamen',
  number: 2,
  type: 'threshing-floor',
  date: '1890',
});
const JOZO = record({ kind: 'memorial', slug: 'jozo', title: 'Jozo', born: '1865', died: '1909' });
const DRAFT = record({ kind: 'memory', slug: 'nacrt', title: 'Nacrt', teller: 'Stana', status: 'draft' });

async function libraryWith(records: readonly ChronicleRecord[]): Promise<Library> {
  const store = new MemoryStore();
  for (const each of records) await saveRecord(store, { record: each, basedOn: 0, by: 'ana', at: AT });
  return Library.open(store);
}

const library = await libraryWith([...PERIODS, GUMNO, JOZO]);

function found(kind: FoundKind, target: FoundTarget, rest: Partial<Found> = {}): Found {
  return { kind, target, title: [{ text: 'Naslov', marked: false }], sentence: [], sample: false, score: 1, ...rest };
}

function answer(results: readonly Found[], rest: Partial<SearchAnswer> = {}): SearchAnswer {
  return { total: results.length, results, kinds: [], periods: [], families: [], tags: [], words: 'all', ...rest };
}

const urlOf = (each: Found, reader: 'visitor' | 'member' = 'member') =>
  searchData('x', reader, answer([each])).results[0]?.url;

test('each find opens where it belongs', () => {
  expect(urlOf(found('locality', { record: GUMNO }))).toBe('/historic-sites/1/gumno');
  expect(urlOf(found('memorial', { record: JOZO }))).toBe('/in-memoriam/jozo');
  expect(urlOf(found('memorial', { record: JOZO }), 'visitor')).toBe('/spomen-na/jozo');
  expect(urlOf(found('individual', { tree: 'cavar', individual: 'I 1' }))).toBe('/obiteljsko-stablo-cavar?osoba=I%201');
  expect(urlOf(found('place', { place: 'kuca-b1' }))).toBe('/interaktivna-karta?mjesto=kuca-b1');
  expect(urlOf(found('draft', { record: DRAFT }))).toBe('/urednistvo/uredi/uspomena/nacrt');
  expect(urlOf(found('contribution', { contribution: 'abc' }))).toBe('/urednistvo#abc');
});

test('the box is told besides where something was found, and what tells people of one name apart', () => {
  const sentence = [
    { text: 'Na ', marked: false },
    { text: 'gumnu', marked: true },
    { text: ' se ', marked: false },
    { text: 'vrhlo', marked: true },
  ];
  const ante = found(
    'individual',
    { tree: 'cavar', individual: 'I1' },
    { life: { born: '1923', died: '2000' }, parents: ['Luka', 'Mara'] },
  );
  const answered = answer([found('locality', { record: GUMNO }, { sentence }), ante]);
  const { results, ask } = typedData(library, 'na gumnu', 'member', answered);
  const [gumno, person] = results;
  expect(gumno?.marks.map((mark) => gumno.summary.slice(...mark))).toEqual(['gumnu', 'vrhlo']);
  expect(gumno).toMatchObject({ titleMarks: [], meta: '1890.' });
  expect(person?.meta).toBe('U stablu Ćavara · 1923.–2000. · roditelji: Luka i Mara');
  expect(ask).toBe('/pisite-nam?o=%2Fpretraga%3Fq%3Dna%2Bgumnu');
  const alone = typedData(library, 'ante', 'member', answer([{ ...ante, parents: ['Luka'] }]));
  expect(alone.results[0]?.meta).toMatch(/ · roditelj: Luka$/);
});

test('data are plain words, and a suggestion is there only when there is one', () => {
  const marked = {
    title: [
      { text: 'Staro ', marked: false },
      { text: 'gumno', marked: true },
    ],
    score: 3,
  };
  const data = searchData('gumno', 'visitor', answer([found('locality', { record: GUMNO }, marked)]));
  expect(data).toEqual({
    query: 'gumno',
    total: 1,
    results: [{ url: '/historic-sites/1/gumno', kind: 'locality', title: 'Staro gumno', summary: '', score: 3 }],
  });
  expect(searchData('gumna', 'visitor', answer([], { suggestion: 'gumno' }))).toHaveProperty('suggestion', 'gumno');
});

test('an address is read as far as it makes sense, and printed the same', () => {
  const read = (query: string) => askedIn(library, new URLSearchParams(query));
  const whole = 'q=gumno&vrsta=lokaliteti&razdoblje=drugo&rod=cavari&oznaka=voda';
  expect(read(whole)).toEqual({ text: 'gumno', kind: 'locality', period: 'drugo', family: 'cavari', tag: 'voda' });
  expect(String(parametersOf(read(whole), 2))).toBe(`${whole}&stranica=2`);
  expect(read('q=++staro%0Agumno+&vrsta=locality&razdoblje=trece&rod=constructor&oznaka=')).toEqual({
    text: 'staro gumno',
    kind: undefined,
    period: undefined,
    family: undefined,
    tag: undefined,
  });
  expect(read(`q=${'a'.repeat(300)}`).text).toHaveLength(200);
  expect(read('')).toMatchObject({ text: '' });
});

test('groups stand in the order of their best finds', () => {
  const finds = [
    found('locality', { record: GUMNO }, { score: 3 }),
    found('memorial', { record: JOZO }, { score: 2 }),
    found('locality', { record: GUMNO }, { score: 1 }),
  ];
  const { groups } = searchView(library, 'member', { text: 'x' }, answer(finds));
  expect(groups.map(({ kind, finds }) => [kind, finds.length])).toEqual([
    ['locality', 2],
    ['memorial', 1],
  ]);
  expect(groups[1]?.finds[0]?.meta).toMatch(/1865.*1909/);
});

test('a label is not said again below a title that is the same', () => {
  const finds = [GUMNO, KAMEN].map((record) => found('locality', { record }));
  const { groups } = searchView(library, 'visitor', { text: 'x' }, answer(finds));
  expect(groups[0]?.finds.map(({ meta }) => meta)).toEqual(['1890.', 'gumno · 1890.']);
});

test('a group says how many there are on all pages; each draft has its own place on the desk', () => {
  const drafts = ['prvi', 'drugi'].map((slug) => found('draft', { record: { ...DRAFT, slug } }));
  const { groups } = searchView(
    library,
    'member',
    { text: 'x' },
    answer(drafts, { kinds: [{ value: 'draft', count: 31 }] }),
  );
  expect(groups[0]).toMatchObject({ kind: 'draft', total: 31 });
  expect(new Set(groups[0]?.finds.map(({ href }) => href)).size).toBe(2);
});

test('what was chosen is said also where the choices offered no longer have it', () => {
  const { filters, chosen } = searchView(
    library,
    'visitor',
    { text: 'x', kind: 'memory', period: 'prvo', tag: 'rijetka' },
    answer([], { tags: Array.from({ length: 12 }, (_, index) => ({ value: `oznaka ${index}`, count: 9 })) }),
  );
  expect(filters.find(({ name }) => name === 'Oznaka')?.choices).toHaveLength(12);
  expect(chosen.map(({ label }) => label)).toEqual(['Uspomene', 'Prvo doba', 'rijetka']);
});

test('periods stand in the order of time; a choice leads on or back; one alone is no choice', () => {
  const choices = {
    periods: [
      { value: 'drugo', count: 5 },
      { value: 'prvo', count: 2 },
    ],
    kinds: [{ value: 'locality' as const, count: 3 }],
    families: [{ value: 'cavari' as const, count: 1 }],
  };
  const { filters, chosen, all } = searchView(
    library,
    'visitor',
    { text: 'x', period: 'drugo', family: 'cavari' },
    answer([], choices),
  );
  expect(filters.map(({ name }) => name)).toEqual(['Razdoblje', 'Rod']);
  expect(filters[0]?.choices).toEqual([
    { label: 'Prvo doba', count: 2, chosen: false, href: '/pretraga?q=x&razdoblje=prvo&rod=cavari' },
    { label: 'Drugo doba', count: 5, chosen: true, href: '/pretraga?q=x&rod=cavari' },
  ]);
  expect(chosen).toEqual([
    { label: 'Drugo doba', href: '/pretraga?q=x&rod=cavari' },
    { label: 'Ćavari', href: '/pretraga?q=x&razdoblje=drugo' },
  ]);
  expect(all).toBe('/pretraga?q=x');
});

test('who asks is a visitor, a member or an editor', () => {
  const viewer = { name: 'Iva', mark: 'a' };
  expect(
    [
      undefined,
      { ...viewer, role: undefined },
      ...(['member', 'writer', 'editor'] as const).map((role) => ({ ...viewer, role })),
    ].map(askerOf),
  ).toEqual(['visitor', 'visitor', 'member', 'member', 'editor']);
});
