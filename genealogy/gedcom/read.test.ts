import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { corpus, type GedcomCorpus, hasCorpus } from '../../tests/corpora.ts';
import { GedcomUnreadableError } from './findings.ts';
import { readGedcom } from './read.ts';
import { picturesWithin } from './unpack.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function refusal(bytes: Uint8Array): string {
  try {
    readGedcom(bytes);
  } catch (error) {
    if (error instanceof GedcomUnreadableError) return error.code;
    throw error;
  }
  return 'read';
}

describe('only what is no genealogy at all is refused', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['a letter', 'Dragi Ante,\nhvala.\n', 'not-gedcom'],
    ['a picture', '\u{89}PNG\r\n\u{1a}\n', 'not-gedcom'],
    ['a header', '0 HEAD', 'read'],
    ['a person', '0 @I1@ INDI', 'read'],
    ['a header and garbage', '0 HEAD\n\u{0}\u{1}@@@\n9 9 9\n', 'read'],
  ])('%s', (_, text, code) => expect(refusal(bytesOf(text))).toBe(code));
});

describe('a .gdz', () => {
  const gedcom = bytesOf('0 HEAD\n1 GEDC\n2 VERS 7.0\n0 @I1@ INDI\n1 NAME Ante /Ćavar/\n0 TRLR\n');

  it('is opened, with its pictures left alone', () => {
    const archive = zipSync({ 'media/kuca.jpg': strToU8('xyz'), 'gedcom.ged': gedcom });
    expect(readGedcom(archive).genealogy.individuals.at(0).name.full).toBe('Ante Ćavar');
  });

  it('is refused without a GEDCOM file, when damaged, and when it claims to hold too much', () => {
    const archive = zipSync({ 'gedcom.ged': gedcom });
    expect(refusal(zipSync({ 'kuca.jpg': strToU8('xyz') }))).toBe('archive-without-gedcom');
    expect(refusal(archive.slice(0, archive.length - 30))).toBe('damaged-archive');
    expect(refusal(claimingSize(archive, 0x7fff_ffff))).toBe('too-large');
    expect(['damaged-archive', 'read', 'not-gedcom']).toContain(refusal(claimingSize(archive, 10)));
  });

  it('has its pictures taken out as far as they are neither too many nor too large', () => {
    const picture = (count: number, bytes: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`slike/${at}.jpg`, new Uint8Array(bytes)]));
    const some = picturesWithin(
      zipSync({ 'gedcom.ged': gedcom, 'a.txt': gedcom, '../x.PNG': strToU8('x'), ...picture(1, 1) }),
    );
    expect(Object.keys(some)).toEqual(['../x.PNG', 'slike/0.jpg']);
    expect(Object.keys(picturesWithin(zipSync(picture(201, 1))))).toHaveLength(200);
    const large = claimingSize(zipSync(picture(5, 1), { level: 0 }), 16 * 1024 * 1024);
    expect(Object.keys(picturesWithin(large))).toHaveLength(4);
  });

  it('is refused when it is a zip bomb or announces too many entries', () => {
    expect(refusal(zipSync({ 'gedcom.ged': new Uint8Array(2_000_000) }))).toBe('too-large');
    expect(refusal(claimingEntries(zipSync({ 'gedcom.ged': gedcom }), 0xffff_ffff))).toBe('too-large');
  });

  it('is unpacked once, however often it has the name', () => {
    const other = bytesOf('0 HEAD\n0 @I1@ INDI\n1 NAME Mate /Zovko/\n0 TRLR\n');
    const archive = zipSync({ 'gedcom.ged': gedcom, 'gedcom.gex': other });
    const twice = Buffer.from(Buffer.from(archive).toString('latin1').replaceAll('.gex', '.ged'), 'latin1');
    expect(readGedcom(twice).genealogy.individuals.at(0).name.full).toBe('Ante Ćavar');
  });

  it('is limited to the size that the reader sets', () => {
    const most = { bytes: 1000, lines: 100, records: 50, linesOfRecord: 20 };
    const read = (text: string, pack = (bytes: Uint8Array) => bytes) => {
      try {
        return readGedcom(pack(bytesOf(text)), most).genealogy.individuals.size;
      } catch (error) {
        return (error as GedcomUnreadableError).code;
      }
    };
    const packed = (bytes: Uint8Array) => zipSync({ 'gedcom.ged': bytes });
    expect(read(`0 HEAD\r\n\r\n${'0 INDI\r\n1 SEX M\r\n'.repeat(49)}`)).toBe(49);
    expect(read(`0 HEAD\n${'0 INDI\n'.repeat(50)}`)).toBe('too-large');
    expect(read(`0 HEAD\n${'0 INDI\n1 SEX M\n2 A\n'.repeat(34)}`)).toBe('too-large');
    expect(read(`0 HEAD\n0 INDI\n${'1 A\n'.repeat(20)}`)).toBe('too-large');
    expect(read(`0 HEAD\n1 NOTE ${'a'.repeat(1000)}\n`)).toBe('too-large');
    expect(read(`0 HEAD\n1 NOTE ${'a'.repeat(1000)}\n`, packed)).toBe('too-large');
  });

  /** With the longer end of large archives put before the plain one. */
  function claimingEntries(archive: Uint8Array, entries: number): Uint8Array {
    const end = archive.length - 22;
    const directory = new DataView(archive.buffer, archive.byteOffset).getUint32(end + 16, true);
    const longer = new DataView(new ArrayBuffer(56 + 20));
    longer.setUint32(0, 0x06064b50, true);
    longer.setUint32(32, entries, true);
    longer.setUint32(48, directory, true);
    longer.setUint32(56, 0x07064b50, true);
    longer.setUint32(64, end, true);
    return Uint8Array.from([...archive.subarray(0, end), ...new Uint8Array(longer.buffer), ...archive.subarray(end)]);
  }

  /** The size as the directory at the archive's end has it. */
  function claimingSize(archive: Uint8Array, size: number): Uint8Array {
    const changed = archive.slice();
    const view = new DataView(changed.buffer);
    for (let at = 0; at + 4 < changed.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
    return changed;
  }
});

describe('findings', () => {
  it('are sentences with their line and tag, in the order of the file', () => {
    const { findings } = readGedcom(
      bytesOf(
        '0 HEAD\n1 GEDC\n2 VERS 4.0\n0 @I1@ INDI\n3 NAME Ante\n1 BIRT\n2 DATE na Ivandan\n1 DEAT\n2 DATE (davno)\n1 FAMS @F1@\nxyz\n',
      ),
    );
    expect(findings).toEqual([
      {
        line: 0,
        tag: 'VERS',
        code: 'version-unknown',
        severity: 'note',
        sentence: 'Inačica GEDCOM-a „4.0“ nije poznata; datoteka je čitana kao 5.5.1.',
      },
      {
        line: 5,
        tag: 'NAME',
        code: 'level-jump',
        severity: 'warning',
        sentence: 'Redak preskače razinu; pridružen je zapisu iznad sebe.',
      },
      {
        line: 7,
        tag: 'DATE',
        code: 'date-not-understood',
        severity: 'warning',
        sentence: 'Datum „na Ivandan“ nije razumljiv; sačuvan je kao tekst.',
      },
      {
        line: 10,
        tag: 'FAMS',
        code: 'pointer-broken',
        severity: 'warning',
        sentence: 'Upućuje se na „F1“, ali takva zapisa u datoteci nema.',
      },
      {
        line: 11,
        tag: '',
        code: 'line-malformed',
        severity: 'warning',
        sentence: 'Redak nema razinu i oznaku; sačuvan je kao tekst uz prethodni zapis.',
      },
      {
        line: 11,
        tag: 'TRLR',
        code: 'trailer-missing',
        severity: 'warning',
        sentence: 'Nedostaje završni redak (TRLR); datoteka je možda odrezana.',
      },
    ]);
  });

  it('are none where nothing is wrong', () => {
    expect(
      readGedcom(bytesOf('0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Šima\n0 TRLR\n')).findings,
    ).toEqual([]);
  });
});

describe('the corpora', () => {
  const names = (name: GedcomCorpus): string[] =>
    [...readGedcom(corpus(name)).genealogy.individuals].map((individual) => individual.name.full);

  it.skipIf(!hasCorpus('royal92.ged'))('royal92.ged: 3,010 people of European royalty', () => {
    const { genealogy, findings } = readGedcom(corpus('royal92.ged'));
    expect([genealogy.individuals.size, genealogy.families.size]).toEqual([3010, 1422]);
    expect(genealogy.individuals.get('I1')).toMatchObject({
      name: { full: 'Victoria Hanover', given: 'Victoria', surname: 'Hanover' },
      birth: { date: '1819-05-24', place: 'Kensington,Palace,London,England' },
      death: { date: '1901-01-22' },
    });
    expect(findings.map(({ line, code }) => `${line} ${code}`)).toEqual([
      '6436 date-not-understood',
      '27126 date-not-understood',
    ]);
  });

  it.skipIf(!hasCorpus('southslavic-w1250.ged'))(
    'southslavic-w1250.ged: č, ć, š and ž of a program that says ANSI',
    () => {
      const read = names('southslavic-w1250.ged');
      expect(read).toHaveLength(306);
      expect(read).toEqual(expect.arrayContaining(['Luka5 Verbičič', 'Filip5 Verbičšek', 'Tomaž5 Verbičar']));
      const places = [...readGedcom(corpus('southslavic-w1250.ged')).genealogy.individuals].flatMap(({ events }) =>
        events.map(({ place }) => place),
      );
      expect(places).toEqual(
        expect.arrayContaining(['Vučak, Smederevo, Srbija', 'Ljubljana, Nove Žale', 'Lozovik, Vlaško groblje']),
      );
      expect(places.join('')).not.toMatch(/[èæðÈÆÐ\u{fffd}\u{80}-\u{9f}]/u);
    },
  );

  it.skipIf(!hasCorpus('TGC551.ged'))('TGC551.ged: every letter of ANSEL', () => {
    const notes = readGedcom(corpus('TGC551.ged')).genealogy.individuals.get('I14')?.notes.join('\n') ?? '';
    expect(notes).toContain('ŇǑP̌Q̌ŘŠŤǓV̌W̌X̌Y̌Ž');
    expect(notes).toContain('ńóṕq́ŕśt́úv́ẃx́ýź');
    expect(notes).toContain('ŅO̧P̧Q̧ŖŞŢU̧V̧W̧X̧Y̧Z̧');
    const special = readGedcom(corpus('TGC551.ged')).genealogy.individuals.get('I13')?.notes.join('\n') ?? '';
    expect(special).toMatch(/Ł.*Ø.*Đ.*Þ.*Æ.*Œ/s);
    expect(special).not.toContain('\u{fffd}');
  });

  it.skipIf(!hasCorpus('willis-utf16le.ged'))('willis-utf16le.ged: UTF-16 without a mark', () => {
    const { genealogy, findings } = readGedcom(corpus('willis-utf16le.ged'));
    expect(genealogy.individuals.size).toBe(761);
    expect(genealogy.individuals.get('I402')?.name.full).toBe('Maggie Mae Coleman');
    expect(findings.filter(({ code }) => code.startsWith('charset'))).toEqual([]);
  });

  it.skipIf(!hasCorpus('maximal70.ged'))('maximal70.ged: everything that 7.0 has', () => {
    const { genealogy, findings } = readGedcom(corpus('maximal70.ged'));
    expect(genealogy.individuals.get('I1')?.name).toEqual({
      full: 'Lt. Cmndr. Joseph "John" de Allen jr.',
      given: 'Joseph',
      surname: 'de Allen',
      nickname: 'John',
    });
    expect(findings.map(({ code }) => code)).toEqual(['tag-unknown', 'tag-unknown']);
  });
});

it('a free-form date is parsed, and an impossible one is reported and ignored', () => {
  const written =
    '15. lipnja 1990.|lipanj 1990.|15.VI.1990.|~1990|<1838|cca 1990|c. 1990|1990?|(1990)|15/06/1990|__.__.1945|28 Jan 1546-1547';
  const nonsense = '31.02.1990|45.13.1990|na Ivandan';
  const people = [...written.split('|'), ...nonsense.split('|')].map(
    (date, index) => `0 @I${index}@ INDI\n1 BIRT\n2 DATE ${date}`,
  );
  const { genealogy, findings } = readGedcom(new TextEncoder().encode(`0 HEAD\n${people.join('\n')}\n0 TRLR`));
  expect([...genealogy.individuals].map(({ birth }) => birth?.date)).toEqual([
    ...['1990-06-15', '1990-06', '1990-06-15', '1990~', '[..1838]', '1990~', '1990~', '1990?', '1990', '1990-06-15'],
    ...['1945', '1547-01-28', '', '', ''],
  ]);
  expect(findings.map(({ code, sentence }) => `${code}: ${sentence}`)).toEqual(
    nonsense.split('|').map((date) => `date-not-understood: Datum „${date}“ nije razumljiv; sačuvan je kao tekst.`),
  );
});
