import { ownTagDefinition } from '../structures/own-tags.ts';

const USUAL_HEADER = 8 * 1024;
const LONGEST_HEADER = 256 * 1024;
const LINE = /^[ \t]*(\d+)[ \t]+(@[^@\r\n]+@|\w+)[ \t]*([^\r\n]*)/gm;

/** What a file says about itself, read before anything else is understood. */
interface DeclaredHeader {
  readonly charset: string;
  readonly version: string;
  readonly language: string;
  /** By the name that a 7.0 of ours gave them: tags as they stood. */
  readonly ownTags: ReadonlyMap<string, string>;
}

/** Looks only at plain ASCII, so that it can be asked before the charset is known. */
export function readDeclaredHeader(bytes: Uint8Array): DeclaredHeader {
  const usual = headerIn(bytes.subarray(0, USUAL_HEADER));
  return usual.isWhole ? usual.declared : headerIn(bytes.subarray(0, LONGEST_HEADER)).declared;
}

function headerIn(bytes: Uint8Array): { declared: DeclaredHeader; isWhole: boolean } {
  const ownTags = new Map<string, string>();
  const declared = { charset: '', version: '', language: '', ownTags };
  let parent = '';
  for (const [, level, tag = '', value = ''] of new TextDecoder('latin1').decode(bytes).matchAll(LINE)) {
    if (level === '0' && parent !== '') return { declared, isWhole: true };
    if (level === '1') parent = tag.toUpperCase();
    if (level === '1' && parent === 'CHAR') declared.charset ||= value.trim();
    if (level === '1' && parent === 'LANG') declared.language ||= value.trim();
    const own = level === '2' && parent === 'SCHMA' ? ownTagDefinition(value) : undefined;
    if (own && own.name !== own.tag) ownTags.set(own.name, own.tag);
    if (level === '2' && parent === 'GEDC' && tag.toUpperCase() === 'VERS') declared.version ||= value.trim();
  }
  return { declared, isWhole: false };
}
