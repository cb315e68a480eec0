/** One tag of a page that the site has written: every attribute has its value in double quotes, or none. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Scripts, styles and comments are passed over whole: what is in them is no tag. */
const PARTS =
  /<!--[\s\S]*?-->|<(script|style)\b((?:[^>"]|"[^"]*")*)>([\s\S]*?)<\/\1>|<([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([^\s="/]+)(?:="([^"]*)")?/g;

/** Puts something else in the place of each opening tag, or of a whole script or style; what answers undefined stays. */
export function replaceTags(
  html: string,
  replace: (tag: Tag, content: string | undefined) => string | undefined,
): string {
  return html.replace(PARTS, (whole, raw: string, rawWords: string, content: string, name: string, words: string) => {
    if (whole.startsWith('<!--')) return whole;
    const tag = { name: (raw ?? name).toLowerCase(), attributes: attributesIn(rawWords ?? words) };
    return replace(tag, raw ? content : undefined) ?? whole;
  });
}

function attributesIn(words: string): Map<string, string> {
  return new Map(
    [...words.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
  );
}

export function written({ name, attributes }: Tag): string {
  const words = [...attributes].map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${words.join('')}>`;
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Addresses in a set of pictures, each with its width or density. */
export function replaceInSet(set: string, replace: (address: string) => string): string {
  return set
    .split(/,\s+/)
    .map((one) => {
      const [address = '', ...rest] = one.trim().split(/\s+/);
      return [replace(address), ...rest].join(' ');
    })
    .join(', ');
}

export function addressesInSet(set: string): string[] {
  const found: string[] = [];
  replaceInSet(set, (address) => {
    if (address !== '') found.push(address);
    return address;
  });
  return found;
}
