/** As far as is looked for a sentence's end: letters without one would be gone through again from each of them. */
const LOOKED_AT = 2000;

/** The first sentences of a Markdown text as plain words, whole ones, up to the length. */
export function firstSentence(markdown: string, longest = 220): string {
  const plain = markdown
    .slice(0, LOOKED_AT)
    .replace(/^#+ .*$/gm, '')
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
