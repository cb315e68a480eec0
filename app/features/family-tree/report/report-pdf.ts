import { PdfFaces, PdfFile, type PrintFaces } from '../export/pdf-file.ts';
import { pdfStrokes } from '../export/pdf-strokes.ts';
import type { Paint } from '../scene/paint.ts';
import { SHEET, TextFlow, type TextLook } from './text-flow.ts';
import { type ReportEntry, type ReportLine, type ReportView, toldAgain } from './views.ts';

const INK = '#221c15';
const SOFT = '#584e40';
const GOLD = '#845811';
const RULE = '#877a64';
const MOST_SHEETS = 150;
/** Numbers stand in a column of their own; longer ones than fit stand before the name. */
const COLUMN = 48;

const TITLE: TextLook = { face: 'serif', size: 27, color: INK, leading: 1.15 };
const EYEBROW: TextLook = { face: 'sans', size: 9.5, color: GOLD };
const HEADING: TextLook = { face: 'serif', size: 17, color: INK, before: 20, keep: 60 };
const NAME: TextLook = { face: 'serif', size: 12.5, color: INK, indent: COLUMN, before: 9 };
const NUMBER: TextLook = { face: 'sans', size: 9.5, color: GOLD };
const FACT: TextLook = { face: 'sans', size: 9, color: SOFT, indent: COLUMN, leading: 1.4 };
const TEXT: TextLook = { face: 'serif', size: 11, color: INK, before: 6, leading: 1.4 };
const NOTE: TextLook = { face: 'serif', size: 10.5, color: SOFT, indent: COLUMN, before: 3, leading: 1.35 };
const SMALL: TextLook = { face: 'sans', size: 8.5, color: SOFT, before: 6 };

/** The report as a file for paper: A4, letters embedded, sheets numbered. */
export async function reportPdf(report: ReportView, printFaces: PrintFaces): Promise<Blob> {
  const faces = new PdfFaces(printFaces);
  const sheets = sheetsOf(report, faces);
  const file = new PdfFile();
  const resources = `${await faces.write(file)} /ExtGState << /A100 << /Type /ExtGState /ca 1 /CA 1 >> >>`;
  const pages = file.reserve();
  const numbers: number[] = [];
  for (const paints of sheets) {
    const content = `1 0 0 -1 0 ${SHEET.height} cm\n${pdfStrokes(paints, faces).content}`;
    const written = await file.addStream('', new TextEncoder().encode(content));
    numbers.push(
      file.add(
        `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${SHEET.width} ${SHEET.height}] /Contents ${written} 0 R /Resources << ${resources} >> >>`,
      ),
    );
  }
  file.add(
    `<< /Type /Pages /Kids [${numbers.map((page) => `${page} 0 R`).join(' ')}] /Count ${numbers.length} >>`,
    pages,
  );
  const catalog = `/Pages ${pages} 0 R /Lang (hr) /ViewerPreferences << /DisplayDocTitle true >>`;
  const { name, kind } = report;
  const title = `${name || 'Osoba bez imena'}: ${kind === 'ancestors' ? 'preci' : 'potomci'}, rodoslovno izvješće`;
  return file.finish(file.add(`<< /Type /Catalog ${catalog} >>`), title);
}

/** What is on each sheet. */
function sheetsOf(report: ReportView, faces: PdfFaces): Paint[][] {
  const flow = new TextFlow(faces, MOST_SHEETS);
  writeReport(flow, report);
  return flow.sheets.map((sheet, index) => [...sheet, ...footer(report, index + 1, flow.sheets.length)]);
}

function writeReport(
  flow: TextFlow,
  { name, years, lead, numbering, kinship, sections, cut, sources, sample, made, kind }: ReportView,
): void {
  flow.add(`RODOSLOVNO IZVJEŠĆE · ${kind === 'ancestors' ? 'PRECI' : 'POTOMCI'}`, EYEBROW);
  flow.add(name, { ...TITLE, before: 4 });
  if (years) flow.add(years, { ...TEXT, size: 13, color: SOFT });
  flow.rule(RULE, 10);
  if (sample) flow.add(sample, SMALL);
  flow.add([lead, numbering].filter(Boolean).join(' '), TEXT);
  for (const paragraph of kinship) flow.add(paragraph, TEXT);
  for (const { heading, entries } of sections) {
    if (flow.isFull) break;
    flow.add(heading, HEADING);
    for (const entry of entries) {
      if (flow.isFull) break;
      writeEntry(flow, entry);
    }
  }
  if (flow.isFull) flow.add(`Izvješće je prekinuto nakon ${MOST_SHEETS} listova; cijelo je na stranici.`, TEXT);
  else if (cut) flow.add(cut, { ...TEXT, before: 14 });
  if (sources.length > 0 && !flow.isFull) {
    flow.add('Izvori', HEADING);
    sources.forEach((title, index) => {
      if (!flow.isFull) flow.add(title, { ...FACT, before: 2 }, { text: `[${index + 1}]`, look: { ...FACT } });
    });
  }
  if (!flow.isFull) flow.add(made, { ...SMALL, before: 18 });
}

function writeEntry(flow: TextFlow, { number, name, years, again, lines, notes }: ReportEntry): void {
  const isLong = flow.widthOf(number, NUMBER) > COLUMN - 6;
  const told = [isLong ? `${number}  ${name}` : name, years && `· ${years}`, again && `– ${toldAgain(again)}`];
  // A person's facts stay with the name, unless they would fill much of a sheet.
  const look = { ...NAME, keep: Math.min(150, lines.length * FACT.size * 1.4) };
  flow.add(told.filter(Boolean).join(' '), look, isLong ? undefined : { text: number, look: NUMBER });
  for (const line of lines) flow.add(lineText(line), FACT);
  for (const note of notes) flow.add(note, NOTE);
}

function lineText({ label, text, people }: ReportLine): string {
  const named = people?.map(({ number, name }) => [number, name].filter(Boolean).join('\u00a0')).join(', ') ?? '';
  return `${label}: ${text}${named}`;
}

/** Whose report it is on every sheet but the first, which says so larger; and which sheet of how many. */
function footer({ name, made }: ReportView, number: number, of: number): Paint[] {
  const line = { kind: 'text', color: SOFT, alpha: 1, face: 'sans', size: 8, y: SHEET.height - 40 } as const;
  return [
    { ...line, x: SHEET.left, anchor: 'start', text: number === 1 ? made : `Rodoslovno izvješće · ${name}` },
    { ...line, x: SHEET.width - SHEET.right, anchor: 'end', text: `${number} / ${of}` },
  ];
}
