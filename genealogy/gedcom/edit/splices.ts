import { GedcomEditError } from './edit-fault.ts';

const LF = 0x0a;
const CR = 0x0d;

/** Bytes of the older file that others stand for in the newer one. */
export interface Splice {
  readonly at: number;
  readonly removed: Uint8Array;
  readonly inserted: Uint8Array;
}

/** In the order of the file, none within another. Throws `tangled` where the file is not the one they were made for. */
export function applySplices(bytes: Uint8Array, splices: readonly Splice[]): Uint8Array {
  const grown = splices.reduce((sum, { removed, inserted }) => sum + inserted.length - removed.length, 0);
  const result = new Uint8Array(Math.max(0, bytes.length + grown));
  let from = 0;
  let to = 0;
  for (const { at, removed, inserted } of splices) {
    if (at < from || at + removed.length > bytes.length) throw new GedcomEditError('tangled');
    for (let index = 0; index < removed.length; index += 1)
      if (bytes[at + index] !== removed[index]) throw new GedcomEditError('tangled');
    result.set(bytes.subarray(from, at), to);
    to += at - from;
    result.set(inserted, to);
    to += inserted.length;
    from = at + removed.length;
  }
  result.set(bytes.subarray(from), to);
  return result;
}

/** Applied to the newer file they give the older one, byte for byte. */
export function inverse(splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return splices.map(({ at, removed, inserted }) => {
    const back = { at: at + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return back;
  });
}

/**
 * The same splices for a file that was changed since by others, each made for what the one before it left. Throws `tangled` where
 * lines that they touch, or such as they would part, are no longer what they were.
 */
export function rebase(splices: readonly Splice[], later: readonly (readonly Splice[])[]): Splice[] {
  return later.reduce<Splice[]>((current, changes) => current.map((splice) => moved(splice, changes)), [...splices]);
}

/** Changes in their order; `undid` names the one that another has taken back. */
export interface Change {
  readonly number: number;
  readonly undid?: number | undefined;
  readonly splices: readonly Splice[];
}

/** The same without those that were taken back, and what came between as it would be had they never been there. */
export function withoutUndone(changes: readonly Change[]): Change[] {
  const standing: (Change & { readonly names: readonly number[] })[] = [];
  /** By an undo: the numbers of what it took back. An undo of the undo brings that back, under all of them. */
  const undone = new Map<number, readonly number[]>();
  for (const change of changes) {
    const at = standing.findIndex(({ names }) => names.includes(change.undid ?? NaN));
    const later = at < 0 ? undefined : withoutFirst(standing.slice(at));
    if (later) {
      undone.set(change.number, standing[at]?.names ?? []);
      standing.splice(at, Infinity, ...later);
    } else standing.push({ ...change, names: [change.number, ...(undone.get(change.undid ?? NaN) ?? [])] });
  }
  return standing;
}

/** Undefined where what came later hangs together with the first. */
function withoutFirst<One extends Change>([first, ...later]: readonly One[]): One[] | undefined {
  let back = inverse(first?.splices ?? []);
  try {
    return later.map((one) => {
      const splices = rebase(one.splices, [back]);
      back = rebase(back, [one.splices]);
      return { ...one, splices };
    });
  } catch (error) {
    if (error instanceof GedcomEditError) return undefined;
    throw error;
  }
}

function moved(splice: Splice, changes: readonly Splice[]): Splice {
  const end = splice.at + splice.removed.length;
  let shift = 0;
  for (const change of changes) {
    const changeEnd = change.at + change.removed.length;
    const isPoint = splice.removed.length === 0;
    // Where lines beside a point went or changed, the point stays what it was; where others came, it is two.
    const keepsPoint = isPoint && change.removed.length > 0 && !isBeneath(splice, change.removed);
    const isBefore = changeEnd < splice.at || (changeEnd === splice.at && (!isPoint || keepsPoint));
    const isBeside = change.at === end && splice.removed.length > 0 && !isBeneath(change, splice.removed);
    if (isBefore) shift += change.inserted.length - change.removed.length;
    else if (change.at <= end && !isBeside && !(keepsPoint && change.at === end)) throw new GedcomEditError('tangled');
  }
  return shift === 0 ? splice : { ...splice, at: splice.at + shift };
}

/** Whether what changed behind some lines belongs to them, and would belong to others without them. */
function isBeneath({ removed, inserted }: Splice, lines: Uint8Array): boolean {
  const highest = levelsOf(lines).reduce((one, other) => Math.min(one, other), Infinity);
  return [removed, inserted].some((changed) => changed.length > 0 && !((levelsOf(changed)[0] as number) <= highest));
}

/** What made one file of another, as records that came, went or changed. A record is the same by its first line, which has its id. */
export function spliceRecords(before: Uint8Array, after: Uint8Array): Splice[] {
  const old = recordsIn(before);
  const fresh = recordsIn(after);
  /** The first last, to be taken from the end. */
  const places = new Map<string, number[]>();
  fresh.toReversed().forEach(({ line }, at) => {
    const known = places.get(line);
    if (known) known.push(fresh.length - 1 - at);
    else places.set(line, [fresh.length - 1 - at]);
  });
  const splices: Splice[] = [];
  let [from, to] = [0, 0];
  const closeAt = (oldEnd: number, freshEnd: number) => {
    const at = old[from]?.start ?? before.length;
    const removed = before.subarray(at, old[oldEnd]?.start ?? before.length);
    const inserted = after.subarray(fresh[to]?.start ?? after.length, fresh[freshEnd]?.start ?? after.length);
    if (removed.length + inserted.length > 0) splices.push({ at, removed, inserted });
    [from, to] = [oldEnd, freshEnd];
  };
  old.forEach(({ line, text }, at) => {
    const left = places.get(line) ?? [];
    let place = left.pop();
    while (place !== undefined && place < to) place = left.pop();
    if (place === undefined) return;
    closeAt(at, place);
    if (fresh[place]?.text === text) [from, to] = [at + 1, place + 1];
    else closeAt(at + 1, place + 1);
  });
  closeAt(old.length, fresh.length);
  return splices;
}

function recordsIn(bytes: Uint8Array) {
  const starts: number[] = [];
  forEachLevel(bytes, (level, start) => {
    if (level === 0 || starts.length === 0) starts.push(starts.length === 0 ? 0 : start);
  });
  // A letter for each byte, whatever the charset.
  const decoder = new TextDecoder('latin1');
  return starts.map((start, at) => {
    const text = decoder.decode(bytes.subarray(start, starts[at + 1]));
    return { start, text, line: /[^\r\n]*/.exec(text)?.[0] ?? '' };
  });
}

function levelsOf(lines: Uint8Array): number[] {
  const levels: number[] = [];
  forEachLevel(lines, (level) => levels.push(level));
  return levels;
}

/** Line by line; whatever the charset, digits are digits, with nothing but zeros and blanks around them. */
function forEachLevel(lines: Uint8Array, visit: (level: number, start: number) => void): void {
  let level: number | undefined;
  let isStart = true;
  let start = 0;
  lines.forEach((byte, at) => {
    if (byte === LF || byte === CR) {
      isStart = true;
      start = at + 1;
    } else if (isStart && byte >= 0x30 && byte <= 0x39) level = (level ?? 0) * 10 + byte - 0x30;
    else if (isStart && byte !== 0 && (level !== undefined || (byte !== 0x20 && byte !== 0x09))) {
      visit(level ?? Infinity, start);
      level = undefined;
      isStart = false;
    }
  });
}
