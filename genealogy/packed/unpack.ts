import { parsePartialDate } from '../../domain/partial-date.ts';
import type { Family, Genealogy, Individual, LifeEvent, Roll } from '../genealogy.ts';
import { buildFamilyGraph, type FamilySeed, graphDayOf, NO_DAY, NOBODY, type Pedigree, type Sex } from '../graph.ts';
import { type PackedGenealogy, plainName } from './packed.ts';

/** Families come without ids of their own and people with the events that stand on a box: birth and death. */
export function unpackGenealogy(packed: PackedGenealogy): Genealogy {
  const { ids, sex, born, died } = packed;
  const graph = buildFamilyGraph(
    ids.map((_, person) => ({
      sex: Number(sex[person]) as Sex,
      birthDay: dayOf(born[person]),
      deathDay: dayOf(died[person]),
    })),
    familySeeds(packed),
  );
  for (const [person, unions] of Object.entries(packed.unions)) {
    graph.unions.set(unions, graph.unionStart[Number(person)]);
  }
  const numbers = new Map(ids.map((id, person) => [id, person]));
  return {
    graph,
    individuals: rollOf(ids, numbers, (person) => individualOf(packed, person)),
    families: rollOf(
      Array.from({ length: graph.familyCount }, (_, family) => `F${family}`),
      new Map(),
      (index): Family => ({ index, id: `F${index}`, marriage: undefined, divorce: undefined, events: [] }),
    ),
  };
}

/** A tree is unpacked anew at each of its edits, and most of its dates are what they were. */
const days = new Map<string, number>();
const MOST_DAYS = 100_000;

function dayOf(edtf: string | undefined): number {
  if (!edtf) return NO_DAY;
  const known = days.get(edtf);
  if (known !== undefined) return known;
  const day = graphDayOf(parsePartialDate(edtf));
  if (days.size >= MOST_DAYS) days.clear();
  days.set(edtf, day);
  return day;
}

function familySeeds({ families }: PackedGenealogy): FamilySeed[] {
  let slot = 0;
  return families.childCount.map((count, family) => {
    const children = Array.from({ length: count }, () => {
      const pedigree = families.pedigree[slot] as Pedigree | undefined;
      const child = families.children[slot] as number;
      slot += 1;
      return pedigree === undefined ? { child } : { child, pedigree };
    });
    return {
      firstPartner: families.first[family] as number,
      secondPartner: families.second[family] as number,
      marriageDay: families.marriageDay[family] || NO_DAY,
      children,
    };
  });
}

function individualOf(packed: PackedGenealogy, index: number): Individual {
  const word = (column: readonly number[]) => packed.words[column[index] ?? 0] ?? '';
  const given = word(packed.given);
  const surname = word(packed.surname);
  const event = (tag: string, date: string | undefined, place: string): LifeEvent | undefined =>
    date || place ? { tag, date: date ?? '', place, value: '' } : undefined;
  const birth = event('BIRT', packed.born[index], word(packed.birthPlace));
  const death = event('DEAT', packed.died[index], '');
  return {
    index,
    id: packed.ids[index] as string,
    sex: Number(packed.sex[index]) as Sex,
    name: {
      given,
      surname,
      full: packed.full[index] ?? plainName(given, surname),
      nickname: packed.nickname[index] ?? '',
    },
    otherNames: (packed.otherNames[index] ?? []).map((full) => ({ full, given: '', surname: '', nickname: '' })),
    birth,
    death,
    events: [birth, death].filter((one) => one !== undefined),
    associates: [],
    notes: [],
  };
}

function rollOf<Entry>(
  ids: readonly string[],
  numbers: ReadonlyMap<string, number>,
  at: (index: number) => Entry,
): Roll<Entry> {
  const indexOf = (id: string) => numbers.get(id) ?? NOBODY;
  return {
    size: ids.length,
    at,
    get: (id) => (indexOf(id) === NOBODY ? undefined : at(indexOf(id))),
    indexOf,
    idAt: (index) => ids[index] as string,
    *[Symbol.iterator]() {
      for (let index = 0; index < ids.length; index += 1) yield at(index);
    },
  };
}
