import { TreeFileFault } from '../../domain/tree-file-fault.ts';

/**
 * By name, what was found of its latest version. It is kept while it is being found: whoever asks meanwhile must not begin anew. What
 * failed is tried again, except a file that is too large: that takes a minute each time.
 */
export class Kept<Value> {
  readonly #known = new Map<string, { readonly version: string; readonly value: Promise<Value> }>();

  /** `find` is given what was found of the version before. */
  get(name: string, version: string, find: (before: Value | undefined) => Promise<Value>): Promise<Value> {
    const known = this.#known.get(name);
    if (known?.version === version) return known.value;
    const before = known ? known.value.catch(() => undefined) : Promise.resolve(undefined);
    const begun = { version, value: before.then(find) };
    this.#known.set(name, begun);
    begun.value.catch((error: unknown) => {
      const isFinal = error instanceof TreeFileFault && error.code === 'too-large';
      if (!isFinal && this.#known.get(name) === begun) this.#known.delete(name);
    });
    return begun.value;
  }
}
