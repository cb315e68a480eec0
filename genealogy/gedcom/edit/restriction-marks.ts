import { FLAG_LIST, RESTRICTED_FLAG } from '../../living/evidence.ts';
import { isOpen } from '../../living/visibility.ts';
import { saysNo } from '../versions/vocabulary.ts';
import type { Node } from './gedcom-file.ts';

/** The structures of a record that hide whoever it is about, found as whoever hides them finds them. */
export function restrictionMarks(record: Node): Node[] {
  return record.children.flatMap((node) => {
    const listed = FLAG_LIST.test(node.tag) ? node.children.filter(isMark) : [];
    return isMark(node) ? [node] : listed;
  });
}

/** What of a record hides whoever it is about, with all that stands around the marks. */
export function hidingIn(record: Node): Node[] {
  const marks = new Set(restrictionMarks(record));
  return record.children.filter((node) => marks.has(node) || node.children.some((child) => marks.has(child)));
}

function isMark({ tag, value }: Node): boolean {
  if (tag === 'RESN') return !isOpen(value);
  if (RESTRICTED_FLAG.test(tag)) return !saysNo(value);
  return FLAG_LIST.test(tag) && RESTRICTED_FLAG.test(value.trim());
}
