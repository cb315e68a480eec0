import { type FamilyGraph, Sex } from '../../graph.ts';
import { type KinNoun, kinNoun, nounBySex, withAdjective } from '../declension/kin-noun.ts';
import type { Names } from '../declension/person-name.ts';
import { type Owner, ownedBy, type Steps } from '../declension/phrase.ts';
import type { Chain, Link } from '../search/chain.ts';
import { type Sponsorship, sponsorshipOf } from '../search/godparents.ts';
import { calling } from './notes.ts';
import { sentenceOf, type Wording } from './wording.ts';
import { ancestorWord, descendantWord } from './words.ts';

/** Godparents, godchildren and sworn kin, as the source notes them. */
export function godparentWording({ sex }: FamilyGraph, chain: Chain, names: Names): Wording {
  const { noun, brackets, notes } = told(sex, chain, names.pronoun);
  return {
    term: noun.nominative,
    sentence: sentenceOf(names, [noun], brackets),
    notes,
    kind: 'spiritual',
    isHalf: false,
  };
}

function told(
  sexes: Uint8Array,
  { links }: Chain,
  pronoun: Owner,
): { noun: KinNoun; brackets?: string; notes: string[] } {
  const [first, second] = links as [Link, Link | undefined];
  const sex = sexes[(second ?? first).to] as Sex;
  const letterAt = (letters: string, link: Link): string => letters.charAt(sexes[link.to] as Sex);
  if (second) {
    const way: Steps =
      first.by === 'child'
        ? [descendantWord(1, letterAt('cSD', first)), godparent(sex, sponsorshipOf(second))]
        : [kinNoun('kumče'), ancestorWord(1, letterAt('pFM', second))];
    return { noun: godparent(sex, 'any'), brackets: ownedBy(pronoun, way), notes: called(sex) };
  }
  if (first.by === 'sworn') return { noun: nounBySex(sex, 'pobratim', 'posestrima'), notes: [] };
  const sponsorship = sponsorshipOf(first);
  if (first.by === 'godparent') return { noun: godparent(sex, sponsorship), notes: called(sex) };
  // Bride and groom call their witness kum, and are called so.
  if (sponsorship === 'wedding')
    return { noun: godparent(sex, 'any'), brackets: 'vjenčano kumstvo', notes: called(sex) };
  return {
    noun: kinNoun('kumče'),
    notes: sponsorship === 'confirmation' ? [] : [`i ${nounBySex(sex, 'krštenik', 'krštenica').nominative}`],
  };
}

function called(sex: Sex): string[] {
  return sex === Sex.unknown ? [] : [calling('oslovljava se', sex === Sex.male ? 'kum' : 'kuma')];
}

function godparent(sex: Sex, sponsorship: Sponsorship): KinNoun {
  const noun = nounBySex(sex, 'kum', 'kuma');
  const adjective = { any: undefined, baptism: 'krsn', confirmation: 'krizman', wedding: 'vjenčan' }[sponsorship];
  return adjective === undefined ? noun : withAdjective(adjective, noun);
}
