import { readFileSync } from 'node:fs';
import { dateText } from '../../app/text/dates.ts';
import { edtfOfGedcomDate } from '../../genealogy/gedcom/dates/edtf.ts';
import { findLiving, type Genealogy, readGedcom } from '../../genealogy/index.ts';
import { faultsEverywhereOn } from '../drivers/axe.ts';
import { copyBuild } from '../drivers/build-copy.ts';
import { payloadOf } from '../drivers/crawl.ts';
import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember, sendForm } from '../drivers/member.ts';
import {
  FIRST_NAME_NOTE,
  GRANDFATHER,
  GRANDMOTHER,
  NAMESAKE_NOTE,
  NAMING_NOTE,
  PLANTED_IDS,
  plantTree,
  SHARED_NOTE,
  WITHHELD,
} from '../drivers/planted-tree.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { changeLinesOfLiving } from '../living-lines.ts';
import { expect, test } from './site.ts';

const TREES = ['bosnjak', 'cavar'] as const;
const MARE = { name: 'Mare Ogledna', email: 'mare.zivi@primjer.hr', password: 'gumno pod bukvom' };
const VISIBILITY = '/obiteljsko-stablo/bosnjak/vidljivost';
const TEXTS = `${VISIBILITY}?pogled=tekstovi`;

test.describe.configure({ mode: 'default' });
let copy: ReturnType<typeof copyBuild>;
let site: SiteProcess;
let member: string;
let editor: string;
test.beforeAll(async () => {
  copy = copyBuild();
  plantTree(copy.folder);
  site = await startSite({ folder: copy.folder, env: { EDITORS: UREDNICA.email } });
  member = await becomeMember(site.address, MARE);
  editor = await becomeEditor(site);
});
test.afterAll(async () => {
  await site.stop();
  copy.remove();
});

async function read(path: string, cookie = ''): Promise<string> {
  const response = await fetch(`${site.address}${path}`, { headers: { cookie }, redirect: 'manual' });
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${response.status}\n${headers}\n${await response.text()}`;
}

/** Every address that answers from a tree, for these of its people. */
function doorsOf(tree: (typeof TREES)[number] | 'brdo', ids: readonly string[]): string[] {
  const page = tree === 'brdo' ? '/obiteljsko-stablo' : `/obiteljsko-stablo-${tree}`;
  const eldest = tree === 'brdo' ? 'bosnjak-I1' : 'I1';
  const data = `/obiteljsko-stablo/${tree}`;
  const pages = [
    page,
    `${page}?pogled=potomci&oko=${ids[0]}`,
    '/obiteljsko-stablo-izbor',
    '/obljetnice',
    '/in-memoriam/jozo-cavar',
    '/historic-sites/4/kamena-kuca',
    '/interaktivna-karta/kuca/kuca-b1',
    `${data}/izvjestaj/${eldest}?pogled=potomci`,
  ];
  const ofPerson = ids.flatMap((id) => [
    `${data}/osoba/${id}`,
    `${data}/osoba/${id}/portret/dark`,
    `${data}/srodstvo?prva=${id}&druga=${eldest}`,
  ]);
  const asked = ids
    .slice(0, 4)
    .flatMap((id) => [
      `${page}?osoba=${id}&prva=${id}&druga=${eldest}`,
      `${data}/lepeza/${id}`,
      `${data}/izvjestaj/${id}`,
      `${data}/izvjestaj/${id}/pdf`,
    ]);
  return [...[...pages, ...asked].flatMap((path) => [path, payloadOf(path)]), `${data}/podatci`, ...ofPerson];
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Whole, as no reader gets it. */
const wholeTree = (tree: string): Genealogy => readGedcom(readFileSync(`content/trees/${tree}.ged`)).genealogy;

/** A date as it is written in a file, in data and in words, its month by itself as well. A year is too many others'. */
function formsOf(written: string): string[] {
  const date = edtfOfGedcomDate(written) ?? '';
  const inWords = dateText(date);
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const ofDay = year
    ? [
        `${year}${month}${day}`,
        `${year}-${month}`,
        written.replace(/^\d+ /, ''),
        inWords.replace(/^\d+\. /, ''),
        `${Number(day)}. ${Number(month)}. ${year}`,
        `${Number(day)}.${Number(month)}.${year}`,
        `${day}.${month}.${year}`,
      ]
    : [];
  return [date, written, inWords, ...ofDay].filter((form) => !/^(?:\d{4}\.?)?$/.test(form));
}

/** By which the living of a tree are known: dates that nobody else has. Their places are planted. */
function datesOfLiving(tree: string): string[] {
  const dates: string[] = [];
  const others = changeLinesOfLiving(readFileSync(`content/trees/${tree}.ged`, 'utf8'), today(), (tag, value) => {
    if (tag === 'DATE') dates.push(value);
    return '';
  });
  const known = new Set([...others.matchAll(/^\d+ DATE (.+)$/gm)].flatMap(([, value = '']) => formsOf(value)));
  return [...new Set(dates.flatMap(formsOf))].filter((form) => !known.has(form));
}

test('of 72 living people no date and no place is in any answer, to a visitor, a member or in a file', async () => {
  let living = 0;
  for (const tree of TREES) {
    const whole = wholeTree(tree);
    const lives = findLiving(whole, today());
    const people = [...whole.individuals];
    const ids = people.filter(({ index }) => lives[index] === 1).map(({ id }) => id);
    living += ids.length;
    const words = [WITHHELD, ...datesOfLiving(tree)];
    expect(words.length).toBeGreaterThan(ids.length * 5);
    const leaks: string[] = [];
    const note = (path: string, text: string): string => {
      leaks.push(...words.filter((word) => text.includes(word)).map((word) => `${word} in ${path}`));
      return text;
    };
    // A visitor gets nothing at all, of whomever it is asked.
    const asked = [
      ...doorsOf(tree, ids).map((path) => [path, member]),
      ...doorsOf(tree, ids.slice(0, 2)).map((path) => [path]),
    ];
    for (const [path = '', cookie = ''] of asked) note(path, await read(path, cookie));
    const ask = async (path: string, cookie = member) => {
      const response = await fetch(`${site.address}/obiteljsko-stablo/${tree}/${path}`, { headers: { cookie } });
      return note(path, await response.text());
    };
    const payload = JSON.parse(await ask('podatci'));
    const answers = await Promise.all(ids.map(async (id) => JSON.parse(await ask(`osoba/${id}`))));
    const nothing = { years: '', facts: [], notes: [], sources: [] };
    expect(answers).toMatchObject(ids.map((id) => ({ id, ...nothing })));
    const columns = ids.map((id) => payload.ids.indexOf(id));
    expect(columns.map((at) => [payload.born[at], payload.died[at], payload.birthPlace[at]])).toEqual(
      ids.map(() => ['', '', 0]),
    );
    const file = readGedcom(new TextEncoder().encode(await ask('ogranak.ged', editor))).genealogy;
    const { unionStart, unions } = file.graph;
    const revealed = ids.flatMap((id) => {
      const index = file.individuals.indexOf(id);
      const families = [...unions.subarray(unionStart[index], unionStart[index + 1])];
      return [...file.individuals.at(index).events, ...families.flatMap((family) => file.families.at(family).events)];
    });
    expect(revealed).toEqual([]);
    expect(leaks).toEqual([]);
  }
  expect(living).toBe(72);
});

test('whoever may be living, and whatever is restricted or stray, is shown to no member and in no file', async () => {
  const onTheHill = PLANTED_IDS.map((id) => `bosnjak-${id}`);
  const everybody = '/obiteljsko-stablo/brdo/podatci?iz=cavar';
  for (const path of [...doorsOf('bosnjak', PLANTED_IDS), ...doorsOf('brdo', onTheHill), everybody]) {
    expect(await read(path, member), path).not.toContain(WITHHELD);
    expect(await read(path), path).not.toContain('Kanarin');
  }
  for (const tree of ['bosnjak', 'brdo'])
    expect(await read(`/obiteljsko-stablo/${tree}/ogranak.ged`, editor)).not.toContain(WITHHELD);
  const seen = await read('/obiteljsko-stablo/bosnjak/podatci', member);
  for (const name of ['Skroviti', 'Prazna', 'Buduća', 'Označeni', 'Prestari', 'Nazvana', 'Mrtvi', 'Udovac', 'Siroče'])
    expect(seen).toContain(name);
  expect(await read('/obiteljsko-stablo-izbor')).toMatch(/od (?:<!-- -->)?1758(?:<!-- -->)?\. do/);
});

test('who died in words only is shown whole, with a date in words as it was meant', async () => {
  const told = (person: string) => read(`/obiteljsko-stablo/bosnjak/osoba/${person}`, member);
  expect(await told('I935')).toContain('kovač u Docu');
  const simun = await told('I936');
  expect(simun).toContain('ribar na Lištici');
  expect(simun).toContain('između 1800. i 1820.');
});

test('an editor reads of everybody what others see and why, and nobody else does', async () => {
  expect(await read(VISIBILITY)).toContain('location: /prijava?povratak=');
  expect(await read(VISIBILITY, member)).toMatch(/^403/);
  expect(await read(payloadOf(VISIBILITY), member)).not.toContain('Kanarin');
  expect(await read('/obiteljsko-stablo/nema/vidljivost', editor)).toMatch(/^404/);
  const sentences = {
    'nedatirana kanarin': 'Nema datuma po kojemu bi se znalo kada je rođena, pa je smatramo živom.',
    skroviti: 'Sudeći po događajima iz života, osoba je mogla biti rođena i 1989., a dokaza o smrti nema.',
    oznaceni: 'Osoba je u rodoslovlju označena kao živa.',
    prestari: 'Datumi se ne slažu (Prestari Kanarin: rođenje 1850., boravište 2010.), pa osobu smatramo živom.',
    baka: 'Osoba je umrla 1950.',
    'jure mandic': 'Takve osobe u stablu nema.',
  };
  for (const [name, sentence] of Object.entries(sentences)) {
    expect(await read(`${VISIBILITY}?trazi=${encodeURIComponent(name)}`, editor), name).toContain(sentence);
  }
  const hidden = await read(`${VISIBILITY}?vidi-se=nista`, editor);
  expect(hidden.match(/<tr>/g)).toHaveLength(3);
  expect(hidden).toContain('Zapis je označen kao povjerljiv, pa se ne vidi ni ime.');
  expect((await read(VISIBILITY, editor)).match(/<th scope="row">/g)).toHaveLength(100);
  expect(await read(`${VISIBILITY}?stranica=9`, editor)).toMatch(/^404/);
  expect(await read('/obiteljsko-stablo-bosnjak', editor)).toContain(VISIBILITY);
  expect(await read('/obiteljsko-stablo-bosnjak', member)).not.toContain(VISIBILITY);
});

test('a text that names somebody living is shown when an editor lets it go, and no longer when held again', async () => {
  const panel = () => read(`/obiteljsko-stablo/bosnjak/osoba/${GRANDMOTHER}`, member);
  const texts = await read(TEXTS, editor);
  expect(texts).toContain(NAMING_NOTE);
  // Under a tag that is the name of what every object has.
  expect(texts).toContain('dar, Skroviti Kanarin');
  expect(await panel()).not.toContain(NAMING_NOTE);
  const item = texts.slice(texts.indexOf(NAMING_NOTE));
  const text = /value="release ([0-9a-f]{64})"/.exec(item)?.[1] ?? '';
  const decide = async (intent: string, cookie = editor, hash = text) =>
    (await sendForm(site.address, TEXTS, { intent: `${intent} ${hash}` }, cookie)).status;
  expect(await decide('release', member)).toBe(403);
  expect(await decide('release', '')).toBe(302);
  expect(await decide('release', editor, 'a'.repeat(64))).toBe(409);
  expect(await panel()).not.toContain(NAMING_NOTE);
  expect(await decide('release')).toBe(200);
  expect(await panel()).toContain(NAMING_NOTE);
  expect(await read(TEXTS, editor)).toContain('Opet zadržite');
  expect(await decide('hold')).toBe(200);
  expect(await panel()).not.toContain(NAMING_NOTE);
});

test('texts are let go and held many at once; what only names a namesake is not held', async ({ page, context }) => {
  const told = (person: string) => read(`/obiteljsko-stablo/bosnjak/osoba/${person}`, member);
  expect(await told(GRANDFATHER)).toContain(NAMESAKE_NOTE);
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}${TEXTS}`);
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  await expect(row(SHARED_NOTE)).toContainText('Dijeli se s onima koji su možda živi');
  for (const text of [FIRST_NAME_NOTE, SHARED_NOTE]) await row(text).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Dopustite označeno' }).click();
  await expect(row(FIRST_NAME_NOTE).getByRole('button', { name: 'Opet zadržite' })).toBeVisible();
  const seen = await told(GRANDMOTHER);
  expect(seen).toContain(FIRST_NAME_NOTE);
  expect(seen).toContain(SHARED_NOTE);
  expect(seen).not.toContain(NAMING_NOTE);
  for (const text of [FIRST_NAME_NOTE, SHARED_NOTE]) await row(text).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zadržite označeno' }).click();
  await expect(row(SHARED_NOTE).getByRole('button', { name: 'Dopustite' })).toBeVisible();
  expect(await told(GRANDMOTHER)).not.toContain(WITHHELD);
});

// That of people: every-page.spec.ts.
test('axe finds nothing on the editors’ list of texts, and nothing sticks out', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto(`${site.address}${TEXTS}`);
  expect(await faultsEverywhereOn(page)).toEqual([]);
});
