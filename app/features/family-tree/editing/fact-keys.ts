import type { Target } from '../../../../genealogy/gedcom/edit/tree-edit.ts';

interface Keyed {
  readonly key: string | undefined;
  readonly mark: string;
}

/** As long as the page is open, like the drafts that are kept by these keys. */
const known = new Map<string, readonly Keyed[]>();
let made = 0;

/**
 * A key for each fact of a group, by which it is known while others come and go and when what it says changes:
 * as many as say something new between two neighbours are those that stood there before.
 */
export function factKeys(group: string, facts: readonly { readonly target: Pick<Target, 'mark'> }[]): string[] {
  const before = known.get(group) ?? [];
  const gone = [...before];
  const same = facts.map(({ target: { mark } }): Keyed => {
    const at = gone.findIndex((one) => one.mark === mark);
    return { key: at < 0 ? undefined : gone.splice(at, 1)[0]?.key, mark };
  });
  const goneAfter = changedAfter(before, new Set(gone));
  const newAfter = changedAfter(same, new Set(same.filter(({ key }) => key === undefined)));
  const keys = new Map<Keyed, string | undefined>(same.map((one) => [one, one.key]));
  for (const [neighbour, fresh] of newAfter) {
    const former = goneAfter.get(neighbour) ?? [];
    for (const [index, one] of fresh.entries()) {
      made += 1;
      keys.set(one, (former.length === fresh.length ? former[index]?.key : undefined) ?? `${group} ${made}`);
    }
  }
  const now = same.map((one) => ({ key: keys.get(one) ?? '', mark: one.mark }));
  known.set(group, now);
  return now.map(({ key }) => key);
}

/** By the key of the nearest fact before them that stayed as it was. */
function changedAfter(all: readonly Keyed[], changed: ReadonlySet<Keyed>): Map<string | undefined, Keyed[]> {
  const found = new Map<string | undefined, Keyed[]>();
  let neighbour: string | undefined;
  for (const one of all) {
    if (!changed.has(one)) neighbour = one.key;
    else found.set(neighbour, [...(found.get(neighbour) ?? []), one]);
  }
  return found;
}
