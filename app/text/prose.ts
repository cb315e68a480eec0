import { Marked, type Tokens } from 'marked';
import { type Figure, figureOf } from '../../domain/figure.ts';
import { slugOf } from '../../domain/slug.ts';
import { escapeHtml } from './escape-html.ts';
import { type FigurePicture, figureHtml } from './figure-html.ts';
import { type NoteToken, RECORD_SYNTAX, tokensOf } from './record-syntax.ts';
import { isSafeAddress } from './safe-address.ts';
import { sourceId } from './source-id.ts';

interface Surroundings {
  /** Where a link in a text leads, or nothing when there is no such page for readers. */
  readonly link: (href: string) => string | undefined;
  /** The picture of a figure, or nothing where readers have none of that name. */
  readonly picture?: (figure: Figure) => FigurePicture | undefined;
  /** How many sources stand beside the text, each at `#izvor-1` and so on. */
  readonly sources?: number;
}

/** What the frame of every page has taken already (app/shell). */
const FRAME_IDS = ['sadrzaj', 'izbornik', 'moj-racun'];

/**
 * A record's Markdown as HTML: no raw HTML, no scripts in addresses, headings from the second level down. What is
 * nested without end, or would keep everybody else waiting, stands there as it was typed.
 */
export function proseHtml(markdown: string, { link: resolve, picture, sources = 0 }: Surroundings): string {
  const ids = new Set([...FRAME_IDS, ...Array.from({ length: sources }, (_, index) => sourceId(index + 1))]);
  const marked = new Marked(RECORD_SYNTAX, {
    extensions: [
      {
        name: 'note',
        renderer(token) {
          const { number, raw } = token as NoteToken;
          if (number > sources) return escapeHtml(raw);
          return `<sup><a href="#${sourceId(number)}" aria-label="Izvor ${number}">${number}</a></sup>`;
        },
      },
    ],
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const level = Math.min(Math.max(depth, 2), 4);
        return `<h${level} id="${unusedId(slugOf(text), ids)}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      paragraph({ raw, tokens }: Tokens.Paragraph) {
        const figure = figureOf(raw.trim());
        const shown = figure && picture?.(figure);
        return shown ? figureHtml(shown) : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const inner = this.parser.parseInline(tokens);
        const target = resolve(href) ?? href;
        if (!isSafeAddress(target)) return inner;
        const outside = /^https?:/i.test(target) ? ' rel="noopener"' : '';
        return `<a href="${escapeHtml(target)}"${outside}>${inner}</a>`;
      },
      image: ({ text }: Tokens.Image) => escapeHtml(text),
      table(this: { parser: { parseInline(tokens: Tokens.Generic[]): string } }, { header, rows }: Tokens.Table) {
        const cells = (tag: string, row: Tokens.TableCell[]) =>
          row
            .map(
              ({ tokens }) =>
                `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`,
            )
            .join('');
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        // Wide tables scroll by themselves; the keyboard must be able to reach them for that.
        return `<div class="table" tabindex="0" role="region" aria-label="Tablica"><table><thead><tr>${cells('th', header)}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const text = withHardSpaces(markdown);
  const tokens = tokensOf(text, marked);
  return tokens ? marked.parser(tokens) : plainHtml(text);
}

/** Two headings of a text may say the same, and one the same as the frame around it. */
function unusedId(wanted: string, used: Set<string>): string {
  let id = wanted || 'odlomak';
  for (let number = 2; used.has(id); number += 1) id = `${wanted || 'odlomak'}-${number}`;
  used.add(id);
  return id;
}

function plainHtml(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>\n`)
    .join('');
}

/** A short preposition or a number must not be left alone at the end of a line. */
function withHardSpaces(text: string): string {
  return (
    text
      .replace(/(?<=(?:^|[\s(„])[AaIiOoUuSsKk]) (?=\p{L})/gu, '\u00a0')
      // Of what begins a line a hard space would make other than the list that it is.
      .replace(
        /(?<=\d\\?\.)(?<!^[\s>]*\d+\.) (?=(?:stoljeć|siječ|velj|ožuj|trav|svib|lip|srp|kolov|ruj|listop|stud|prosin))/gmu,
        '\u00a0',
      )
      .replace(/(?<=\d) (?=(?:km|m|kg|%|st\.)(?![\p{L}]))/gu, '\u00a0')
  );
}

/** Minutes to read a text, at a calm 190 words a minute. */
export function readingMinutes(markdown: string): number {
  // Counted without making a string of each word: every card of a list asks.
  let words = 1;
  for (let index = 1; index < markdown.length; index += 1) {
    if (isSpace(markdown.charCodeAt(index)) && !isSpace(markdown.charCodeAt(index - 1))) words += 1;
  }
  return Math.max(1, Math.round(words / 190));
}

function isSpace(code: number): boolean {
  return code <= 0x20 || code === 0xa0;
}

/** As far as is looked for a sentence's end: letters without one would be gone through again from each of them. */
const LOOKED_AT = 2000;

/** The first sentences of a Markdown text as plain words, whole ones, up to the length. */
export function firstSentence(markdown: string, longest = 220): string {
  const plain = markdown
    .slice(0, LOOKED_AT)
    .replace(/^(?:#+ |!\[).*$/gm, '')
    .replace(/\[\^\d+\]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`>#]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = plain.match(/.+?[.!?…]“?(?=\s+[\p{Lu}„]|$)/gu) ?? [plain];
  let words = '';
  for (const sentence of sentences) {
    if (words !== '' && words.length + sentence.length > longest) break;
    words = `${words} ${sentence.trim()}`.trim();
  }
  return words;
}
