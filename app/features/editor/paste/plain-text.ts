import { Fragment, type Schema, Slice } from '@tiptap/pm/model';

/** Lines of prose are longer: those of a letter that was wrapped are put together, those of a poem stay. */
const LONGEST_VERSE = 60;

/** Text as it is copied from a plain file or a message: paragraphs are apart by an empty line, or each is a line of its own. */
export function paragraphsOfText(text: string): string[][] {
  const clean = text.replace(/\r\n?/g, '\n').trim();
  if (clean === '') return [];
  if (!/\n[^\S\n]*\n/.test(clean))
    return isVerse(clean.split('\n')) ? [clean.split('\n')] : clean.split('\n').map((line) => [line]);
  return clean
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((block) => block.split('\n'))
    .map((lines) => (isVerse(lines) ? lines : [lines.join(' ')]));
}

/** Two lines and more, none long. */
function isVerse(lines: readonly string[]): boolean {
  return lines.length > 1 && lines.every((line) => line.trim().length <= LONGEST_VERSE);
}

export function sliceOfText(text: string, schema: Schema): Slice {
  const paragraphs = paragraphsOfText(text).map((lines) => {
    const content = lines.flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line.trim() === '' ? [] : [{ type: 'text', text: line.trim() }]),
    ]);
    return schema.nodeFromJSON({ type: 'paragraph', content });
  });
  return new Slice(Fragment.from(paragraphs), 1, 1);
}
