import { neutralId } from '../../domain/reference.ts';
import {
  type Genealogy,
  type HealthFinding,
  inspect,
  type Place,
  placesAlike,
  placesOf,
  readGedcom,
} from '../../genealogy/index.ts';
import { describeGenealogy, VILLAGE } from './describe-tree.ts';
import type { Tree } from './tree.ts';

/** Of each kind; how many there are in all is told besides. */
const MOST_OF_KIND = 1000;
const MOST_PEOPLE = 6;
const MOST_PLACES = 5000;
const MOST_SPELLINGS = 50;
const MOST_ALIKE = 200;
const LONGEST_NAME = 200;

interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

export interface InspectedFinding
  extends Pick<HealthFinding, 'kind' | 'severity' | 'sentence' | 'key' | 'individuals' | 'choices'> {
  /** Some of them, by name, as addresses have their ids. */
  readonly people: readonly NamedPerson[];
  /** In the place of this many more of the kind. */
  readonly more?: number;
}

export interface InspectedPlace extends Pick<Place, 'name' | 'jurisdictions' | 'count'> {
  readonly position?: NonNullable<Place['position']>;
  readonly spellings: readonly {
    readonly written: string;
    readonly count: number;
    readonly people: readonly NamedPerson[];
  }[];
}

/** What was found in a tree's file, as far as a page can show it. Names the living: for editors alone. */
export interface TreeInspection {
  readonly people: number;
  readonly findings: readonly InspectedFinding[];
  readonly places: readonly InspectedPlace[];
  /** How many there are, those that are not listed included. */
  readonly placeCount: number;
  /** Names of two places of which one may be a slip for the other, the more common first. */
  readonly alike: readonly (readonly [string, string])[];
  readonly years?: Tree['years'];
}

/** Takes as long as the file is large: run by a process of its own (server/trees). Throws GedcomUnreadableError. */
export function inspectTree(bytes: Uint8Array, today: string): TreeInspection {
  const { genealogy } = readGedcom(bytes, VILLAGE);
  const named = (ids: readonly string[]) => ids.slice(0, MOST_PEOPLE).map((id) => personNamed(genealogy, id));
  const places = placesOf(genealogy);
  const { years } = describeGenealogy(genealogy, today);
  const listed = places
    .toSorted((a, b) => b.spellings.length - a.spellings.length || b.count - a.count)
    .slice(0, MOST_PLACES);
  return {
    people: genealogy.individuals.size,
    findings: bounded(inspect(genealogy, today)).map(({ individuals, more, ...one }) => ({
      ...one,
      individuals: individuals.slice(0, MOST_PEOPLE).map(neutralId),
      people: named(individuals),
      ...(more === undefined ? {} : { more }),
    })),
    places: listed.map(({ name, jurisdictions, spellings, position, ...rest }) => ({
      ...rest,
      name,
      jurisdictions: [...jurisdictions],
      spellings: spellings
        .slice(0, MOST_SPELLINGS)
        .map(({ written, individuals, ...spelling }) => ({ ...spelling, written, people: named(individuals) })),
      ...(position ? { position } : {}),
    })),
    placeCount: places.length,
    alike: placesAlike(listed)
      .slice(0, MOST_ALIKE)
      .map(([common, rare]) => [common.name, rare.name]),
    ...(years ? { years } : {}),
  };
}

function bounded(findings: readonly HealthFinding[]): HealthFinding[] {
  return Object.values(Object.groupBy(findings, ({ kind }) => kind)).flatMap((ofKind) => {
    const single = ofKind.filter(({ more }) => more === undefined);
    const [rest] = ofKind.filter(({ more }) => more !== undefined);
    const unlisted = single.length - MOST_OF_KIND + (rest?.more ?? 0);
    const listed = single.slice(0, MOST_OF_KIND);
    const [first] = listed;
    if (!first || single.length <= MOST_OF_KIND) return ofKind;
    const sentence = `Takvih nalaza ima još ${unlisted}; nisu pojedinačno navedeni.`;
    return [...listed, { ...first, individuals: [], sentence, key: `${first.kind} more`, more: unlisted }];
  });
}

function personNamed({ individuals }: Genealogy, id: string) {
  const name = individuals.get(id)?.name.full ?? '';
  return { id: neutralId(id), name: name.slice(0, LONGEST_NAME) };
}
