/** The first sentences of a Markdown text as plain words, whole ones, up to the length. */
export function firstSentence(markdown: string, longest = 220): string {
  const plain = markdown
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
