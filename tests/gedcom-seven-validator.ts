import { readFileSync } from 'node:fs';

// Holds a file against the tables that the standard publishes for 7.0, kept as bare facts in fixtures/gedcom/seven-*.tsv.
// It shares nothing with the code that writes 7.0.

interface Place {
  readonly type: string;
  readonly cardinality: string;
}

const places = new Map<string, Map<string, Place>>();
for (const [tag = '', type = '', cardinality = '', beneath = ''] of table('substructures'))
  for (const parent of beneath.split(' ')) {
    const known = places.get(parent) ?? new Map<string, Place>();
    known.set(tag, { type, cardinality });
    places.set(parent, known);
  }
const payloads = new Map(
  table('payloads').flatMap(([kind = '', types = '']) => types.split(' ').map((type) => [type, kind])),
);
const enumerations = new Map(table('enumerations').map(([type = '', values = '']) => [type, values.split(' ')]));
const standardTags = new Set([...places.values()].flatMap((tags) => [...tags.keys()]));

const LINE = /^(0|[1-9]\d?) (?:@([A-Z0-9_]+)@ )?([A-Z][A-Z0-9_]*|_[A-Z0-9_]+)(?: (.*))?$/su;
const EXTENSION = /^_[A-Z0-9_]+$/;
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:(?:[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;
const URI_REFERENCE = /^(?:[A-Za-z0-9\-._~:/?#@!$&'()*+,;=]|%[0-9A-Fa-f]{2})*$/;
const MONTHS: Readonly<Record<string, string>> = {
  GREGORIAN: 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC',
  JULIAN: 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC',
  FRENCH_R: 'VEND|BRUM|FRIM|NIVO|PLUV|VENT|GERM|FLOR|PRAI|MESS|THER|FRUC|COMP',
  HEBREW: 'TSH|CSH|KSL|TVT|SHV|ADR|ADS|NSN|IYR|SVN|TMZ|AAV|ELL',
};
const DAY = `(?:${Object.entries(MONTHS)
  .map(([name, months]) => {
    const epoch = name === 'GREGORIAN' || name === 'JULIAN' ? '(?: BCE)?' : '';
    return `${name === 'GREGORIAN' ? '(?:GREGORIAN )?' : `${name} `}(?:(?:[1-9]\\d? )?(?:${months}) )?\\d+${epoch}`;
  })
  .join('|')})`;
const PERIOD = `(?:FROM ${DAY}(?: TO ${DAY})?|TO ${DAY})`;

const PAYLOADS: Readonly<Record<string, RegExp>> = {
  'Y|<NULL>': /^Y?$/,
  '-': /^$/,
  Integer: /^\d+$/,
  Date: new RegExp(`^(?:(?:ABT |CAL |EST |BEF |AFT )?${DAY}|BET ${DAY} AND ${DAY}|${PERIOD})?$`),
  'Date#period': new RegExp(`^${PERIOD}?$`),
  'Date#exact': new RegExp(`^[1-9]\\d? (?:${MONTHS.GREGORIAN}) \\d+$`),
  Time: /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/,
  Age: /^(?:(?:[<>] )?\d+[ymwd](?: \d+[mwd])*)?$/,
  Language: /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*$/,
  MediaType: /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+(?:;.*)?$/,
  FilePath: URI_REFERENCE,
  URI: URI_REFERENCE,
  Latitude: /^[NS]\d+(?:\.\d+)?$/,
  Longitude: /^[EW]\d+(?:\.\d+)?$/,
  Name: /^(?:[^/\p{Cc}]+|[^/\p{Cc}]*\/[^/\p{Cc}]*\/[^/\p{Cc}]*)$/u,
  TagDef: new RegExp(`^_[A-Z0-9_]+ ${URI.source.slice(1)}`),
};
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const BANNED = /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{fffe}\u{ffff}]/u;

interface Open {
  readonly tag: string;
  /** Undefined beneath an extension, where the standard says nothing. */
  readonly type: string | undefined;
  readonly counts: Map<string, number>;
  readonly line: number;
  payload: string;
}

/** What the file breaks of 7.0, each with its line; nothing where it is sound. */
export function faultsOfSeven(bytes: Uint8Array): string[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  const faults: string[] = [];
  const file: Open = { tag: '', type: '-', counts: new Map(), line: 0, payload: '' };
  const open: Open[] = [file];
  const records = new Map<string, string>();
  const pointers: { line: number; xref: string; kind: string }[] = [];
  const declared: string[] = [];
  const used = new Set<string>();

  const close = (structure: Open): void => {
    if (structure.type === undefined) return;
    for (const [tag, { cardinality }] of places.get(structure.type) ?? []) {
      const count = structure.counts.get(tag) ?? 0;
      if (cardinality.startsWith('{1') && count === 0)
        faults.push(`${structure.line}: ${structure.tag} without ${tag}`);
      if (cardinality.endsWith(':1}') && count > 1) faults.push(`${structure.line}: ${tag} ${count} times`);
    }
    if (structure !== file) checkPayload(structure);
  };
  const checkPayload = ({ line, tag, type = '', payload }: Open): void => {
    const kind = payloads.get(type) ?? 'Text';
    if (type === 'TAG') declared.push(payload);
    const pointer = /^@([A-Z0-9_]+)@$/.exec(payload)?.[1];
    if (kind.startsWith('pointer ')) {
      if (pointer === undefined) faults.push(`${line}: ${tag} is no pointer: ${payload}`);
      else pointers.push({ line, xref: pointer, kind: kind.slice(8) });
      return;
    }
    if (pointer !== undefined) faults.push(`${line}: ${tag} is a pointer`);
    const plain = payload.replace(/^@@/, '@');
    const words = kind === 'Enum' ? [plain] : kind === 'List#Enum' ? plain.split(', ') : [];
    for (const word of words)
      if (!enumerations.get(type)?.includes(word) && !EXTENSION.test(word))
        faults.push(`${line}: ${tag} ${word} is not listed`);
    if (!(PAYLOADS[kind]?.test(plain) ?? true)) faults.push(`${line}: ${tag} is no ${kind}: ${plain}`);
  };

  if (!text.startsWith('\u{feff}0 HEAD\n')) faults.push('1: no header');
  const lines = text.slice(1).split('\n');
  if (lines.pop() !== '' || lines.at(-1) !== '0 TRLR') faults.push('no end');
  for (const [index, whole] of lines.entries()) {
    const number = index + 1;
    const match = LINE.exec(whole);
    if (!match || BANNED.test(whole)) {
      faults.push(`${number}: no line of 7.0: ${whole.slice(0, 60)}`);
      continue;
    }
    const [, levelText = '', xref, tag = '', payload = ''] = match;
    const level = Number(levelText);
    if (level > open.length - 1) faults.push(`${number}: level ${level}`);
    if (tag === 'CONT') {
      const continued = open.at(-1);
      if (level !== open.length - 1 || !continued || /^@[A-Z0-9_]+@$/.test(continued.payload))
        faults.push(`${number}: CONT of nothing`);
      else continued.payload += `\n${payload}`;
      continue;
    }
    while (open.length > level + 1) close(open.pop() as Open);
    const parent = open.at(-1) as Open;
    if (payload.startsWith('@') && !payload.startsWith('@@') && !/^@[A-Z0-9_]+@$/.test(payload))
      faults.push(`${number}: at sign`);
    if (xref !== undefined) {
      if (level > 0 || xref === 'VOID' || records.has(xref)) faults.push(`${number}: xref ${xref}`);
      records.set(xref, tag);
    }
    parent.counts.set(tag, (parent.counts.get(tag) ?? 0) + 1);
    const place = parent.type === undefined ? undefined : places.get(parent.type)?.get(tag);
    const isExtension = EXTENSION.test(tag);
    if (isExtension) used.add(tag);
    else if (parent.type === undefined ? !standardTags.has(tag) : !place)
      faults.push(`${number}: ${tag} beneath ${parent.type ?? parent.tag}`);
    if (!place && /^@[A-Z0-9_]+@$/.test(payload)) pointers.push({ line: number, xref: payload.slice(1, -1), kind: '' });
    open.push({ tag, type: place?.type, counts: new Map(), line: number, payload });
  }
  while (open.length > 0) close(open.pop() as Open);

  for (const { line, xref, kind } of pointers)
    if (xref !== 'VOID' && (kind === '' ? !records.has(xref) : records.get(xref) !== kind))
      faults.push(`${line}: @${xref}@ is no ${kind}`);
  const names = declared.map((definition) => definition.split(' ')[0] ?? '');
  for (const tag of used) if (!names.includes(tag)) faults.push(`${tag} is not declared`);
  return faults;
}

function table(name: string): string[][] {
  const text = readFileSync(new URL(`fixtures/gedcom/seven-${name}.tsv`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}
