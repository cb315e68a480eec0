import type { Structure } from '../structures/structures.ts';

export function structure(tag: string, value = '', children: Structure[] = []): Structure {
  return { tag, xref: '', value, isPointer: false, children };
}

export function pointerTo(tag: string, xref: string, children: Structure[] = []): Structure {
  return { tag, xref: '', value: xref, isPointer: true, children };
}

export function child(parent: Structure, tag: string): Structure | undefined {
  return parent.children.find((part) => part.tag === tag);
}

/** The value of the first substructure with the tag, empty where there is none. */
export function valueIn(parent: Structure, tag: string): string {
  return child(parent, tag)?.value ?? '';
}

export function isSame(a: Structure, b: Structure): boolean {
  return (
    a.tag === b.tag &&
    a.xref === b.xref &&
    a.value === b.value &&
    a.isPointer === b.isPointer &&
    a.children.length === b.children.length &&
    a.children.every((part, index) => isSame(part, b.children[index] as Structure))
  );
}
