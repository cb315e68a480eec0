import { GedcomEditError } from './edit-fault.ts';
import { openFile } from './edit-gedcom.ts';
import type { GedcomFile, Node } from './gedcom-file.ts';
import { targeted, targetOf } from './marks.ts';
import type { Owner, Target, TreeEdit } from './tree-edit.ts';

/**
 * An edit that was made on what somebody sees of a file, for the file itself: where an event has more to say than they see, it is
 * the one that says all they saw. What cannot be told stays as it is, and is a conflict.
 */
export function withWholeTargets(seen: Uint8Array, whole: Uint8Array, edit: TreeEdit): TreeEdit {
  try {
    return moved(openFile(seen), openFile(whole), edit);
  } catch (error) {
    if (error instanceof GedcomEditError) return edit;
    throw error;
  }
}

function moved(seen: GedcomFile, whole: GedcomFile, edit: TreeEdit): TreeEdit {
  switch (edit.kind) {
    case 'name': {
      const owner = { person: edit.person };
      return edit.target
        ? { ...edit, target: meant(recordOf(seen, owner), recordOf(whole, owner), edit.target) }
        : edit;
    }
    case 'event':
    case 'note':
      return edit.target
        ? { ...edit, target: meant(recordOf(seen, edit.owner), recordOf(whole, edit.owner), edit.target) }
        : edit;
    case 'source':
    case 'picture': {
      const records = [recordOf(seen, edit.owner), recordOf(whole, edit.owner)] as const;
      const event = edit.event && meant(...records, edit.event);
      const holders =
        edit.event && event
          ? ([targeted(records[0].children, edit.event), targeted(records[1].children, event)] as const)
          : records;
      return {
        ...edit,
        ...(event ? { event } : {}),
        ...(edit.target ? { target: meant(...holders, edit.target) } : {}),
      };
    }
    case 'merge': {
      const owner = { person: edit.drop };
      const records = [recordOf(seen, owner), recordOf(whole, owner)] as const;
      return { ...edit, take: edit.take.map((target) => meant(...records, target)) };
    }
    default:
      return edit;
  }
}

function recordOf(file: GedcomFile, owner: Owner): Node {
  return 'person' in owner
    ? file.person(file.resolve('person', owner.person))
    : file.family(file.resolve('family', owner.family));
}

function meant(seen: Node, whole: Node, target: Target): Target {
  const structure = targeted(seen.children, target);
  const targets = whole.children.map(targetOf);
  if (targets.some(({ mark }) => mark === target.mark)) return target;
  const [only, ...others] = targets.filter(({ at }) => saysAll(whole.children[at] as Node, structure));
  return only && others.length === 0 ? only : target;
}

/** Whether one says all that the other does, and perhaps more. */
function saysAll(one: Node, other: Node): boolean {
  if (one.tag !== other.tag || one.isPointer !== other.isPointer) return false;
  if (!one.isPointer && one.value !== other.value) return false;
  return other.children.every((part) => one.children.some((own) => saysAll(own, part)));
}
