/**
 * Forms of given names and surnames: what stands before their endings, and which endings these are. More is possible than is
 * said: a form that nobody uses is found by nobody.
 */
export interface Stem {
  readonly stem: string;
  readonly endings: ReadonlySet<string>;
}

const ADJECTIVE = ['', 'a', 'o', 'i', 'e', 'u', 'og', 'oga', 'om', 'ome', 'omu', 'oj', 'im', 'ima', 'ih'];
const possessive = (suffix: string) => ADJECTIVE.map((ending) => suffix + ending);
const [IN, OV, EV] = [possessive('in'), possessive('ov'), possessive('ev')];
/** A woman of the family: Ćavaruša, Barišićka. */
const WOMAN = ['uš', 'k'].flatMap((suffix) => ['a', 'e', 'i', 'u', 'o', 'om', 'ama'].map((ending) => suffix + ending));

const UNCHANGED = new Set(['']);
const IN_A = new Set(['a', 'e', 'i', 'u', 'o', 'om', ...IN]);
const IN_A_SOFTENED = new Set(IN);
const MAN_IN_E = new Set(['e', 'i', 'u', 'om', 'em', ...IN]);
const MAN_IN_O = new Set(['o', 'a', 'e', 'i', 'u', 'om', ...IN, ...OV, ...EV]);
const MAN = new Set(['a', 'u', 'e', 'om', 'em', ...OV, ...EV]);
const VOCATIVE = new Set(['e']);
const SURNAME_IN_VOWEL = new Set(['a', 'e', 'i', 'u', 'o', 'om', 'ama', 'ima', ...WOMAN, ...IN, ...OV]);
const SURNAME = new Set([...MAN, 'i', 'ima', ...WOMAN]);
const PLURAL = new Set(['i', 'ima']);
const LATIN = { us: new Set(['us', 'i', 'o', 'um']), a: new Set(['a', 'ae', 'am']), es: new Set(['es', 'is', 'em']) };

export function stemsOfGivenName(name: string, sex: 'm' | 'f'): Stem[] {
  const last = name.at(-1) ?? '';
  const stem = name.slice(0, -1);
  if (last === 'a')
    return [
      { stem, endings: IN_A },
      { stem: softened(stem), endings: IN_A_SOFTENED },
    ];
  if (sex === 'f') return [{ stem: name, endings: UNCHANGED }];
  if (last === 'e') return [{ stem, endings: MAN_IN_E }];
  if (last === 'o' && !/(?:ao|eo)$/.test(name)) return [{ stem, endings: MAN_IN_O }];
  return [{ stem: name, endings: UNCHANGED }, ...stemsOfMan(name).flatMap((each) => declinedMan(each, MAN))];
}

/** Of the cases that registers use: filius Georgii, uxor Stephani. */
export function stemsOfLatinName(name: string): Stem[] {
  for (const [ending, endings] of Object.entries(LATIN)) {
    if (name.endsWith(ending)) return [{ stem: name.slice(0, name.length - ending.length), endings }];
  }
  return [{ stem: name, endings: UNCHANGED }];
}

export function stemsOfSurname(name: string): Stem[] {
  if (/[aeo]$/.test(name))
    return [
      { stem: name, endings: UNCHANGED },
      { stem: name.slice(0, -1), endings: SURNAME_IN_VOWEL },
    ];
  return [
    { stem: name, endings: UNCHANGED },
    ...stemsOfMan(name).flatMap((stem) => [...declinedMan(stem, SURNAME), { stem: softened(stem), endings: PLURAL }]),
  ];
}

const CASES = new Set(['a', 'e', 'i', 'o', 'u', 'om', 'em']);

/** Whether a word is the surname in another case: Ćavara, Solde. Possessives and names of women are names of their own. */
export function isCaseOfSurname(word: string, name: string): boolean {
  return stemsOfSurname(name).some(({ stem }) => word.startsWith(stem) && CASES.has(word.slice(stem.length)));
}

/** The stem before endings: Petar, Petra; Pavao, Pavla; Juraj, Jurja; otherwise the name itself. */
function stemsOfMan(name: string): string[] {
  if (/(?:ao|eo)$/.test(name)) return [`${name.slice(0, -2)}l`];
  if (/[^aeiou]a[crkl]$/.test(name)) return [name, `${name.slice(0, -2)}${name.at(-1)}`];
  if (/raj$/.test(name)) return [name, `${name.slice(0, -2)}j`];
  return [name];
}

/** Bošnjak is called Bošnjače. */
function declinedMan(stem: string, endings: ReadonlySet<string>): Stem[] {
  const called = stem.endsWith('k') ? [{ stem: `${stem.slice(0, -1)}č`, endings: VOCATIVE }] : [];
  return [{ stem, endings }, ...called];
}

const SOFT: Readonly<Record<string, string>> = { k: 'c', g: 'z', h: 's', c: 'č' };

function softened(stem: string): string {
  const last = stem.at(-1) ?? '';
  return stem.slice(0, -1) + (SOFT[last] ?? last);
}
