import type { Structure } from '../structures/structures.ts';
import { structure } from './structure-parts.ts';

/**
 * A picture or recording as a record of 7.0: 5.5 has file, form and title side by side, 5.5.1 has the title there when
 * the object stands within another record; 7.0 has form and title with the file they are about, and no record without one.
 */
export function mediaRecordOf(object: Structure): Structure {
  const said = object.value === '' ? object.children : [structure('FILE', object.value), ...object.children];
  const parts = said.some((part) => part.tag === 'FILE') ? said : [structure('FILE'), ...said];
  const file = parts.find((part) => part.tag === 'FILE') as Structure;
  const record = { ...object, value: '', isPointer: false };
  const belongsToFile = (part: Structure): boolean => part.tag === 'FORM' || part.tag === 'TITL';
  const moved = parts.filter(belongsToFile);
  const completed = { ...file, children: [...moved, ...file.children] };
  return {
    ...record,
    children: parts.filter((part) => !belongsToFile(part)).map((part) => (part === file ? completed : part)),
  };
}
