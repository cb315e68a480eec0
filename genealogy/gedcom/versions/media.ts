import type { Structure } from '../structures/structures.ts';
import { structure } from './structure-parts.ts';

/**
 * A picture or recording as a record of 7.0: 5.5 has file, form and title side by side, 5.5.1 has the title there when
 * the object stands within another record; 7.0 has form and title with the file they are about.
 */
export function mediaRecordOf(object: Structure): Structure {
  const parts = object.value === '' ? object.children : [structure('FILE', object.value), ...object.children];
  const file = parts.find((part) => part.tag === 'FILE');
  const record = { ...object, value: '', isPointer: false };
  if (!file) return { ...record, children: parts };
  const belongsToFile = (part: Structure): boolean => part.tag === 'FORM' || part.tag === 'TITL';
  const moved = parts.filter(belongsToFile);
  const completed = { ...file, children: [...moved, ...file.children] };
  return {
    ...record,
    children: parts.filter((part) => !belongsToFile(part)).map((part) => (part === file ? completed : part)),
  };
}
