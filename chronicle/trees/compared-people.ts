import { z } from 'zod';
import { type Genealogy, type MatchedPair, sideBySide } from '../../genealogy/index.ts';

/** Of a pair, as much as somebody reads before they decide. */
const MOST = { texts: 6, text: 300, fields: 16, kin: 40 } as const;

const textList = z.array(z.string());

/** What two records tell of whoever may be one person, field by field, with kin around them. Names the living: for editors alone. */
export const comparedPeople = z.object({
  fields: z.array(z.object({ field: z.string(), mine: textList, theirs: textList, differs: z.boolean() })),
  kin: z.array(
    z.object({
      kinship: z.enum(['parents', 'partners', 'siblings', 'children']),
      mine: z.string(),
      theirs: z.string(),
    }),
  ),
});

export type ComparedPeople = Readonly<z.infer<typeof comparedPeople>>;

/** `partnerOf` tells who of theirs is who of ours, by index. */
export function comparePeople(
  mine: Genealogy,
  theirs: Genealogy,
  pair: MatchedPair,
  partnerOf: (mine: number) => number | undefined,
): ComparedPeople {
  const { fields, kin } = sideBySide(mine, theirs, pair, partnerOf);
  return {
    fields: fields
      .slice(0, MOST.fields)
      .map((one) => ({ ...one, mine: shortTexts(one.mine), theirs: shortTexts(one.theirs) })),
    kin: kin.slice(0, MOST.kin).map(({ kinship, ...one }) => ({
      kinship,
      mine: shortText(one.mine ?? ''),
      theirs: shortText(one.theirs ?? ''),
    })),
  };
}

export function shortTexts(all: readonly string[]): string[] {
  return all.slice(0, MOST.texts).map(shortText);
}

export function shortText(whole: string): string {
  return whole.length > MOST.text ? `${whole.slice(0, MOST.text)}…` : whole;
}
