import type { IndividualReference } from '../../domain/reference.ts';
import type { Sameness } from '../../genealogy/index.ts';

/**
 * By tree, who is hidden in another, by their ids. Whoever is restricted in one tree is hidden in all: otherwise the tree that
 * shows them would tell who it is that the other hides.
 */
export function hiddenElsewhere(
  trees: readonly { readonly tree: string; readonly restricted: readonly string[] }[],
  sames: readonly Sameness[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, IndividualReference[]>();
  const tell = (one: IndividualReference, other: IndividualReference) => {
    const known = others.get(keyOf(one));
    if (known) known.push(other);
    else others.set(keyOf(one), [other]);
  };
  for (const { one, other } of sames) {
    tell(one, other);
    tell(other, one);
  }
  const hidden = new Map<string, Set<string>>();
  const open: IndividualReference[] = trees.flatMap(({ tree, restricted }) => restricted.map((id) => ({ tree, id })));
  for (let next = open.pop(); next; next = open.pop())
    for (const other of others.get(keyOf(next)) ?? []) {
      const ids = hidden.get(other.tree) ?? new Set();
      if (ids.has(other.id)) continue;
      hidden.set(other.tree, ids.add(other.id));
      open.push(other);
    }
  return hidden;
}

function keyOf({ tree, id }: IndividualReference): string {
  return `${tree}#${id}`;
}
