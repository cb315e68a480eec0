import { diffArrays } from 'diff';

export interface Merged {
  readonly text: string;
  readonly conflicts: readonly TextConflict[];
}

/** Where both have changed the same. */
interface TextConflict {
  readonly mine: string;
  readonly theirs: string;
  /** What stands in the text: mine, then what of theirs is not in it. */
  readonly both: string;
}

/** Texts further apart count as written anew: comparing them would take the product of their lengths. */
const MOST_EDITS = 100;

/** A change of the base: its paragraphs from start to before end became these. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly paragraphs: readonly string[];
}

interface Region {
  readonly start: number;
  end: number;
  readonly mine: Hunk[];
  readonly theirs: Hunk[];
}

/**
 * Two who have both changed a text, brought together by paragraph: no paragraph that either has written is lost. What both have
 * changed stands twice, mine first, and is told as a conflict.
 */
export function mergeText(base: string, mine: string, theirs: string): Merged {
  if (mine === theirs || theirs === base) return { text: mine, conflicts: [] };
  if (mine === base) return { text: theirs, conflicts: [] };
  const paragraphs = paragraphsOf(base);
  const conflicts: TextConflict[] = [];
  let merged: readonly string[] = [];
  let at = 0;
  for (const region of regionsOf(hunksOf(paragraphs, paragraphsOf(mine)), hunksOf(paragraphs, paragraphsOf(theirs)))) {
    merged = merged.concat(paragraphs.slice(at, region.start));
    at = region.end;
    const own = applied(paragraphs, region, region.mine);
    const other = applied(paragraphs, region, region.theirs);
    if (region.theirs.length === 0) merged = merged.concat(own);
    else if (region.mine.length === 0 || same(own, other)) merged = merged.concat(other);
    else {
      const written = new Set(own);
      const both = own.concat(other.filter((paragraph) => !written.has(paragraph)));
      merged = merged.concat(both);
      conflicts.push({ mine: textOf(own), theirs: textOf(other), both: textOf(both) });
    }
  }
  return { text: textOf(merged.concat(paragraphs.slice(at))), conflicts };
}

export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

function textOf(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n');
}

function hunksOf(base: readonly string[], changed: readonly string[]): Hunk[] {
  const changes = diffArrays([...base], [...changed], { maxEditLength: MOST_EDITS });
  if (!changes) return [{ start: 0, end: base.length, paragraphs: changed }];
  const hunks: Hunk[] = [];
  let at = 0;
  for (const { value, added, removed } of changes) {
    const last = hunks.at(-1);
    if (removed) {
      // What was removed after something was added in the same place is one change.
      if (last && last.end === at) hunks[hunks.length - 1] = { ...last, end: at + value.length };
      else hunks.push({ start: at, end: at + value.length, paragraphs: [] });
      at += value.length;
    } else if (added) {
      if (last && last.end === at) hunks[hunks.length - 1] = { ...last, paragraphs: [...last.paragraphs, ...value] };
      else hunks.push({ start: at, end: at, paragraphs: value });
    } else at += value.length;
  }
  return hunks;
}

/** Changes that touch the same paragraphs go together; what both have put in at one place does not touch. */
function regionsOf(mine: readonly Hunk[], theirs: readonly Hunk[]): Region[] {
  const all = [
    ...mine.map((hunk) => ({ hunk, whose: 'mine' as const })),
    ...theirs.map((hunk) => ({ hunk, whose: 'theirs' as const })),
  ].sort((a, b) => a.hunk.start - b.hunk.start || a.hunk.end - b.hunk.end);
  const regions: Region[] = [];
  for (const { hunk, whose } of all) {
    const last = regions.at(-1);
    const isSameInsertion =
      last && last.start === hunk.start && last.end === hunk.end && whose === 'theirs' && sameHunk(last.mine, hunk);
    if (last && (hunk.start < last.end || isSameInsertion)) {
      last[whose].push(hunk);
      last.end = Math.max(last.end, hunk.end);
    } else {
      regions.push({ start: hunk.start, end: hunk.end, mine: [], theirs: [], [whose]: [hunk] });
    }
  }
  return regions;
}

function sameHunk([first]: readonly Hunk[], hunk: Hunk): boolean {
  return first !== undefined && same(first.paragraphs, hunk.paragraphs);
}

function applied(base: readonly string[], { start, end }: Region, hunks: readonly Hunk[]): string[] {
  let result: readonly string[] = [];
  let at = start;
  for (const hunk of hunks) {
    result = result.concat(base.slice(at, hunk.start), hunk.paragraphs);
    at = hunk.end;
  }
  return result.concat(base.slice(at, end));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((paragraph, index) => paragraph === b[index]);
}
