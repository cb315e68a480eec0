import { describe, expect, it } from 'vitest';
import { Findings, GedcomUnreadableError } from '../findings.ts';
import { type CodePage, letterOf } from './eight-bit-charsets.ts';
import { readText } from './read-text.ts';

function encode(text: string, page: CodePage): Uint8Array {
  const upper = Array.from({ length: 128 }, (_, index) => letterOf(page, index + 0x80));
  return Uint8Array.from(text, (letter) => (letter < '\u{80}' ? letter.charCodeAt(0) : upper.indexOf(letter) + 0x80));
}

function file(charset: string, names: string, head = ''): string {
  const lines = names.split(', ').map((name, index) => `0 @I${index}@ INDI\n1 NAME ${name}\n`);
  return `0 HEAD\n1 GEDC\n2 VERS 5.5\n${charset === '' ? '' : `1 CHAR ${charset}\n`}${head}${lines.join('')}0 TRLR\n`;
}

function read(bytes: Uint8Array): { text: string; codes: string[] } {
  const findings = new Findings();
  const text = new TextDecoder().decode(readText(bytes, findings));
  return { text, codes: findings.list().map(({ code }) => code) };
}

const CROATIAN = 'Ante /Ćavar/, Mate /Bošnjak/, Đuro /Žulj/, Anđa /Kožul/, Luca /Čorić/, Šima /Hrkać/, Ivan /Kovač/';

describe('the charset is detected from the bytes', () => {
  it.each<[string, string, CodePage, string]>([
    ['Croatian as ANSI', 'ANSI', 'CP1250', CROATIAN],
    ['Croatian as WINDOWS-1250', 'WINDOWS-1250', 'CP1250', CROATIAN],
    ['Croatian, declared as ANSEL', 'ANSEL', 'CP1250', CROATIAN],
    ['Croatian, declared as UTF-8', 'UTF-8', 'CP1250', CROATIAN],
    ['Croatian, declared as CP1252', 'CP1252', 'CP1250', CROATIAN],
    ['Croatian, declared as IBMPC', 'IBMPC', 'CP1250', CROATIAN],
    ['Croatian, declared as nothing', '', 'CP1250', CROATIAN],
    ['Croatian of a DOS program', 'IBMPC', 'CP852', CROATIAN],
    ['Slovene', 'ANSI', 'CP1250', 'Janez /Škof/, Urška /Žnidaršič/, Alojz /Krajnčič/, Neža /Novak/, Tomaž /Čuček/'],
    [
      'Polish',
      'ANSI',
      'CP1250',
      'Stanisław /Wiśniewski/, Jadwiga /Zając/, Łucja /Gołąb/, Bożena /Dąbrowska/, Kazimierz /Wójcik/',
    ],
    ['Czech', 'ANSI', 'CP1250', 'Jiří /Dvořák/, Božena /Němcová/, Tomáš /Kučera/, Zdeněk /Růžička/, Ludmila /Černá/'],
    ['Hungarian', 'ANSI', 'CP1250', 'László /Szűcs/, Erzsébet /Kőszegi/, János /Fülöp/, Győző /Erdős/'],
    [
      'French',
      'ANSI',
      'CP1252',
      'Hélène /Lefèvre/, André /Crépin/, Geneviève /Prévôt/, Noëlle /Forêt/, Jérôme /Bibliothèque/, Anaïs /Gîte à Sète/',
    ],
    ['German', 'ANSI', 'CP1252', 'Jürgen /Müller/, Käthe /Groß/, Björn /Schröder/, Ursula /Weiß/'],
    ['Spanish', 'ANSI', 'CP1252', 'Begoña /Muñoz/, José /Núñez/, Íñigo /Peña/, María /Ibáñez/'],
    ['Danish', 'ANSI', 'CP1252', 'Søren /Kjær/, Åse /Nørgård/, Jørgen /Bæk/, Gøril /Sørensen/, Kåre /Sæther/'],
    ['German of a DOS program', 'IBMPC', 'CP437', 'Jürgen /Müller/, Käthe /Groß/, Björn /Schröder/, Ursula /Weiß/'],
  ])('%s', (_, declared, page, names) => {
    expect(read(encode(file(declared, names), page)).text).toBe(file(declared, names));
  });

  it('UTF-8, with its mark and without, whatever is declared', () => {
    const plain = new TextEncoder().encode(file('UTF-8', CROATIAN));
    expect(read(plain)).toEqual({ text: file('UTF-8', CROATIAN), codes: [] });
    expect(read(Uint8Array.from([0xef, 0xbb, 0xbf, ...plain])).text).toBe(file('UTF-8', CROATIAN));
    expect(read(new TextEncoder().encode('\u{feff}0 HEAD')).text).toBe('0 HEAD');
    expect(read(new TextEncoder().encode(file('ANSEL', CROATIAN)))).toEqual({
      text: file('ANSEL', CROATIAN),
      codes: ['charset-mismatch'],
    });
  });

  it.each([
    ['little-endian with its mark', true, [0xff, 0xfe]],
    ['little-endian without', true, []],
    ['big-endian with its mark', false, [0xfe, 0xff]],
    ['big-endian without', false, []],
  ])('UTF-16 %s', (_, littleEndian, mark) => {
    const text = file('UNICODE', `${CROATIAN}, 𝔊rgo /Žulj/`);
    const bytes = new Uint8Array(text.length * 2);
    const view = new DataView(bytes.buffer);
    for (let index = 0; index < text.length; index += 1)
      view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
    expect(read(Uint8Array.from([...mark, ...bytes]))).toEqual({ text, codes: [] });
  });

  it('reports a wrong declaration, and a missing one', () => {
    expect(read(encode(file('ANSI', CROATIAN), 'CP1250')).codes).toEqual([]);
    expect(read(encode(file('ANSEL', CROATIAN), 'CP1250')).codes).toEqual(['charset-mismatch']);
    expect(read(encode(file('', CROATIAN), 'CP1250')).codes).toEqual(['charset-guessed']);
    expect(read(encode(file('ANSEL', 'Ivo /Ivic/'), 'CP1250')).codes).toEqual([]);
  });

  it('takes the language for a hint where letters are few', () => {
    const names = 'Jozo /Beæ/'.replace('æ', 'č');
    expect(read(encode(file('ANSI', names, '1 LANG Croatian\n'), 'CP1250')).text).toContain('Beč');
  });
});

describe('UTF-8 with damage', () => {
  const bytesOf = (...parts: (string | number)[]): Uint8Array =>
    Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])));

  it('takes single bytes of another charset for its letters', () => {
    const { text, codes } = read(
      bytesOf('0 HEAD\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Šime /Čorić/\n1 NOTE Kova', 0xe8, '\n0 TRLR\n'),
    );
    expect(text).toContain('1 NAME Šime /Čorić/\n1 NOTE Kovač\n');
    expect(codes).toEqual(['broken-characters']);
  });

  it('leaves a letter that CONC cut in two for the joining of lines', () => {
    const bytes = bytesOf(
      '0 HEAD\n1 CHAR UTF-8\n1 NOTE Šime Čori',
      0xc4,
      '\n2 CONC ',
      0x87,
      ' je bio žup',
      0xc3,
      '\n1 NOTE Ćiro\n0 TRLR\n',
    );
    const text = readText(bytes, new Findings());
    expect([...text]).toEqual(
      [...bytes].flatMap((byte, index) => (byte === 0xc3 && bytes[index + 1] === 0x0a ? [0xc4, 0x82] : [byte])),
    );
  });
});

it.each([
  ['nothing of the kind', 'Dragi Ante,\nhvala na pismu.\n'],
  ['numbers', '0 1 2 3\n4 5 6\n'],
  ['levels without records', '1 NAME Ante\n2 GIVN Ante\n'],
])('refuses %s', (_, text) => {
  expect(() => readText(new TextEncoder().encode(text), new Findings())).toThrow(GedcomUnreadableError);
});
