import { decodeText } from '../text/read-text.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';

/** The whole file in UTF-8, with a header that says so; every line stays as it is otherwise. */
export function convertToUtf8(file: GedcomFile): Uint8Array {
  const { source } = file;
  const decoded = new TextDecoder().decode(decodeText(source.bytes, source.recognised));
  const header = file.records[0]?.tag === 'HEAD' ? file.open(0) : undefined;
  if (!header || file.version === '7.0') return new TextEncoder().encode(decoded);
  const end = source.terminatorBefore(header.ownEnd) || source.usualTerminator;
  // Only plain letters come before the end of a line that declares a charset, so that positions are counted in letters.
  const before = (position: number): string => source.decode([source.text.subarray(0, position)]);
  const replaced = (node: Node): string => {
    const [start, rest] = [before(node.start), before(node.end).length];
    return `${start}1 CHAR UTF-8${end}${decoded.slice(rest)}`;
  };
  const charset = header.children.find(({ tag }) => tag === 'CHAR');
  if (charset) return new TextEncoder().encode(replaced(charset));
  const start = before(header.ownEnd);
  return new TextEncoder().encode(`${start}1 CHAR UTF-8${end}${decoded.slice(start.length)}`);
}
