import { neutralId } from '../../../domain/reference.ts';
import { GedcomEditError } from './edit-fault.ts';
import type { Node } from './gedcom-file.ts';
import type { Target } from './tree-edit.ts';

/** A mark of all that a structure says: another one says something else, give or take what never happens by chance. */
function markOf(node: Node): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  const add = (code: number): void => {
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  };
  const addNode = ({ tag, value, isPointer, children }: Node): void => {
    // Whoever sees less of a file sees its pointers by other names.
    for (const text of [tag, isPointer ? '@' : '', isPointer ? neutralId(value) : value]) {
      for (let at = 0; at < text.length; at += 1) add(text.charCodeAt(at));
      add(0);
    }
    children.forEach(addNode);
    add(1);
  };
  addNode(node);
  return ((other >>> 0) * 0x100000 + ((one >>> 0) >>> 12)).toString(36);
}

export function targetOf(node: Node, at: number): Target {
  return { at, mark: markOf(node) };
}

/** All that a structure says, for a person to read. */
function textOf(node: Node): string {
  return [node.value, ...node.children.map(textOf)].filter((text) => text !== '').join(', ');
}

/** What was looked at, where it stands by now. Throws `changed`. */
export function targeted(nodes: readonly Node[], target: Target, fits: (node: Node) => boolean = () => true): Node {
  const there = nodes[target.at];
  const found = there && markOf(there) === target.mark ? there : nodes.find((node) => markOf(node) === target.mark);
  if (!found || !fits(found)) throw new GedcomEditError('changed', { choices: there ? [textOf(there)] : [] });
  return found;
}
