// Croatian spelling of what people read: the records, and the texts of the interface. Run by npm test; exits 1 and
// names every word that neither the Croatian dictionary nor local-words.txt knows.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { parseSync, Visitor } from 'vite';
import { filesBelow, root } from './project.mjs';

export type Knows = (word: string) => boolean;

/** What nouns and adjectives end in: a local word written as a stem, «Gostuš-», is known with any of these. */
const ENDINGS = ['', ...'a e i o u em og oga oj om ome omu ih im ima ama'.split(' ')];

/** Fields of a record that are for the program. Whatever is not among them is read by people, so it is checked. */
const FIELDS_OF_THE_PROGRAM =
  /^ *(?:- )?(?:status|section|number|order|type|born|died|published|date|file|certainty|links|created|updated|lat|lon|approximate|sample):.*/gm;
const FIELD_NAME = /^ *(?:- )?\w+:/gm;
const LINK_TARGET_OR_CODE = /(?<=\])\([^)]*\)|`[^`]*`/g;
const ADDRESS = /https?:\S+|[\w.@-]+\.(?:ba|ch|com|hr|info|net|org|tv)\b/g;

/** Attributes and properties whose one word, without a Croatian letter, is still a word for people: label: 'Karta'. */
const NAMES_A_TEXT = /^(?:.*label|title|lead|eyebrow|alt|placeholder|text|description)$/i;
const ESCAPE_OR_ENTITY = /\\u[\da-f]{4}|\\.|&\w+;/gi;

/** From three letters up: shorter ones are abbreviations. In capitals alone: acronyms and Roman numerals. */
const WORD = /(?<![\p{L}\d])(?!\p{Lu}+(?!\p{L}))\p{L}{3,}(?!\d)/gu;

export function croatian(): Knows {
  const folder = import.meta.resolve('@cspell/dict-hr-hr/cspell-ext.json');
  const dictionary = decodeTrie(gunzipSync(readFileSync(new URL('dict/hr_HR.trie.gz', folder))));
  const local = new Set(localWords());
  const isEntry = (word: string) =>
    dictionary.hasWord(word, true) ||
    local.has(word) ||
    ENDINGS.some((ending) => word.endsWith(ending) && local.has(`${word.slice(0, word.length - ending.length)}-`));
  return (word) => isEntry(word) || isEntry(`${word.charAt(0).toLowerCase()}${word.slice(1)}`);
}

export function localWords(): string[] {
  const lines = readFileSync(join(root, 'scripts/local-words.txt'), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}

/** «file:line: word» of every word that is not known. */
export function misspellings(file: string, source: string, knows: Knows): string[] {
  const text = file.endsWith('.md') ? textsOfRecord(source) : textsOfCode(file, source, knows);
  return text
    .replace(ADDRESS, blank)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(WORD)].filter(([word]) => !knows(word)).map(([word]) => `${file}:${index + 1}: ${word}`),
    );
}

/** A record without what is not prose. Here as below, blanks keep every line in its place. */
function textsOfRecord(source: string): string {
  const [front = ''] = /^---\n.*?\n---\n/s.exec(source) ?? [];
  const fields = front.replace(FIELDS_OF_THE_PROGRAM, blank).replace(FIELD_NAME, blank);
  const body = source.slice(front.length).replace(LINK_TARGET_OR_CODE, blank);
  return `${fields}${body}`;
}

/**
 * Of code, only what is Croatian: text between tags, what a text's own attribute or property holds, strings with a
 * Croatian letter, and strings of several words of which most are Croatian. The rest is English, markup or no text.
 */
function textsOfCode(file: string, source: string, knows: Knows): string {
  const kept: { start: number; end: number }[] = [];
  const keepIfText = (name: string, node: { type: string; start: number; end: number }) => {
    if (node.type === 'Literal' && NAMES_A_TEXT.test(name)) kept.push(node);
  };
  const keepIfCroatian = (text: string, node: { start: number; end: number }) => {
    const words = text.match(/\p{L}+/gu) ?? [];
    const isSentence = /\p{L}[,.:]? \p{L}/u.test(text) && !/[<>='[]/.test(text);
    if (/[čćđšž]/i.test(text) || (isSentence && words.filter(knows).length * 2 > words.length)) kept.push(node);
  };
  new Visitor({
    JSXText: (node) => void kept.push(node),
    JSXAttribute: ({ name, value }) => value && keepIfText(String(name.name), value),
    Property: ({ key, value }) => key.type === 'Identifier' && keepIfText(key.name, value),
    Literal: (node) => typeof node.value === 'string' && keepIfCroatian(node.value, node),
    TemplateElement: (node) => keepIfCroatian(node.value.cooked ?? '', node),
  }).visit(parseSync(file, source).program);
  const characters = blank(source).split('');
  for (const { start, end } of kept) {
    const text = source.slice(start, end).replace(ESCAPE_OR_ENTITY, blank).replace(ADDRESS, blank);
    characters.splice(start, end - start, ...text.split(''));
  }
  return characters.join('');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

if (import.meta.main) {
  const knows = croatian();
  const faults = filesBelow(['content/records', 'app', 'server'])
    .map((file) => relative(root, file))
    .filter((file) => /\.(md|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => misspellings(file, readFileSync(join(root, file), 'utf8'), knows));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0)
    console.error('Names, dialect and other words the dictionary lacks go into scripts/local-words.txt.');
  process.exit(faults.length === 0 ? 0 : 1);
}
