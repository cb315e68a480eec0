import { describe, expect, it } from 'vitest';
import { some } from '../../../tests/drivers/effort.ts';
import { Findings } from '../findings.ts';
import { type CodePage, letterOf } from './eight-bit-charsets.ts';
import { readText } from './read-text.ts';

interface Sample {
  readonly language: string;
  readonly lang: string;
  readonly pages: readonly CodePage[];
  /** Every one of them must tell the charset, with nothing but its kin or LANG beside it. */
  readonly words: string;
  /** Of the same people, without a letter above 7F. */
  readonly kin: string;
}

const SAMPLES: readonly Sample[] = [
  {
    language: 'Croatian',
    lang: 'Croatian',
    pages: ['CP1250', 'ISO-8859-2'],
    words:
      'Ćavar Ćosić Ćiro Čavar Čolak Đuro Đurđa Đakovo Šimić Šime Žulj Žarko Kovač Kovačević Anđa Anđelko Bošnjak Božo Hrkać Perić ' +
      'Marić Babić Jurić Ančić Vučković Bačka Ličko Mačak Grčić Pavčić Svećnjak kućni noćni rođen vjenčan krštena umrla-već župnik ' +
      'Široki-Brijeg Požega Osječka Međugorje Sađe građanin MARIĆ ČAVAR ĐURO ŠIMIĆ KOVAČEVIĆ ŽUPNIK',
    kin: 'Ivan Ante Mara Kata Luka',
  },
  {
    language: 'Slovene',
    lang: 'Slovene',
    pages: ['CP1250'],
    words:
      'Škof Žnidaršič Krajnčič Čuček Neža Tomaž Košir Žagar Kočevje Šentjur Črnomelj mož hči Cvetežar Gašper Matijevič',
    kin: 'Janez Franc Marija Ljubljana',
  },
  {
    language: 'Czech',
    lang: 'Czech',
    pages: ['CP1250', 'ISO-8859-2'],
    words:
      'Jiří Dvořák Božena Němcová Tomáš Kučera Zdeněk Růžička Ludmila-Černá Kateřina Řehoř Vojtěch Přemysl Hynková',
    kin: 'Jan Josef Anna Praha',
  },
  {
    language: 'Polish',
    lang: 'Polish',
    pages: ['CP1250', 'ISO-8859-2'],
    words:
      'Stanisław Wiśniewski Zając Łucja Gołąb Bożena Dąbrowska Wójcik Kończak Mińsk Częstochowa Łódź Żeromski Święta',
    kin: 'Jan Wojciech Kowalski Warszawa',
  },
  {
    language: 'Hungarian',
    lang: 'Hungarian',
    pages: ['CP1250'],
    words: 'László Szűcs Kőszegi János Fülöp Győző Erdős Gergő Erzsébet Sándor Győr Fűzfa',
    kin: 'Ferenc Nagy Budapest Istvan',
  },
  {
    language: 'English',
    lang: 'English',
    pages: ['CP1252'],
    words: 'café paid-£5 ½-acre 12°-N ©-Smith fiancé O’Brien “Bess” ¾ § £',
    kin: 'John William Mary the county of',
  },
  {
    language: 'German',
    lang: 'German',
    pages: ['CP1252', 'CP1250'],
    words:
      'Jürgen Müller Käthe Groß Björn Schröder Weiß Österreich Übersee Äcker König Königsberg Bärbel Straße Lüneburg GRÖSSE',
    kin: 'Johann Wilhelm Anna Berlin',
  },
  {
    language: 'Spanish',
    lang: 'Spanish',
    pages: ['CP1252'],
    words: 'Begoña Muñoz Núñez Íñigo Peña Ibáñez María José Ávila Úrsula Mª niño España Ñuñoa Coruña señora MUÑOZ año',
    kin: 'Juan Manuel Garcia Madrid',
  },
  {
    language: 'Portuguese',
    lang: 'Portuguese',
    pages: ['CP1252'],
    words:
      'João Simões Conceição Assunção Inês Magalhães Camões Guimarães Gonçalo Lourenço Antônio São Estêvão irmã pão',
    kin: 'Manuel Silva Lisboa Maria',
  },
  {
    language: 'French',
    lang: 'French',
    pages: ['CP1252'],
    words:
      'Hélène Lefèvre André Crépin Geneviève Prévôt Noëlle Forêt Jérôme Bibliothèque Anaïs Gîte Sète Lumière père mère frère ' +
      'Genève Barthélemy François Benoît Thérèse Ève près siècle Rivière fenêtre Hôpital Bœuf Hervé Zoé Adèle PÈRE GENÈVE',
    kin: 'Jean Pierre Marie Louis',
  },
  {
    language: 'Italian',
    lang: 'Italian',
    pages: ['CP1252'],
    words: 'Niccolò Forlì Nicolò città perché Gesù Dalmazia-è età nobiltà Cantù carità sarà però',
    kin: 'Giovanni Giuseppe della Venezia',
  },
  {
    language: 'Icelandic',
    lang: 'Icelandic',
    pages: ['CP1252'],
    words:
      'Guðrún Guðmundur Sigurður Þórður Þorgerður Davíð Garðar Ægir Ævar Sæmundur Ragnheiður Jóhannsdóttir Jón Akureyri-fæddur ' +
      'Guðni Ásgeirsdóttir Steinþór Friðrik Norðurland Hvítá þjóð SIGURÐUR ÞÓRÐUR',
    kin: 'Helgi Einar Bjarni Island',
  },
  {
    language: 'Danish and Norwegian',
    lang: 'Danish',
    pages: ['CP1252'],
    words:
      'Søren Kjær Åse Nørgård Jørgen Bæk Gøril Sørensen Kåre Sæther Øyvind Ærø Håkon Bodø Tromsø SØREN Ålesund født',
    kin: 'Hans Jens Niels Oslo',
  },
  {
    language: 'Swedish and Finnish',
    lang: 'Swedish',
    pages: ['CP1252'],
    words:
      'Åke Åström Söderström Häggkvist Björk Västerås Mäkelä Hämäläinen Göteborg född död Malmö Ängelholm Sjögren Håkansson',
    kin: 'Erik Nils Karin Stockholm',
  },
  {
    language: 'Turkish',
    lang: 'Turkish',
    pages: ['CP1254'],
    words: 'Yılmaz Oğuz Şahin Işık Paşa Hacıoğlu Çelik',
    kin: 'Mehmet Mustafa Fatma Istanbul',
  },
  {
    language: 'Serbian in Cyrillic',
    lang: 'Serbian',
    pages: ['CP1251'],
    words: 'Петар Живојиновић Стојановић Београд Ђорђе Марија Јовановић',
    kin: 'Petar Jovan',
  },
];

const upperHalves = new Map<CodePage, readonly string[]>();
function upperHalfOf(page: CodePage): readonly string[] {
  const upper = upperHalves.get(page) ?? Array.from({ length: 128 }, (_, index) => letterOf(page, index + 0x80));
  upperHalves.set(page, upper);
  return upper;
}

function encode(text: string, page: CodePage): Uint8Array {
  const upper = upperHalfOf(page);
  return Uint8Array.from(text, (letter) => {
    const byte = letter < '\u{80}' ? letter.charCodeAt(0) : upper.indexOf(letter) + 0x80;
    if (byte < (letter < '\u{80}' ? 0 : 0x80)) throw new Error(`${letter} is not in ${page}`);
    return byte;
  });
}

/** Whether the page has the letters at all; Windows' quotation marks are in no ISO page. */
function canHold(page: CodePage, text: string): boolean {
  const upper = upperHalfOf(page);
  return [...text].every((letter) => letter < '\u{80}' || upper.includes(letter));
}

function fileOf(names: readonly string[], { charset, lang, note }: { charset: string; lang?: string; note?: string }) {
  const people = names.map((name, index) => `0 @I${index}@ INDI\n1 NAME ${name.replaceAll('-', ' ')} //\n`).join('');
  return (
    `0 HEAD\n1 SOUR PROGRAM\n1 GEDC\n2 VERS 5.5\n${charset === '' ? '' : `1 CHAR ${charset}\n`}` +
    `${lang === undefined ? '' : `1 LANG ${lang}\n`}${people}${note === undefined ? '' : `0 @N1@ NOTE ${note}\n`}0 TRLR\n`
  );
}

function isRead(text: string, page: CodePage): boolean {
  return new TextDecoder().decode(readText(encode(text, page), new Findings())) === text;
}

/** The curly marks that a word processor leaves behind. */
const NOTES = [undefined, 'Ivan O’Brien', 'Rekao je: “tako” – i otišao…', '„Da“, 1914–1918, d’Arc'];

describe.each(SAMPLES)('$language', ({ lang, pages, words, kin }) => {
  const all = words.split(' ');
  const plainKin = kin.split(' ');
  /** A file of one word and nothing else is taken for ours. */
  const isRegional = (page: CodePage): boolean => page === 'CP1250' && (lang === 'Croatian' || lang === 'Slovene');

  it.each(pages)('%s: a single word, with its kin, marks and LANG or without any of them', (page) => {
    const wrong: string[] = [];
    const surroundings = NOTES.filter((text) => text === undefined || canHold(page, text.replaceAll('š', 's'))).flatMap(
      (note) =>
        [undefined, lang].flatMap((language) =>
          (isRegional(page) || language ? [plainKin, []] : [plainKin]).map((company) => ({ note, language, company })),
        ),
    );
    for (const [turn, word] of all.entries())
      for (const { note, language, company } of some(surroundings, 5, turn)) {
        const text = fileOf([...company, word], {
          charset: 'ANSI',
          ...(language && { lang: language }),
          ...(note && { note: note.replaceAll('š', 's') }),
        });
        if (!isRead(text, page)) wrong.push(`${word} | ${note} | ${language} | ${company}`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(pages)('%s: two and three words, and all of them, whatever the file says of itself', (page) => {
    const wrong: string[] = [];
    const check = (charset: string, names: readonly string[]): void => {
      const text = fileOf([...plainKin, ...names], { charset });
      if (!isRead(text, page)) wrong.push(`${charset}: ${names.slice(0, 3)}`);
    };
    for (const [turn, charset] of ['ANSI', 'UTF-8', 'ASCII', ''].entries()) {
      check(charset, all);
      for (const at of some([...all.keys()], 8, turn * 2)) {
        check(charset, all.slice(at, at + 3));
        check(charset, [all[at] as string, all[(at + 3) % all.length] as string]);
      }
    }
    for (const charset of ['WINDOWS', 'IBM WINDOWS', 'WINDOWS-1250', 'CP1252']) check(charset, all);
    expect(wrong).toEqual([]);
  });
});

/** What other systems wrote, under their own word and under none of it. */
describe.each<[string, readonly CodePage[], readonly string[]]>([
  ['Croatian', ['CP852'], ['IBMPC', 'OEM', 'IBM DOS', 'ASCII', '', 'ANSEL']],
  ['Slovene', ['CP852'], ['IBMPC', '']],
  ['German', ['CP437', 'CP850', 'CP852'], ['IBMPC', 'OEM', 'MSDOS', 'ASCII', '']],
  ['French', ['CP437', 'CP850'], ['IBMPC', '']],
  ['Icelandic', ['CP850'], ['IBMPC', '']],
  ['Danish and Norwegian', ['CP850'], ['IBMPC']],
  ['Croatian', ['MacCroatian', 'MacCentralEuropean'], ['MACINTOSH']],
  ['French', ['MacRoman'], ['MACINTOSH']],
  ['German', ['MacRoman'], ['MACINTOSH', '']],
  ['Croatian', ['CP1250'], ['IBMPC', 'MACINTOSH', 'ANSEL']],
  ['Croatian', ['CP1250'], ['WINDOWS-1250', 'CP1250', '1250']],
  ['French', ['CP1252'], ['ANSEL', 'IBMPC', 'LATIN1', 'ISO-8859-1']],
  ['Icelandic', ['CP1252'], ['ANSEL', 'WINDOWS-1252']],
])('%s in %j, declared as %j', (language, pages, charsets) => {
  const { words, kin } = SAMPLES.find((sample) => sample.language === language) as Sample;
  it.each(pages.flatMap((page) => charsets.map((charset) => [page, charset] as const)))('%s as %s', (page, charset) => {
    const names = words.split(' ').filter((word) => canHold(page, word));
    const text = fileOf([...kin.split(' '), ...names], { charset });
    expect(isRead(text, page)).toBe(true);
    expect(isRead(fileOf([...kin.split(' '), ...names.slice(0, 8)], { charset }), page)).toBe(true);
  });
});

it('a page of DOS is never taken for ANSI, whatever the bytes are', () => {
  const text = fileOf(['Jürgen Müller', 'Käthe Groß'], { charset: 'ANSI' });
  const read = new TextDecoder().decode(readText(encode(text, 'CP437'), new Findings()));
  expect(read).toContain('J\u{fffd}rgen');
});

it.each<[string, string, CodePage]>([
  ['Ante Ćavar, Perić Käthe', 'ANSEL', 'CP1250'],
  ['Johann, Anna, geb. Fröhlich', 'ANSEL', 'CP1252'],
  ['Córdoba, Begoña', 'ANSEL', 'CP1252'],
  ['Inês Magalhães, forêt', 'ANSEL', 'CP1252'],
  ['Johann, Anna, Groß, Gerau', 'ASCII', 'CP437'],
  ['perché, città di Cantù, Gesù', 'IBMPC', 'CP850'],
  ['Íñigo', 'IBMPC', 'CP850'],
  ['Jiří Dvořák', 'MACINTOSH', 'MacCentralEuropean'],
  ['Ólafur Kovačević', '', 'CP1250'],
])('%s, said to be %s, is read in %s', (names, charset, page) => {
  expect(isRead(fileOf(['Ivan', 'Mate', ...names.split(', ')], { charset }), page)).toBe(true);
});

it('a word of two scripts is no UTF-8, unless the file says so; one of Hebrew letters is', () => {
  const hebrew = fileOf(['Moshe', 'משה'], { charset: 'ANSI' });
  expect(new TextDecoder().decode(readText(new TextEncoder().encode(hebrew), new Findings()))).toBe(hebrew);
});
