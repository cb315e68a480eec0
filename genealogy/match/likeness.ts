import { Sex } from '../graph.ts';
import { dateWeight } from './dates.ts';
import type { Frequencies } from './frequencies.ts';
import type { Person } from './person.ts';
import { Nearness, type Word, type Words } from './words.ts';

/** Why two people are held to be one. */
export type Reason =
  | 'same-uid'
  | 'link'
  | 'name'
  | 'pet-form'
  | 'spelling'
  | 'nickname'
  | 'surname'
  | 'married-name'
  | 'birth-day'
  | 'birth-year'
  | 'death-year'
  | 'place'
  | 'house'
  | 'parents'
  | 'spouse'
  | 'children'
  | 'siblings';

/** Weights are logarithms of how much more likely something is of one person than of two whom chance brought together. */
export class Likeness {
  readonly #words: Words;
  readonly #frequencies: Frequencies;

  constructor(words: Words, frequencies: Frequencies) {
    this.#words = words;
    this.#frequencies = frequencies;
  }

  /** 1 where the two are called by the same name, -1 by different ones, 0 where a name is missing. Siblings have all else in common. */
  calling(one: Person, other: Person): -1 | 0 | 1 {
    if (numberWeight(one, other) < 0) return -1;
    if (one.names.given.length === 0 || other.names.given.length === 0) return 0;
    return this.#nameWeight(one, other, undefined, true) < 0 ? -1 : 1;
  }

  /** By what is told of the two themselves, without their kin. Reasons are collected only where they are asked for. */
  weigh(one: Person, other: Person, why?: Set<Reason>): number {
    return (
      this.#nameWeight(one, other, why) +
      sexWeight(one, other) +
      this.#birthWeight(one, other, why) +
      this.#deathWeight(one, other, why) +
      this.#placeWeight(one, other, why)
    );
  }

  /** What of it siblings have in common as well: surname, house and places. */
  ofTheHouse(one: Person, other: Person): number {
    return Math.max(0, this.#surnameWeight(one, other)) + Math.max(0, this.#placeWeight(one, other));
  }

  /** A first look at kin by their given names, to tell namesakes apart before anybody is compared further. */
  kinLook(one: Person, other: Person): number {
    const near = (ours: Word | undefined, theirs: Word | undefined): number => {
      if (!ours || !theirs) return 0;
      return this.#words.givenNearness(ours, theirs) >= Nearness.slip ? 2 : -2;
    };
    let sum = near(one.fatherName, other.fatherName) + near(one.motherName, other.motherName);
    for (const names of ['partnerNames', 'childNames'] as const) {
      if (one[names].length === 0 || other[names].length === 0) continue;
      const shared = one[names].filter((word) =>
        other[names].some((theirs) => this.#words.givenNearness(word, theirs) >= Nearness.form),
      ).length;
      sum += shared > 0 ? Math.min(3, shared) : -1;
    }
    return sum;
  }

  #nameWeight(one: Person, other: Person, why?: Set<Reason>, isGivenAlone = false): number {
    const straight: Set<Reason> | undefined = why && new Set();
    const given = this.#givenWeight(one, other, straight);
    const weight = isGivenAlone ? given : given + this.#surnameWeight(one, other, straight);
    const swapped = this.#swappedWeight(one, other);
    if (swapped > weight) {
      why?.add('name');
      return swapped;
    }
    for (const reason of straight ?? []) why?.add(reason);
    return weight;
  }

  #givenWeight(one: Person, other: Person, why: Set<Reason> | undefined): number {
    const [ours, theirs] = [one.names.given, other.names.given];
    const [first, second] = [ours[0], theirs[0]];
    const sex = one.sex === Sex.unknown ? other.sex : one.sex;
    if (!first || !second) return this.#nicknameWeight(one, other, sex, why) ?? 0;
    let best = this.#wordWeight(first, second, sex);
    let nearness = this.#words.givenNearness(first, second);
    let [usedOne, usedOther] = [0, 0];
    for (let a = 0; a < ours.length; a += 1)
      for (let b = a === 0 ? 1 : 0; b < theirs.length; b += 1) {
        const near = this.#words.givenNearness(ours[a] as Word, theirs[b] as Word);
        // Marija Ana may be called Ana; of Ana Petrovna and Eva Petrovna the second name says little.
        const less = a === 0 || b === 0 ? 0.8 : 5;
        const weight = this.#wordWeight(ours[a] as Word, theirs[b] as Word, sex) - less;
        if (near <= Nearness.initial || weight <= best) continue;
        [best, nearness, usedOne, usedOther] = [weight, near, a, b];
      }
    if (nearness <= Nearness.initial) {
      const called = this.#nicknameWeight(one, other, sex, why);
      if (called !== undefined && called > best) return called;
    } else why?.add(nearness === Nearness.same ? 'name' : nearness === Nearness.form ? 'pet-form' : 'spelling');
    return best + this.#furtherWeight(ours, theirs, usedOne, usedOther, sex) + numberWeight(one, other);
  }

  /** Second names that agree. */
  #furtherWeight(ours: readonly Word[], theirs: readonly Word[], usedOne: number, usedOther: number, sex: Sex): number {
    let most = 0;
    for (let a = 0; a < ours.length; a += 1)
      for (let b = 0; b < theirs.length; b += 1) {
        if (a === usedOne || b === usedOther) continue;
        if (this.#words.givenNearness(ours[a] as Word, theirs[b] as Word) < Nearness.sound) continue;
        most = Math.max(most, Math.min(3, 0.6 * Math.log(0.9 / this.#frequencies.given(ours[a] as Word, sex))));
      }
    return most;
  }

  #wordWeight(one: Word, other: Word, sex: Sex): number {
    const common = Math.max(this.#frequencies.given(one, sex), this.#frequencies.given(other, sex));
    switch (this.#words.givenNearness(one, other)) {
      case Nearness.same:
        return Math.log(0.7 / this.#frequencies.word(one, sex));
      case Nearness.form:
        return Math.log(0.5 / common);
      case Nearness.sound:
        return Math.log(0.8 / common) - 0.6;
      case Nearness.stem:
      case Nearness.slip:
        return Math.log(0.5 / Math.max(common, 0.01)) - 1;
      case Nearness.initial:
        return 0.8;
      default:
        // Two names of the table are two names; of a word that it lacks nobody knows what it is short for.
        return one.isGivenName && other.isGivenName ? -5.5 : -3;
    }
  }

  #nicknameWeight(one: Person, other: Person, sex: Sex, why: Set<Reason> | undefined): number | undefined {
    if (one.names.nicknames.length === 0 && other.names.nicknames.length === 0) return undefined;
    for (const [a, b] of [
      [one, other],
      [other, one],
    ] as const) {
      for (const nickname of a.names.nicknames)
        for (const word of [...b.names.given, ...b.names.nicknames])
          if (this.#words.givenNearness(nickname, word) >= Nearness.form) {
            why?.add('nickname');
            return Math.log(0.6 / this.#frequencies.given(word, sex)) - 0.5;
          }
    }
    return undefined;
  }

  #surnameWeight(one: Person, other: Person, why?: Set<Reason>): number {
    const [ours, theirs] = [one.names.surnames, other.names.surnames];
    const own = this.#nearestSurnames(ours, theirs);
    if (own) {
      why?.add(own.nearness >= Nearness.form ? 'surname' : 'spelling');
      return Math.max(0.05, Math.log(0.95 / this.#frequencies.surname(own.word)) - surnameLoss(own.nearness));
    }
    const lent =
      this.#nearestSurnames(ours, other.lentSurnames) ??
      this.#nearestSurnames(one.lentSurnames, theirs) ??
      (ours.length === 0 || theirs.length === 0
        ? this.#nearestSurnames(one.lentSurnames, other.lentSurnames)
        : undefined);
    if (lent) {
      why?.add('married-name');
      return Math.max(0, Math.log(0.7 / this.#frequencies.surname(lent.word)) - 0.9);
    }
    if (ours.length === 0 || theirs.length === 0) return 0;
    if (one.sex === Sex.male && other.sex === Sex.male) return -3.5;
    return -2;
  }

  #nearestSurnames(ours: readonly Word[], theirs: readonly Word[]): { nearness: Nearness; word: Word } | undefined {
    let best: { nearness: Nearness; word: Word } | undefined;
    for (const one of ours)
      for (const other of theirs) {
        const nearness = this.#words.surnameNearness(one, other);
        if (nearness > (best?.nearness ?? Nearness.initial)) best = { nearness, word: one };
      }
    return best;
  }

  /** Some programs take the surname first and some the given name, and files come out swapped. */
  #swappedWeight(one: Person, other: Person): number {
    const [given, surname] = [one.names.given[0], one.names.surnames[0]];
    const [theirGiven, theirSurname] = [other.names.given[0], other.names.surnames[0]];
    if (!given || !surname || !theirGiven || !theirSurname) return -Infinity;
    const [name, theirName, rest, theirRest] = given.isGivenName
      ? [given, theirSurname, surname, theirGiven]
      : [surname, theirGiven, given, theirSurname];
    if (this.#words.givenNearness(name, theirName) < Nearness.slip) return -Infinity;
    if (this.#words.surnameNearness(rest, theirRest) < Nearness.slip) return -Infinity;
    const sex = one.sex === Sex.unknown ? other.sex : one.sex;
    return Math.log(0.8 / this.#frequencies.given(name, sex)) + Math.log(0.9 / this.#frequencies.surname(rest)) - 1;
  }

  #birthWeight(one: Person, other: Person, why?: Set<Reason>): number {
    let weight = 0;
    if (one.birth && other.birth) {
      weight = dateWeight(one.birth, other.birth, this.#frequencies.births);
      const { birth: a } = one;
      const { birth: b } = other;
      if (a.day > 0 && a.day === b.day && a.month === b.month && Math.abs(a.from - b.from) <= 1) why?.add('birth-day');
      else if (weight > 0.5) why?.add('birth-year');
    } else {
      const [from, to] = one.bornBetween;
      const [theirFrom, theirTo] = other.bornBetween;
      const gap = Math.max(from - theirTo, theirFrom - to);
      if (gap > 0) weight = Math.max(-4, -0.3 - 0.25 * gap);
      else {
        const [first, last] = [Math.min(from, theirFrom), Math.max(to, theirTo)];
        if (Number.isFinite(last - first)) weight = 0.5 * Math.max(0, -Math.log(this.#frequencies.births(first, last)));
      }
    }
    const isTooLate = isDeadBefore(one, other) || isDeadBefore(other, one);
    return weight - (isTooLate ? 4 : 0);
  }

  #deathWeight(one: Person, other: Person, why?: Set<Reason>): number {
    if (!one.death || !other.death) return 0;
    // Who is born in the same year does not die in any of three hundred.
    const weight = dateWeight(one.death, other.death, (from, to) =>
      Math.min(1, Math.max(this.#frequencies.deaths(from, to), (to - from + 1) / 70)),
    );
    if (weight > 0.5) why?.add('death-year');
    return weight;
  }

  #placeWeight(one: Person, other: Person, why?: Set<Reason>): number {
    let weight = 0;
    for (const place of ['birthPlace', 'deathPlace'] as const) {
      const [a, b] = [one[place], other[place]];
      if (a === '' || b === '') continue;
      if (a === b) {
        weight += Math.min(1.5, Math.max(0.1, 0.6 * Math.log(0.8 / this.#frequencies.place(a))));
        why?.add('place');
      } else weight -= 0.35;
    }
    if (one.house !== '' && other.house !== '') {
      if (one.house === other.house) {
        weight += Math.min(2.5, Math.max(0.2, Math.log(0.8 / this.#frequencies.house(one.house))));
        why?.add('house');
      } else weight -= 0.5;
    }
    return weight;
  }
}

/** What a surname that is spelt otherwise is worth less. */
function surnameLoss(nearness: Nearness): number {
  if (nearness === Nearness.sound) return 0.3;
  if (nearness === Nearness.stem) return 0.8;
  return nearness === Nearness.slip ? 1.2 : 0;
}

/** The second son is not the third, and Karlo IV. not Karlo V. */
function numberWeight({ names: { number: one } }: Person, { names: { number: other } }: Person): number {
  if (one === '' || other === '') return 0;
  return one === other ? 1.5 : -4;
}

function sexWeight(one: Person, other: Person): number {
  if (one.sex === Sex.unknown || other.sex === Sex.unknown) return 0;
  return one.sex === other.sex ? 0.65 : -6;
}

/** Whether one was dead before the other was born, or before the other married or had a child. */
function isDeadBefore(one: Person, other: Person): boolean {
  if (!one.death) return false;
  const born = other.birth?.exact ? other.birth.from : other.bornBetween[0];
  return one.death.to + 1 < born || one.death.to + 2 < other.lastSeen;
}
