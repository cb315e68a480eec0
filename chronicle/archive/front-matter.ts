import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, stringify, visit } from 'yaml';
import type { ChronicleRecord } from '../../domain/record.ts';

/** Fields that are numbers or yes-or-no; everything else is text, dates above all: 0925 and 1890 stay as written. */
const NUMBERS = new Set(['number', 'order', 'lat', 'lon']);
const YES_OR_NO = new Set(['sample', 'approximate']);

const ORDER = [
  'title',
  'summary',
  'address',
  'formerAddresses',
  'section',
  'number',
  'order',
  'type',
  'roles',
  'teller',
  'people',
  'scribe',
  'born',
  'died',
  'birthPlace',
  'deathPlace',
  'status',
  'published',
  'date',
  'place',
  'cover',
  'photographs',
  'voice',
  'sources',
  'tags',
  'links',
  'sample',
  'author',
  'created',
  'updated',
];

export interface FrontMatter {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The line of the file where a field stands, such as sources.0.what; of the nearest one above it otherwise. */
  lineOf(field: string): number;
}

export class FrontMatterFault extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export function readFrontMatter(text: string): FrontMatter {
  const lines = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(lines);
  if (!match) throw new FrontMatterFault('the file does not begin with front matter between --- lines', 1);
  const counter = new LineCounter();
  const { document, fields } = notTooDeep(() => {
    const document = parseDocument(match[1] ?? '', { schema: 'failsafe', lineCounter: counter, uniqueKeys: false });
    const [fault] = document.errors;
    if (fault) throw new FrontMatterFault(fault.message.split('\n')[0] ?? '', counter.linePos(fault.pos[0]).line + 1);
    const repeated = repeatedKeyIn(document);
    if (repeated) throw new FrontMatterFault(`${repeated.name} stands twice`, counter.linePos(repeated.at).line + 1);
    return { document, fields: withTypes(document.toJS() ?? {}) as Record<string, unknown> };
  });
  if (typeof fields !== 'object' || Array.isArray(fields))
    throw new FrontMatterFault('front matter is not a list of fields', 2);
  return {
    fields,
    body: lines.slice(match[0].length),
    lineOf(field) {
      let node: unknown = document.contents;
      let offset = 0;
      for (const part of field.split('.')) {
        const next: unknown = isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && key.value === part)
          : undefined;
        const pair = next as { key: { range?: number[] }; value: unknown } | undefined;
        if (pair) {
          offset = pair.key.range?.[0] ?? offset;
          node = pair.value;
        } else if (isSeq(node)) {
          node = node.items[Number(part)];
          offset = (node as { range?: number[] } | undefined)?.range?.[0] ?? offset;
        } else break;
      }
      return counter.linePos(offset).line + 1;
    },
  };
}

/** The parser would compare every name with every other: a hundred thousand of them took minutes. */
function repeatedKeyIn(document: Document): { readonly name: string; readonly at: number } | undefined {
  let repeated: { readonly name: string; readonly at: number } | undefined;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (names.has(key.value)) repeated ??= { name: String(key.value), at: key.range?.[0] ?? 0 };
        names.add(key.value);
      }
    },
  });
  return repeated;
}

/** Brackets within brackets run out of stack, aliases of aliases are cut off by the parser: either is a fault of the file. */
function notTooDeep<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof FrontMatterFault) throw error;
    throw new FrontMatterFault(`front matter cannot be read: ${(error as Error).message}`, 2);
  }
}

export function writeFrontMatter({ kind: _kind, slug: _slug, body, ...fields }: ChronicleRecord): string {
  const given = fields as Record<string, unknown>;
  const present = ORDER.filter((name) => !isEmpty(given[name])).map((name) => [name, given[name]]);
  return `---\n${stringify(Object.fromEntries(present), { lineWidth: 0 })}---\n${body === '' ? '' : `${body}\n`}`;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

function withTypes(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withTypes(item));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTypes(inner, key)]));
  }
  if (NUMBERS.has(name) && typeof value === 'string' && /^-?\d+(\.\d+)?([eE][-+]?\d+)?$/.test(value))
    return Number(value);
  if (YES_OR_NO.has(name) && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
