import { pathOfUri } from '../versions/media-files.ts';
import { openFile } from './edit-gedcom.ts';
import { startEditing } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { applySplices } from './splices.ts';

/** The file with other names for its pictures, by their paths in the archive it came in. */
export function renameFiles(bytes: Uint8Array, names: readonly (readonly [path: string, name: string])[]): Uint8Array {
  const { file, changes } = startEditing(openFile(bytes));
  const nameOf = new Map(names);
  file.records.forEach((_, number) => {
    const record = file.open(number);
    const look = (node: Node): void => {
      const name = node.tag === 'FILE' && nameOf.get(pathOfUri(node.value).replaceAll('\\', '/'));
      if (name) changes.setValue(record, node, name);
      node.children.forEach(look);
    };
    look(record);
  });
  return applySplices(bytes, changes.splices());
}
