import type { Severity } from '../gedcom/findings.ts';
import type { Genealogy, LifeEvent } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { type Named, named } from './wording.ts';

/** Kinds of faults with how grave they are: an error cannot be so, a warning hardly, a note is worth a look. */
export const HEALTH_KINDS = {
  'own-ancestor': 'error',
  'child-before-parent': 'error',
  'child-after-mother': 'error',
  'child-after-father': 'error',
  'death-before-birth': 'error',
  'burial-before-death': 'error',
  'baptism-before-birth': 'error',
  'marriage-after-death': 'error',
  'partner-of-self': 'error',
  'future-date': 'error',
  contradicted: 'error',
  'parent-too-young': 'warning',
  'mother-too-old': 'warning',
  'father-too-old': 'warning',
  'age-over-110': 'warning',
  'married-too-young': 'warning',
  'partners-far-apart': 'warning',
  'overlapping-marriages': 'warning',
  'siblings-too-close': 'warning',
  'event-outside-life': 'warning',
  'divorce-before-marriage': 'warning',
  'sex-against-role': 'warning',
  'several-births': 'warning',
  'child-twice': 'warning',
  'birth-or-death-twice': 'warning',
  'date-unreadable': 'warning',
  'married-kin': 'note',
  'born-before-marriage': 'note',
  'children-out-of-order': 'note',
  'name-against-sex': 'note',
  'husbands-surname': 'note',
  'foreign-surname': 'note',
  'surname-spellings': 'note',
  'place-spellings': 'note',
  'source-untitled': 'note',
  island: 'note',
  undated: 'note',
} as const satisfies Record<string, Severity>;

export type HealthKind = keyof typeof HEALTH_KINDS;

/** Something in a tree that cannot be so, or is worth a look. */
export interface HealthFinding {
  readonly kind: HealthKind;
  readonly severity: Severity;
  /** Ids of the people it is about. */
  readonly individuals: readonly string[];
  readonly sentence: string;
  /** The same for the same fault in the same facts, whatever else of the tree was changed. */
  readonly key: string;
  /** The events of which one is to be preferred. */
  readonly choices?: readonly EventChoice[];
  /** Two places that are maybe one, the more common first. */
  readonly places?: readonly [string, string];
  /** In the place of this many more of the kind, which are not listed. */
  readonly more?: number;
}

/** One of several births or deaths of a person, by what its record says. */
interface EventChoice extends Pick<LifeEvent, 'tag' | 'date' | 'place'> {
  readonly text: string;
}

interface Found {
  /** Ids of the people, in the order in which the sentence names them. */
  readonly individuals: readonly string[];
  /** Those by whom the fault is known, where they are not all of them: a source lacks its title whoever cites it. */
  readonly identity?: readonly string[];
  readonly places?: readonly [string, string];
  /** What the fault consists of, besides who: dates, spellings. */
  readonly facts: readonly (string | undefined)[];
  readonly choices?: readonly EventChoice[];
  /** Its capital and its full stop are put there: it may begin with a name and end with a year. */
  readonly sentence: string;
}

/** A file of garbage has a fault for everybody of every kind: past this many only their number is told. */
const MOST_OF_KIND = 1000;

export type Telling = (...who: readonly Named[]) => string;

export class HealthFindings {
  readonly #found: HealthFinding[] = [];
  readonly #counts = new Map<HealthKind, number>();
  readonly #genealogy: Genealogy;

  constructor(genealogy: Genealogy) {
    this.#genealogy = genealogy;
  }

  /** Of people, those left out who are not known; the sentence is given them by name. */
  tell(kind: HealthKind, people: readonly number[], facts: Found['facts'], sentence: Telling): void {
    this.add(kind, () => {
      const who = people.filter((person) => person !== NOBODY).map((person) => named(this.#genealogy, person));
      return { individuals: who.map(({ id }) => id), facts, sentence: sentence(...who) };
    });
  }

  /** What it says is made only when it is listed. */
  add(kind: HealthKind, make: () => Found): void {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    if (count > MOST_OF_KIND) return;
    const { individuals, identity = individuals, facts, sentence, ...rest } = make();
    const key = keyOf([kind, ...identity.toSorted(), '', ...facts.map((fact) => fact ?? '')]);
    this.#found.push({ kind, severity: HEALTH_KINDS[kind], individuals, sentence: whole(sentence), key, ...rest });
  }

  /** The gravest first; within a kind in the order of the file. */
  list(): HealthFinding[] {
    const rank = new Map(Object.keys(HEALTH_KINDS).map((kind, index) => [kind as HealthKind, index]));
    const rest = [...this.#counts].flatMap(([kind, count]): HealthFinding[] => {
      const more = count - MOST_OF_KIND;
      if (more <= 0) return [];
      const sentence = `Takvih primjedaba ima još ${more}; nisu pojedinačno navedene.`;
      return [{ kind, severity: HEALTH_KINDS[kind], individuals: [], sentence, key: keyOf([kind, 'more']), more }];
    });
    return [...this.#found, ...rest].sort((a, b) => (rank.get(a.kind) ?? 0) - (rank.get(b.kind) ?? 0));
  }
}

function whole(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase('hr') + sentence.slice(1) + (sentence.endsWith('.') ? '' : '.');
}

/** Two hashes of 32 bits (FNV-1a forwards and backwards): nobody gains anything by two faults that share one. */
function keyOf(parts: readonly string[]): string {
  const text = parts.join('\u0000');
  let forwards = 0x811c9dc5;
  let backwards = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    forwards = Math.imul(forwards ^ text.charCodeAt(at), 0x01000193);
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return [forwards, backwards].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
