import { MONTHS_GENITIVE } from '../../domain/months.ts';
import type { PartialDate } from '../../domain/partial-date.ts';
import type { Genealogy } from '../genealogy.ts';
import { Sex } from '../graph.ts';
import { fullName } from '../kinship/declension/person-name.ts';

const LONGEST_NAME = 80;

/** Somebody in a sentence that declines no name: verbs and participles agree with the sex, where it is known. */
export interface Named {
  readonly id: string;
  readonly name: string;
  readonly sex: Sex;
}

export function named({ individuals }: Genealogy, index: number): Named {
  const person = individuals.at(index);
  const name = fullName(person);
  return {
    id: person.id,
    name: name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name,
    sex: person.sex,
  };
}

/** rođen, rođena, rođen(a). */
export function agreed({ sex }: Pick<Named, 'sex'>, masculine: string, ending = 'a'): string {
  if (sex === Sex.male) return masculine;
  const stem = masculine.replace(/o$/, 'l');
  if (sex === Sex.female) return stem + ending;
  return masculine.endsWith('o') ? `${masculine}/${stem}${ending}` : `${masculine}(${ending})`;
}

/** After a verb: (rođen je) 12. svibnja 1890., svibnja 1890., oko 1890., prije 1890., između 1878. i 1918. */
export function when(date: PartialDate): string {
  const { shape, start, end } = date;
  const lasted = !date.edtf.startsWith('[');
  if (shape === 'before' && end) return `${lasted ? 'do' : 'prije'} ${point(end, end.latest)}`;
  if (shape === 'after' && start) return `${lasted ? 'od' : 'nakon'} ${point(start, start.earliest)}`;
  if (start && end) return lasted ? `od ${point(start)} do ${point(end)}` : `između ${point(start)} i ${point(end)}`;
  return point(date);
}

/** Of a decade or a century that bounds an open period only its own edge is told. */
function point(date: PartialDate, edge?: number): string {
  const about = date.approximate || date.uncertain ? 'oko ' : '';
  const year = Math.floor(date.earliest / 10_000);
  const rest = date.earliest - year * 10_000;
  const month = MONTHS_GENITIVE[Math.floor(rest / 100) - 1];
  if (date.precision === 'day') return `${about}${rest % 100}. ${month} ${yearText(year)}`;
  if (date.precision === 'month') return `${about}${month} ${yearText(year)}`;
  if (date.precision === 'year' || date.precision === 'season') return about + yearText(year);
  if (edge !== undefined) return about + yearText(Math.floor(edge / 10_000));
  return `između ${yearText(year)} i ${yearText(Math.floor(date.latest / 10_000))}`;
}

function yearText(year: number): string {
  return year > 0 ? `${year}.` : `${1 - year}. pr. Kr.`;
}

/** A, B i C. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} i ${items.at(-1)}`;
}

const EVENT_NAMES: Readonly<Record<string, string>> = {
  ...{ BIRT: 'rođenje', CHR: 'krštenje', BAPM: 'krštenje', CHRA: 'krštenje', BLES: 'blagoslov', DEAT: 'smrt' },
  ...{ BURI: 'ukop', CREM: 'kremiranje', ADOP: 'posvojenje', CONF: 'krizma', FCOM: 'prva pričest', ORDN: 'ređenje' },
  ...{ NATU: 'državljanstvo', EMIG: 'iseljenje', IMMI: 'doseljenje', CENS: 'popis stanovništva', PROB: 'ostavina' },
  ...{ WILL: 'oporuka', GRAD: 'završetak škole', RETI: 'umirovljenje', EDUC: 'školovanje', OCCU: 'zanimanje' },
  ...{ PROP: 'posjed', RESI: 'boravište', TITL: 'naslov', MARR: 'vjenčanje', MARB: 'naviještanje braka' },
  ...{ MARL: 'dozvola za brak', MARC: 'bračni ugovor', MARS: 'bračni ugovor', ENGA: 'vjeridba', DIV: 'razvod' },
  ...{ DIVF: 'zahtjev za razvod', ANUL: 'poništenje braka', BARM: 'bar micva', BASM: 'bat micva' },
};

export function eventName(tag: string): string {
  return EVENT_NAMES[tag] ?? 'događaj';
}
