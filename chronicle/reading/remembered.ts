/** Computed once for each object, or for what `keyOf` finds of it, as long as that is there: what changes is another object. */
export function remembered<Of extends object, Value>(
  compute: (of: Of) => Value,
  keyOf: (of: Of) => object = (of) => of,
): (of: Of) => Value {
  const known = new WeakMap<object, { readonly value: Value }>();
  return (of) => {
    const key = keyOf(of);
    let kept = known.get(key);
    if (!kept) {
      kept = { value: compute(of) };
      known.set(key, kept);
    }
    return kept.value;
  };
}
