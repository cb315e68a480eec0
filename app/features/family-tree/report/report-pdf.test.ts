import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hex, PdfFaces } from '../export/pdf-file.ts';
import { readTrueType } from '../export/true-type.ts';
import { reportPdf } from './report-pdf.ts';
import { SHEET, TextFlow } from './text-flow.ts';
import type { ReportEntry, ReportView } from './views.ts';

const face = (name: string) =>
  ['latin', 'latin-ext'].map((part) =>
    readTrueType(new Uint8Array(readFileSync(new URL(`../export/fonts/${name}-${part}.ttf`, import.meta.url)))),
  );
const faces = { serif: face('alegreya'), sans: face('commissioner') };
const look = { face: 'serif', size: 10, color: '#000000' } as const;

const entry = (number: string): ReportEntry => ({
  number,
  name: 'Đurđica Ćavar',
  years: '1850.–1901.',
  href: '/',
  again: undefined,
  lines: [{ label: 'Rođenje', text: '1850., Naše brdo' }],
  notes: ['Šutljiva žena.'],
});
const report = (entries: readonly ReportEntry[]): ReportView => ({
  kind: 'ancestors',
  name: 'Žarko Šimić',
  years: '',
  lead: 'Preci: 1 osoba.',
  numbering: '',
  kinship: [],
  sections: [{ heading: 'Roditelji', entries }],
  cut: '',
  sources: ['Matica rođenih'],
  sample: '',
  made: 'Naše brdo, 17. studenoga 2026.',
});

/** What is drawn on each sheet, as the file has it. */
async function sheetsOf(view: ReportView): Promise<string[]> {
  const bytes = Buffer.from(await (await reportPdf(view, faces)).arrayBuffer());
  const streams = [...bytes.toString('latin1').matchAll(/\/FlateDecode \/Length (\d+) >>\nstream\n/g)];
  return streams
    .map((match) => {
      const from = match.index + match[0].length;
      return inflateSync(bytes.subarray(from, from + Number(match[1]))).toString('latin1');
    })
    .filter((words) => words.startsWith('1 0 0 -1'));
}

/** A text as the file has it: the numbers of its letters in one face after another. */
function drawn(text: string, name: 'serif' | 'sans'): string[] {
  return new PdfFaces(faces).runs(text, name).map(({ glyphs }) => glyphs.map(hex).join(''));
}

describe('the report as a file', () => {
  it('says what it is and in which language, whatever the file is called', async () => {
    const text = Buffer.from(await (await reportPdf(report([entry('2')]), faces)).arrayBuffer()).toString('latin1');
    const [, info = ''] = /\/Info (\d+) 0 R/.exec(text) ?? [];
    const [, title = ''] = new RegExp(`\\n${info} 0 obj\\n<< /Title <feff([0-9a-f]+)>`).exec(text) ?? [];
    const swapped = Buffer.from(title, 'hex').swap16().toString('utf16le');
    expect(swapped).toBe('Žarko Šimić: preci, rodoslovno izvješće');
    expect(text).toContain('/Lang (hr)');
  });

  it('is a PDF with Croatian letters, its sources and the number of the sheet', async () => {
    const sheets = await sheetsOf(report([entry('2')]));
    expect(sheets).toHaveLength(1);
    for (const part of [
      ...drawn('Đurđica Ćavar · 1850.–1901.', 'serif'),
      ...drawn('Matica rođenih', 'sans'),
      ...drawn('1 / 1', 'sans'),
    ])
      expect(sheets[0]).toContain(part);
  });

  it('has no more sheets than can be printed, and says so', async () => {
    const sheets = await sheetsOf(report(Array.from({ length: 5000 }, (_, index) => entry(String(index)))));
    expect(sheets).toHaveLength(150);
    expect(sheets.at(-1)).toContain(drawn('Izvješće je prekinuto nakon 150 listova', 'serif')[0]);
  });
});

describe('text flow', () => {
  const room = SHEET.width - SHEET.left - SHEET.right;

  it('breaks between words, and within one that is wider than the sheet', () => {
    const flow = new TextFlow(new PdfFaces(faces), 9);
    flow.add(`${'riječ '.repeat(60)}${'x'.repeat(400)}`, look);
    const texts = flow.sheets.flat().flatMap((paint) => (paint.kind === 'text' ? [paint.text] : []));
    expect(texts.length).toBeGreaterThan(6);
    expect(texts.every((text) => flow.widthOf(text, look) <= room)).toBe(true);
    expect(texts.join(' ').replaceAll(' ', '')).toBe('riječ'.repeat(60) + 'x'.repeat(400));
  });

  it('no heading ends a sheet, and nothing leaves it', () => {
    const flow = new TextFlow(new PdfFaces(faces), 40);
    for (let index = 0; index < 200; index += 1) {
      flow.add(`Naslov ${index}`, { ...look, size: 20, keep: 40 });
      flow.add('Redak.\nJoš jedan.', look);
    }
    const sizes = flow.sheets.map((sheet) => sheet.flatMap((paint) => (paint.kind === 'text' ? [paint.size] : [])));
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.every((sheet) => sheet.at(-1) === 10)).toBe(true);
    for (const paint of flow.sheets.flat())
      if (paint.kind === 'text') expect(paint.y).toBeLessThan(SHEET.height - SHEET.bottom + 20);
  });
});
