import { closestKin } from '../closest-kin.ts';
import { attachmentsOf } from '../gedcom/people/attachments.ts';
import type { Genealogy, LifeEvent } from '../genealogy.ts';
import { NOBODY, Sex } from '../graph.ts';
import type { MatchedPair } from '../match/match.ts';
import { wordReasons } from '../match/wording.ts';

/** A line in which two records of a person are compared; the field is the one that `MergeChoices` names. */
export interface ComparedField {
  readonly field: string;
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
  readonly differs: boolean;
}

/** Somebody's kin in both files; who is in both stands in one line. */
export interface ComparedKin {
  readonly kinship: 'parents' | 'partners' | 'siblings' | 'children';
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/** A pair as somebody decides on it: both records beside each other, with kin around them. */
export interface SideBySide {
  readonly pair: MatchedPair;
  readonly reasons: string;
  readonly fields: readonly ComparedField[];
  readonly kin: readonly ComparedKin[];
}

const KINSHIPS = ['parents', 'partners', 'siblings', 'children'] as const;

/** `partnerOf` tells who in theirs is who in ours, as far as it is known: those of `Match.pairs`, by index. */
export function sideBySide(
  mine: Genealogy,
  theirs: Genealogy,
  pair: MatchedPair,
  partnerOf: (mine: number) => number | undefined,
): SideBySide {
  return {
    pair,
    reasons: wordReasons(pair.why),
    fields: comparedFields(mine, theirs, pair),
    kin: compareKin(mine, theirs, pair, partnerOf),
  };
}

/** Without kin, whom thousands of pairs need not be asked for. */
export function comparedFields(
  mine: Genealogy,
  theirs: Genealogy,
  { indexA, indexB }: Pick<MatchedPair, 'indexA' | 'indexB'>,
): ComparedField[] {
  const [ours, other] = [factsOf(mine, indexA), factsOf(theirs, indexB)];
  return [...new Set([...ours.keys(), ...other.keys()])].map((field) => {
    const [left, right] = [ours.get(field) ?? [], other.get(field) ?? []];
    return { field, mine: left, theirs: right, differs: left.join('\n') !== right.join('\n') };
  });
}

function factsOf(genealogy: Genealogy, index: number): Map<string, string[]> {
  const { name, otherNames, sex, events, notes } = genealogy.individuals.at(index);
  const { citations, pictures } = attachmentsOf(genealogy, index);
  const facts = new Map<string, string[]>();
  const add = (field: string, text: string): void => {
    if (text !== '') facts.set(field, [...(facts.get(field) ?? []), text]);
  };
  for (const { full, nickname } of [name, ...otherNames]) add('name', nickname === '' ? full : `${full} „${nickname}“`);
  if (sex !== Sex.unknown) add('sex', sex === Sex.male ? 'M' : 'F');
  for (const event of events) add(event.tag, wordEvent(event));
  for (const note of notes) add('note', note);
  // What confirms or shows an event goes with the event.
  for (const { title, page, event } of citations) if (event === '') add('source', page ? `${title}, ${page}` : title);
  for (const { file, title, event } of pictures) if (event === '') add('media', title || file);
  return facts;
}

function wordEvent({ date, place, value }: LifeEvent): string {
  return [value, date, place].filter((part) => part !== '').join(', ');
}

function compareKin(
  mine: Genealogy,
  theirs: Genealogy,
  { indexA, indexB }: MatchedPair,
  partnerOf: (mine: number) => number | undefined,
): ComparedKin[] {
  const [ours, other] = [closestKin(mine.graph, indexA), closestKin(theirs.graph, indexB)];
  return KINSHIPS.flatMap((kinship) => {
    const left = new Set(other[kinship]);
    const rows = ours[kinship].map((relative): ComparedKin => {
      const same = partnerOf(relative) ?? NOBODY;
      const isSame = left.delete(same);
      return { kinship, mine: named(mine, relative), theirs: isSame ? named(theirs, same) : undefined };
    });
    return [
      ...rows,
      ...Array.from(left, (relative): ComparedKin => ({ kinship, mine: undefined, theirs: named(theirs, relative) })),
    ];
  });
}

/** With the year of birth, which tells namesakes apart. */
function named(genealogy: Genealogy, index: number): string {
  const { name, birth } = genealogy.individuals.at(index);
  const year = birth?.date.match(/\d{4}/)?.[0];
  return year === undefined ? name.full : `${name.full} (${year})`;
}
