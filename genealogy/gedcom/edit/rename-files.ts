import { pathOfUri } from '../versions/media-files.ts';
import { openFile } from './edit-gedcom.ts';
import { startEditing } from './editing.ts';
import type { Node } from './gedcom-file.ts';
import { applySplices } from './splices.ts';

/**
 * The file with other names for its pictures. They are known by their paths; a program that wrote paths of its own disk is understood by
 * the last part, unless several files are called so.
 */
export function renameFiles(bytes: Uint8Array, names: readonly (readonly [path: string, name: string])[]): Uint8Array {
  const { file, changes } = startEditing(openFile(bytes));
  const byPath = new Map(names);
  const byEnd = Map.groupBy(names, ([path]) => endOf(path));
  const nameOf = (path: string): string | undefined => {
    const [only, ...others] = byEnd.get(endOf(path)) ?? [];
    return byPath.get(path) ?? (others.length === 0 ? only?.[1] : undefined);
  };
  file.records.forEach((_, number) => {
    const record = file.open(number);
    const look = (node: Node): void => {
      const name = node.tag === 'FILE' ? nameOf(pathOfUri(node.value).replaceAll('\\', '/')) : undefined;
      if (name !== undefined) changes.setValue(record, node, name);
      node.children.forEach(look);
    };
    look(record);
  });
  return applySplices(bytes, changes.splices());
}

function endOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
