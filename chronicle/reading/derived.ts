import type { Library } from './library.ts';
import { remembered } from './remembered.ts';

/** Something computed from the whole chronicle: once, and again after it has changed. */
export function derived<Value>(compute: (library: Library) => Value): (library: Library) => Value {
  return remembered(compute, (library) => library.state());
}
