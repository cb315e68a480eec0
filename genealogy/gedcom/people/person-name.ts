import type { PersonName } from '../../genealogy.ts';
import type { Structures } from '../structures/structures.ts';
import { TAG } from '../structures/tags.ts';

/** From a NAME structure: the parts that it names, or else what stands around and between the slashes. */
export function personNameAt(structures: Structures, index: number): PersonName {
  const parts = partsOf(structures.valueOf(index));
  const part = (tag: number): string => {
    const child = structures.childWith(index, tag);
    return child < 0 || structures.isPointer(child) ? '' : tidy(structures.valueOf(child));
  };
  const given = part(TAG.GIVN) || parts.given;
  const surname = tidy(`${part(TAG.SPFX)} ${part(TAG.SURN)}`) || parts.surname;
  return {
    full: parts.full || tidy(`${given} ${surname}`),
    given,
    surname,
    nickname: part(TAG.NICK) || parts.nickname,
  };
}

/** `Ante "Tone" /Ćavar/ ml.`, and `/Ćavar/ Ante` as lists have it; a reader says given names first. */
export function partsOf(written: string): PersonName {
  const first = written.indexOf('/');
  const second = first < 0 ? -1 : written.indexOf('/', first + 1);
  const before = first < 0 ? written : written.slice(0, first);
  const surname = first < 0 ? '' : tidy(written.slice(first + 1, second < 0 ? undefined : second));
  const after = second < 0 ? '' : written.slice(second + 1);
  const quoted = /["“„]([^"“”„]+)["”“]/.exec(written);
  const nickname = quoted?.[1]?.trim() ?? '';
  const surnameFirst = tidy(before) === '' && tidy(after) !== '';
  const given = tidy((surnameFirst ? after : before).replace(quoted?.[0] ?? '', ' '));
  const full = surnameFirst ? tidy(`${after} ${surname}`) : tidy(`${before} ${surname} ${after}`);
  return { full, given, surname, nickname };
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
