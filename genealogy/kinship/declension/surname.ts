import { Sex } from '../../graph.ts';

/** The genitive of a surname: a man's is declined, a woman's only when it ends in -a. Missing where no rule is safe. */
export function surnameGenitive(surname: string, sex: Sex): string | undefined {
  if (surname === '') return '';
  const parts = surname.split(/([ -])/).map((part) => (/^( |-)$/.test(part) ? part : partGenitive(part, sex)));
  return parts.includes(undefined) ? undefined : parts.join('');
}

function partGenitive(part: string, sex: Sex): string | undefined {
  // Particles stay: von, de, van.
  if (/^\p{Ll}+$/u.test(part)) return part;
  if (!/^\p{L}[\p{L}'’]*$/u.test(part)) return undefined;
  if (/ia$/.test(part)) return `${part.slice(0, -1)}je`;
  if (part.endsWith('a')) return `${part.slice(0, -1)}e`;
  if (sex === Sex.female) return part;
  return sex === Sex.male ? mansPart(part) : undefined;
}

function mansPart(part: string): string | undefined {
  if (/[sšcč]ki$/.test(part)) return `${part.slice(0, -1)}oga`;
  if (/[^aeiou]o$/.test(part)) return `${part.slice(0, -1)}a`;
  if (/[^aeiou]y$/.test(part)) return `${part}ja`;
  if (/[aeiouy]$/.test(part)) return undefined;
  if (/[aeiour].*[^aeiou]ac$/i.test(part)) return `${part.slice(0, -2)}ca`;
  return `${part}a`;
}
