import { Sex } from '../../graph.ts';
import { agreeing, type Case, type Gender, palatalEnd } from './inflection.ts';

/** A word for kin, in the forms sentences need. Phrases have no possessive adjective. */
export interface KinNoun {
  readonly nominative: string;
  readonly genitive: string;
  readonly gender: Gender;
  readonly possessive?: string;
  /** What follows the word and whoever's it is: predak Nives Ćavar u 6. koljenu. */
  readonly tail?: string | undefined;
}

export function formOf(noun: KinNoun, grammaticalCase: Case): string {
  return noun.tail === undefined ? noun[grammaticalCase] : `${noun[grammaticalCase]} ${noun.tail}`;
}

/** Declines one word: `stric` -> strica, stričev; `majka` -> majke, majčin. */
export function kinNoun(nominative: string): KinNoun {
  const known = declined.get(nominative) ?? decline(nominative);
  declined.set(nominative, known);
  return known;
}

const declined = new Map<string, KinNoun>();

/** The ends of words that no rule reaches, with the genitive and the possessive they become. */
const IRREGULAR_ENDS: readonly [end: string, genitive: string, possessive: string, gender: Gender][] = [
  ['otac', 'oca', 'očev', 'm'],
  ['majka', 'majke', 'majčin', 'f'],
  ['kći', 'kćeri', 'kćerin', 'f'],
  ['svast', 'svasti', 'svastin', 'f'],
  ['svekar', 'svekra', 'svekrov', 'm'],
  ['tetak', 'tetka', 'tetkov', 'm'],
  ['pastorak', 'pastorka', 'pastorkov', 'm'],
  ['predak', 'pretka', 'pretkov', 'm'],
  ['potomak', 'potomka', 'potomkov', 'm'],
  ['dijete', 'djeteta', 'djetetov', 'n'],
];

function decline(nominative: string): KinNoun {
  const irregular = IRREGULAR_ENDS.find(([end]) => nominative.endsWith(end));
  if (irregular) {
    const [end, genitive, possessive, gender] = irregular;
    const prefix = nominative.slice(0, -end.length);
    return { nominative, genitive: prefix + genitive, gender, possessive: prefix + possessive };
  }
  const stem = nominative.slice(0, -1);
  if (nominative.endsWith('ica'))
    return { nominative, genitive: `${stem}e`, gender: 'f', possessive: `${stem.slice(0, -1)}čin` };
  if (nominative.endsWith('a')) return { nominative, genitive: `${stem}e`, gender: 'f', possessive: `${stem}in` };
  if (nominative.endsWith('če'))
    return { nominative, genitive: `${nominative}ta`, gender: 'n', possessive: `${nominative}tov` };
  if (nominative.endsWith('ac')) {
    const root = nominative.slice(0, -2);
    return { nominative, genitive: `${root}ca`, gender: 'm', possessive: `${root}čev` };
  }
  if (nominative.endsWith('c'))
    return { nominative, genitive: `${nominative}a`, gender: 'm', possessive: `${stem}čev` };
  return {
    nominative,
    genitive: `${nominative}a`,
    gender: 'm',
    possessive: `${nominative}${palatalEnd(nominative) ? 'ev' : 'ov'}`,
  };
}

/** The vocative: stric -> striče, majka -> majko, prijatelj -> prijatelju; a pet name in -o, or dragi, as it is. */
export function vocative(nominative: string): string {
  if (/[oei]$/.test(nominative)) return nominative === 'kći' ? 'kćeri' : nominative;
  if (nominative.endsWith('ica')) return `${nominative.slice(0, -1)}e`;
  if (nominative.endsWith('a')) return `${nominative.slice(0, -1)}o`;
  const { genitive, gender } = kinNoun(nominative);
  if (gender === 'f') return genitive;
  const stem = genitive.slice(0, -1);
  if (palatalEnd(stem)) return `${stem}u`;
  return `${stem.replace(/[kc]$/, 'č').replace(/g$/, 'ž').replace(/h$/, 'š')}e`;
}

/** `drug` + `bratić` -> drugi bratić, drugoga bratića: an ordinal or another adjective that has the definite form only. */
export function withAdjective(stem: string, { nominative, genitive, gender }: KinNoun): KinNoun {
  if (gender === 'f') return { nominative: `${stem}a ${nominative}`, genitive: `${stem}e ${genitive}`, gender };
  return {
    nominative: `${stem}i ${nominative}`,
    genitive: `${stem}${palatalEnd(stem) ? 'ega' : 'oga'} ${genitive}`,
    gender,
  };
}

/** `predak` + `u 6. koljenu`, `djed` + `po ocu`. */
export function withTail({ nominative, genitive, gender, tail: nearer }: KinNoun, tail: string): KinNoun {
  return { nominative, genitive, gender, tail: nearer === undefined ? tail : `${nearer} ${tail}` };
}

/** `bratić` + `po posvojenju`: never parted from the word, or it would be the owner's: bratić po posvojenju Anina djeda. */
export function withPhrase(noun: KinNoun, phrase: string): KinNoun {
  if (noun.tail !== undefined) return withTail(noun, phrase);
  return { nominative: `${noun.nominative} ${phrase}`, genitive: `${noun.genitive} ${phrase}`, gender: noun.gender };
}

export function nounBySex(sex: Sex, man: string, woman: string): KinNoun {
  if (sex === Sex.unknown) return either([kinNoun(man), kinNoun(woman)]);
  return kinNoun(sex === Sex.male ? man : woman);
}

/** Where the sex of somebody on the path is not known: `stric ili ujak`. */
export function either(nouns: readonly [KinNoun, ...KinNoun[]]): KinNoun {
  const [first, ...rest] = nouns;
  if (rest.length === 0) return first;
  return {
    nominative: nouns.map((noun) => formOf(noun, 'nominative')).join(' ili '),
    genitive: nouns.map((noun) => formOf(noun, 'genitive')).join(' ili '),
    gender: first.gender,
  };
}

/** Whose kin somebody is: an adjective before the word (Marijin djever) or a genitive after it (djever Nives Ćavar). */
export type Owner = { readonly possessive: string } | { readonly genitive: string };

/** Kin in steps from the owner on, at least one: [djed, bratić] is the cousin of the owner's grandfather. */
export type Steps = readonly [KinNoun, ...KinNoun[]];

export function asSteps([first, ...rest]: readonly KinNoun[]): Steps {
  if (!first) throw new RangeError('nobody is kin over no step at all');
  return [first, ...rest];
}

/** In a sentence: Anin bratić; bratić Anina djeda; bratić djeda Nives Ćavar; potomak Anina bratića u 6. koljenu. */
export function ownedBy(owner: Owner, [first, ...rest]: Steps): string {
  const isAlone = rest.length === 0;
  const meant = first.tail === undefined ? rest.at(-1) : undefined;
  const farthest = meant ? rest.with(-1, { ...meant, tail: undefined }) : rest;
  return [...farther(farthest), withOwner(owner, first, isAlone ? 'nominative' : 'genitive'), meant?.tail]
    .filter(Boolean)
    .join(' ');
}

/** On its own: bratić; djedov bratić; sin drugoga bratića. */
export function ownerless([first, second, ...rest]: Steps): string {
  if (!second) return formOf(first, 'nominative');
  const secondCase = rest.length === 0 ? 'nominative' : 'genitive';
  const nearer = first.possessive
    ? withOwner({ possessive: first.possessive }, second, secondCase)
    : withOwner({ genitive: formOf(first, 'genitive') }, second, secondCase);
  return [...farther(rest), nearer].join(' ');
}

function withOwner(owner: Owner, noun: KinNoun, grammaticalCase: Case): string {
  if ('possessive' in owner) {
    return `${agreeing(owner.possessive, noun.gender, grammaticalCase)} ${formOf(noun, grammaticalCase)}`;
  }
  return [noun[grammaticalCase], owner.genitive, noun.tail].filter(Boolean).join(' ');
}

/** The last word named is the one meant; everything between it and the owner follows in the genitive. */
function farther(nouns: readonly KinNoun[]): string[] {
  return nouns
    .map((noun, position) => formOf(noun, position === nouns.length - 1 ? 'nominative' : 'genitive'))
    .reverse();
}
