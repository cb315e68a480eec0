/**
 * A minimal automaton of strings: every prefix and every ending that strings share is kept once. Written as arcs of 32 bits,
 * a state being the place of its first arc: label (6 bits), whether the string may end with it, whether it is the state's
 * last, and the state it leads to (24 bits; 0 has none).
 */
export interface Automaton {
  /** Character codes, in order; an arc's label is the place in it. */
  readonly alphabet: Uint16Array;
  readonly root: number;
  readonly arcs: Uint32Array;
}

export const LABEL_BITS = 6;
export const FINAL = 1 << LABEL_BITS;
export const LAST = FINAL << 1;
export const TARGET_SHIFT = LABEL_BITS + 2;
const MAGIC = 0x48_52_44_31;

/** The strings have to be sorted by character codes, each once. (Daciuk et al., Incremental construction of minimal acyclic automata.) */
export function buildAutomaton(sorted: readonly string[]): Automaton {
  const alphabet = alphabetOf(sorted);
  const labelOf = new Map([...alphabet].map((code, label) => [code, label]));
  const register = new Register();
  // The states on the way to the last string: the arcs of each, the last one still open.
  const path: number[][] = [[]];
  let previous = '';
  const closeBelow = (depth: number) => {
    for (let open = path.length - 1; open > depth; open -= 1) {
      const arcs = path.pop() as number[];
      const before = path[open - 1] as number[];
      const arc = before.length - 1;
      before[arc] = ((before[arc] as number) | (register.stateOf(arcs) << TARGET_SHIFT)) >>> 0;
    }
  };
  for (const word of sorted) {
    let shared = 0;
    while (shared < previous.length && word.charCodeAt(shared) === previous.charCodeAt(shared)) shared += 1;
    closeBelow(shared);
    for (let place = shared; place < word.length; place += 1) {
      const label = labelOf.get(word.charCodeAt(place)) as number;
      (path[place] as number[]).push(label | (place === word.length - 1 ? FINAL : 0));
      path.push([]);
    }
    previous = word;
  }
  closeBelow(0);
  const root = register.stateOf(path[0] as number[]);
  return { alphabet, root, arcs: register.arcs() };
}

function alphabetOf(sorted: readonly string[]): Uint16Array {
  const codes = new Set<number>();
  for (const word of sorted) for (let place = 0; place < word.length; place += 1) codes.add(word.charCodeAt(place));
  if (codes.size > 1 << LABEL_BITS) throw new Error(`${codes.size} different characters, at most ${1 << LABEL_BITS}`);
  return Uint16Array.from([...codes].sort((a, b) => a - b));
}

/** The states that are finished: of two with the same arcs only one is kept. */
class Register {
  // Nobody leads to place 0: it stands for no state.
  #arcs = new Uint32Array(1 << 16);
  #used = 1;
  #table = new Uint32Array(1 << 16);
  #states = 0;

  stateOf(arcs: number[]): number {
    const last = arcs.length - 1;
    if (last < 0) return 0;
    arcs[last] = (arcs[last] as number) | LAST;
    let slot = hashOf(arcs) & (this.#table.length - 1);
    for (;;) {
      const state = this.#table[slot] as number;
      if (state === 0) break;
      if (this.#isAt(state, arcs)) return state;
      slot = (slot + 1) & (this.#table.length - 1);
    }
    const state = this.#add(arcs);
    this.#table[slot] = state;
    this.#states += 1;
    if (this.#states * 2 > this.#table.length) this.#growTable();
    return state;
  }

  arcs(): Uint32Array {
    return this.#arcs.slice(0, this.#used);
  }

  #isAt(state: number, arcs: readonly number[]): boolean {
    for (let place = 0; place < arcs.length; place += 1) {
      if (this.#arcs[state + place] !== arcs[place]) return false;
    }
    return true;
  }

  #add(arcs: readonly number[]): number {
    if (this.#used + arcs.length > this.#arcs.length) {
      const larger = new Uint32Array(this.#arcs.length * 2);
      larger.set(this.#arcs);
      this.#arcs = larger;
    }
    this.#arcs.set(arcs, this.#used);
    this.#used += arcs.length;
    return this.#used - arcs.length;
  }

  #growTable(): void {
    const states = this.#table.filter((state) => state !== 0);
    this.#table = new Uint32Array(this.#table.length * 2);
    for (const state of states) {
      let end = state;
      while (((this.#arcs[end] as number) & LAST) === 0) end += 1;
      let slot = hashOf(this.#arcs.subarray(state, end + 1)) & (this.#table.length - 1);
      while (this.#table[slot] !== 0) slot = (slot + 1) & (this.#table.length - 1);
      this.#table[slot] = state;
    }
  }
}

function hashOf(arcs: ArrayLike<number>): number {
  let hash = 17;
  for (let place = 0; place < arcs.length; place += 1) {
    hash = Math.imul(hash ^ (arcs[place] as number), 0x9e_37_79_b1);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Of all that follows the head: a file that was cut off or damaged would lead astray. */
function checksumOf(words: Uint32Array): number {
  let sum = 17;
  for (let place = 0; place < words.length; place += 1) sum = Math.imul(sum ^ (words[place] as number), 0x01_00_01_93);
  return sum >>> 0;
}

const HEAD = 4;

export function writeAutomaton({ alphabet, root, arcs }: Automaton): Uint8Array {
  const words = new Uint32Array(HEAD + alphabet.length + arcs.length);
  words.set(alphabet, HEAD);
  words.set(arcs, HEAD + alphabet.length);
  words.set([MAGIC, root, alphabet.length, checksumOf(words.subarray(HEAD))]);
  return new Uint8Array(words.buffer);
}

/** A view on the bytes, which are not copied unless they lie crookedly. */
export function readAutomaton(bytes: Uint8Array): Automaton {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(whole.buffer, whole.byteOffset, whole.byteLength >> 2);
  const [magic, root = 0, letters = 0, checksum] = words;
  if (magic !== MAGIC || checksum !== checksumOf(words.subarray(HEAD))) {
    throw new Error('These bytes are not a compiled dictionary, or not all of it.');
  }
  return {
    root,
    alphabet: Uint16Array.from(words.subarray(HEAD, HEAD + letters)),
    arcs: words.subarray(HEAD + letters),
  };
}
