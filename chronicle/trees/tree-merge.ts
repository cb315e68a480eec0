import {
  comparedFields,
  type Genealogy,
  joinTwice,
  type MatchedPair,
  match,
  mergeFiles,
  readGedcom,
  surelyTwice,
  wordReasons,
} from '../../genealogy/index.ts';
import { comparePeople, shortText, shortTexts } from './compared-people.ts';
import { describeGenealogy, VILLAGE } from './describe-tree.ts';
import { type MergeDecisions, type MergePerson, type MergePlan, mergeId, PLAN_LIMITS } from './tree-merge-plan.ts';
import { yearsOf } from './years-of.ts';

export interface MergeRequest {
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
  readonly decisions: MergeDecisions;
  readonly today: string;
  readonly lastId: number;
  /** Which page of those who differ is listed. */
  readonly page: number;
}

/** Takes as long as both files are large: run by a process of its own (server/trees). Throws GedcomUnreadableError and GedcomEditError. */
export function planMerge(request: MergeRequest): MergePlan {
  const { before, theirs, twice, pairs, asked, candidates, merged } = merge(request);
  const after = readGedcom(merged.bytes, VILLAGE).genealogy;
  const partners = new Map(pairs.map(({ indexA, indexB }) => [indexA, indexB]));
  const partnerOf = (index: number) => partners.get(index);
  const held = new Map(merged.held.map(({ person, fields }) => [person, fields]));
  const differing = pairs
    .map((pair) => differenceOf(before, theirs, after, pair, held.get(pair.a)))
    .filter((difference) => difference !== undefined)
    // What was chosen must not move anybody to another page.
    .toSorted((one, other) => Number(other.isConflict) - Number(one.isConflict))
    .map(({ isConflict: _, ...person }) => person);
  const pages = pagesOf(differing);
  const page = Math.min(request.page, pages.length);
  const doubtful = asked.map((pair) => ({
    a: pair.a,
    b: pair.b,
    mine: personOf(before, pair.a),
    theirs: personOf(theirs, pair.b),
    reasons: wordReasons(pair.why),
    ...comparePeople(before, theirs, pair, partnerOf),
  }));
  const refused = [...new Set(merged.refused.map(({ person }) => person))];
  return {
    counts: {
      pairs: pairs.length,
      doubtful: asked.length,
      onlyTheirs: candidates.length,
      added: merged.added.length,
      twice: twice.length,
      differing: differing.length,
      changed: differing.filter(({ changes }) => changes).length,
      held: merged.held.length,
      refused: refused.length,
      noLongerLiving: merged.noLongerLiving.length,
    },
    changesNothing: merged.splices.length === 0,
    doubtful: within(doubtful, PLAN_LIMITS.doubtful),
    page,
    pages: pages.length,
    differing: pages[page - 1] ?? [],
    onlyTheirs: within(
      candidates.map((id) => personOf(theirs, id)),
      PLAN_LIMITS.onlyTheirs,
    ),
    twice: within(twice, PLAN_LIMITS.others, PLAN_LIMITS.othersBytes),
    held: within(
      merged.held.map(({ person }) => personOf(before, person)),
      PLAN_LIMITS.others,
      PLAN_LIMITS.othersBytes,
    ),
    refused: within(
      refused.map((id) => personOf(after, id)),
      PLAN_LIMITS.others,
      PLAN_LIMITS.othersBytes,
    ),
    noLongerLiving: within(
      merged.noLongerLiving.map((id) => personOf(before, id)),
      PLAN_LIMITS.others,
      PLAN_LIMITS.othersBytes,
    ),
  };
}

/** The same, done: run by a process of its own as well. */
export function mergedTree(request: MergeRequest) {
  const { merged } = merge(request);
  const { genealogy } = readGedcom(merged.bytes, VILLAGE);
  return {
    bytes: merged.bytes,
    lastId: merged.lastId,
    changesNothing: merged.splices.length === 0,
    description: describeGenealogy(genealogy, request.today),
  };
}

function merge({ mine, theirs: foreign, decisions, today, lastId }: MergeRequest) {
  const before = readGedcom(mine, VILLAGE).genealogy;
  const sent = readGedcom(foreign, VILLAGE).genealogy;
  const twice = surelyTwice(sent);
  const joined = twice.length > 0 ? joinTwice(mine, sent, twice) : foreign;
  const theirs = twice.length > 0 ? readGedcom(joined, VILLAGE).genealogy : sent;
  const found = match(before, theirs);
  const { pairs, waiting, asked } = decided(found, decisions);
  const taken = new Set([...pairs, ...waiting].map(({ b }) => b));
  // Whoever may be somebody of ours is not added before somebody has decided: they would stand there twice.
  const candidates = Array.from({ length: theirs.individuals.size }, (_, index) =>
    theirs.individuals.idAt(index),
  ).filter((id) => !taken.has(id));
  const wanted = Array.isArray(decisions.add) ? new Set(decisions.add) : undefined;
  const add = decisions.add === 'nobody' ? [] : candidates.filter((id) => wanted?.has(id) ?? true);
  const fields: Record<string, Record<string, 'mine' | 'theirs' | 'both'>> = {};
  for (const { person, field, choice } of decisions.fields) fields[person] = { ...fields[person], [field]: choice };
  const merged = mergeFiles(mine, joined, pairs, { fields, add }, { today, lastId });
  return { before, theirs, twice: twice.map(({ keep }) => personOf(sent, keep)), pairs, asked, candidates, merged };
}

/** Who is one person by the engine's word and an editor's, each at most once; who still waits for a word, and of whom it is asked. */
function decided(
  found: { readonly pairs: readonly MatchedPair[]; readonly doubtful: readonly MatchedPair[] },
  decisions: MergeDecisions,
): { pairs: MatchedPair[]; waiting: MatchedPair[]; asked: MatchedPair[] } {
  const word = new Map(decisions.pairs.map(({ a, b, is }) => [keyOf({ a, b }), is]));
  const [takenA, takenB] = [new Set<string>(), new Set<string>()];
  const isFree = ({ a, b }: MatchedPair) => !takenA.has(a) && !takenB.has(b);
  const pairs = [
    ...found.pairs.filter((pair) => word.get(keyOf(pair)) !== 'different'),
    ...found.doubtful.filter((pair) => word.get(keyOf(pair)) === 'same'),
  ].filter((pair) => {
    if (!isFree(pair)) return false;
    takenA.add(pair.a);
    takenB.add(pair.b);
    return true;
  });
  const waiting = found.doubtful.filter((pair) => {
    const is = word.get(keyOf(pair));
    return isFree(pair) && is !== 'same' && is !== 'different';
  });
  return { pairs, waiting, asked: waiting.filter((pair) => word.get(keyOf(pair)) !== 'skipped') };
}

type Differing = MergePlan['differing'][number];

function keyOf({ a, b }: { readonly a: string; readonly b: string }): string {
  return `${a}\n${b}`;
}

/** The fields that theirs tells otherwise, and what ours would say then; undefined where there are none. */
function differenceOf(
  before: Genealogy,
  theirs: Genealogy,
  after: Genealogy,
  pair: MatchedPair,
  held: readonly string[] = [],
) {
  const differing = comparedFields(before, theirs, pair).filter(
    ({ differs, theirs: said }) => differs && said.length > 0,
  );
  if (differing.length === 0) return undefined;
  const then = comparedFields(before, after, { indexA: pair.indexA, indexB: after.individuals.indexOf(pair.a) });
  const told = differing.map(({ field, mine, theirs: said }) => {
    const now = then.find((one) => one.field === field);
    return {
      field,
      mine: shortTexts(mine),
      theirs: shortTexts(said),
      becomes: shortTexts(now?.theirs ?? mine),
      changes: now?.differs === true,
      held: held.includes(field),
    };
  });
  return {
    ...personOf(before, pair.a),
    b: pair.b,
    theirName: personOf(theirs, pair.b).name,
    reasons: wordReasons(pair.why),
    changes: told.some(({ changes }) => changes),
    isConflict: told.some(({ mine, theirs: said }) => mine.length > 0 && said.length > 0),
    fields: told,
  };
}

function personOf({ individuals }: Genealogy, id: string): MergePerson {
  const person = individuals.get(id);
  return { id, name: shortText(person?.name.full ?? ''), years: person ? yearsOf(person) : '' };
}

/** So many at once as a document holds; nobody is left out, and of somebody of whom endlessly much is told not all of it is listed. */
function pagesOf(items: readonly Differing[]): Differing[][] {
  const pages: Differing[][] = [[]];
  let left: number = PLAN_LIMITS.bytes;
  for (const whole of items) {
    if (!hasShortIds(whole)) continue;
    let item = whole;
    while (weightOf(item) > PLAN_LIMITS.bytes) item = { ...item, fields: item.fields.slice(0, -1) };
    const page = pages.at(-1) as Differing[];
    left -= weightOf(item);
    if (page.length > 0 && (left < 0 || page.length >= PLAN_LIMITS.differingOnPage)) {
      pages.push([item]);
      left = PLAN_LIMITS.bytes - weightOf(item);
    } else page.push(item);
  }
  return pages;
}

/** What it would become is at most what both say. Whatever was chosen, everybody is as heavy: pages must not move. */
function weightOf({ fields, ...person }: Differing): number {
  const said = fields.map(({ field, mine, theirs }) => ({ field, mine, theirs }));
  return sizeOf(person) + 2 * sizeOf(said);
}

function sizeOf(item: unknown): number {
  return Buffer.byteLength(JSON.stringify(item));
}

function hasShortIds(item: { readonly id: string; readonly b?: string } | { readonly a: string; readonly b: string }) {
  const ids = ['id' in item ? item.id : item.a, ...(item.b === undefined ? [] : [item.b])];
  return ids.every((id) => mergeId.safeParse(id).success);
}

/** As many as may be stored; whose id is longer than any program writes is not listed. */
function within<Item extends { readonly id: string; readonly b?: string } | { readonly a: string; readonly b: string }>(
  items: readonly Item[],
  most: number,
  bytes: number = PLAN_LIMITS.bytes,
): Item[] {
  const listed: Item[] = [];
  let left = bytes;
  for (const item of items) {
    if (!hasShortIds(item)) continue;
    left -= sizeOf(item);
    if (left < 0 || listed.length >= most) break;
    listed.push(item);
  }
  return listed;
}
