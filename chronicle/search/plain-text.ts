/** Before a heading: it is searched like all text, and never quoted as a sentence. */
export const HEADING = '\u0001';

/** What begins quotations and items of lists, one in another, and a heading; a line of strokes. */
const LINE_MARK =
  /^(?:(?:[ \t]{0,12}(?:>|(?:[-*+]|\d{1,3}[.)](?=[ \t]{1,9}\p{Lu}))[ \t])){0,6}[ \t]{0,12}(?:(#{1,6})[ \t])?|[-=*_]{3,}$)/gmu;

/** Where a link or a note leads, which no page shows: nobody finds it here who could not read it there. */
const DEFINITION =
  /^[ \t]{0,3}\[[^[\]]{1,200}\]:[ \t]{0,9}\S{1,500}(?:[ \t]{1,9}(?:"[^"\n]{0,300}"|'[^'\n]{0,300}'|\([^()\n]{0,300}\)))?[ \t]*$/gm;

const ENTITIES: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"' };

/** Text of Markdown as a reader sees it, in lines: without marks, addresses of links and notes. Takes time by its length alone. */
export function plainText(markdown: string): string {
  let text = markdown;
  // Looking for a sign first takes no time, and most texts have hardly any.
  if (text.includes('[')) {
    text = text
      .replace(/!?\[([^[\]]{0,500})\](?:\([^()]{0,500}\)|\[[^[\]]{0,80}\])/g, '$1')
      .replace(DEFINITION, '')
      .replace(/\[\^[^[\]\s]{1,40}\]:?/g, '');
  }
  if (text.includes('<')) text = text.replace(/<[a-z/!][^<>]{0,200}>/gi, ' ');
  if (text.includes('|'))
    text = text
      .replace(/^[|: \t-]{3,}$/gm, '')
      .replace(/[ \t]{0,3}\|[ \t]{0,3}(?=[^\n])/g, ' · ')
      .replace(/^ · |[ \t]{0,3}\|$/gm, '');
  text = text.replace(LINE_MARK, (_, heading) => (heading ? HEADING : ''));
  if (text.includes('&')) text = text.replace(/&(nbsp|amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? '');
  // A sign after a stroke is meant as it stands; a line below belongs to a word unless it is at its edge.
  return text.replace(/\\([^\p{L}\p{N}\s])|[*`~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '$1');
}
