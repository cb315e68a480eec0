import type { Library } from './library.ts';

/** Something computed from the whole chronicle: once, and again after it has changed. */
export function derived<Value>(compute: (library: Library) => Value): (library: Library) => Value {
  const known = new WeakMap<object, { readonly value: Value }>();
  return (library) => {
    const state = library.state();
    let kept = known.get(state);
    if (!kept) {
      kept = { value: compute(library) };
      known.set(state, kept);
    }
    return kept.value;
  };
}
