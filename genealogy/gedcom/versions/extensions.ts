import { ownTagUri } from '../structures/own-tags.ts';
import type { Structure } from '../structures/structures.ts';
import { structure } from './structure-parts.ts';

/** Names that the conversion to 7.0 has for what it keeps; another tag must not come to bear one. */
const RESERVED = ['_TEXT', '_XREF', '_CONC', '_CONT', '_BLOB', '_SUBN', '_FILE', '_TYPE', '_FONE', '_ROMN'];
const LEGAL = /^_[A-Z0-9_]+$/;

/**
 * The tags of a file that 7.0 has not, or not there: each gets an underscore and a line in HEAD.SCHMA that says by its
 * URI what it was, so that reading the file again brings back the tag as it stood.
 */
export class Extensions {
  readonly #program: string;
  /** Tags that the file has for something of its own. */
  readonly #taken: Set<string>;
  readonly #names = new Map<string, string>();
  readonly #used = new Set<string>();

  constructor(program: string, taken: ReadonlySet<string>) {
    this.#program = program;
    this.#taken = new Set([...taken, ...RESERVED]);
  }

  nameOf(tag: string): string {
    const known = this.#names.get(tag);
    if (known !== undefined) return known;
    const plain = LEGAL.test(tag) ? tag : `_${tag.replace(/^_(?=.)/, '').toUpperCase()}`;
    let name = plain;
    for (let attempt = 2; name !== tag && (this.#taken.has(name) || this.#used.has(name)); attempt += 1)
      name = `${plain}_${attempt}`;
    this.#names.set(tag, name);
    this.#used.add(name);
    return name;
  }

  /** The declarations of the file itself, and after them ours. */
  schema(declared: readonly Structure[]): Structure | undefined {
    const known = new Set(declared.filter(({ tag }) => tag === 'TAG').map(({ value }) => value.split(' ')[0]));
    const own = [...this.#names]
      .filter(([, name]) => !known.has(name))
      .map(([tag, name]) => `${name} ${ownTagUri(tag, this.#program)}`)
      .sort();
    if (declared.length + own.length === 0) return undefined;
    return structure('SCHMA', '', [...declared, ...own.map((definition) => structure('TAG', definition))]);
  }
}
