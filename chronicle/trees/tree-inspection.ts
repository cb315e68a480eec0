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
import { notOnePlaceKey } from './tree-health.ts';

const MOST_PEOPLE = 6;
const MOST_UNDATED = 1000;
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
  const named = (ids: readonly string[], most = MOST_PEOPLE) =>
    ids.slice(0, most).map((id) => personNamed(genealogy, id));
  const places = placesOf(genealogy);
  const { years } = describeGenealogy(genealogy, today);
  const listed = places
    .toSorted((a, b) => b.spellings.length - a.spellings.length || b.count - a.count)
    .slice(0, MOST_PLACES);
  return {
    people: genealogy.individuals.size,
    findings: inspect(genealogy, today).map(({ individuals, places: pair, ...one }) => ({
      ...one,
      // Whoever says on the page of places that two are two says it of the finding as well.
      ...(pair ? { key: notOnePlaceKey(...pair) } : {}),
      individuals: individuals.slice(0, MOST_UNDATED).map(neutralId),
      people: named(individuals, one.kind === 'undated' ? MOST_UNDATED : MOST_PEOPLE),
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

function personNamed({ individuals }: Genealogy, id: string) {
  const name = individuals.get(id)?.name.full ?? '';
  return { id: neutralId(id), name: name.slice(0, LONGEST_NAME) };
}
