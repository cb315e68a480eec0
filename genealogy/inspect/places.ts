import { latinLetters } from '../../domain/plain-letters.ts';
import { sourceOf } from '../gedcom/people/structured-genealogy.ts';
import type { Structures } from '../gedcom/structures/structures.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import type { Genealogy } from '../genealogy.ts';
import { NOBODY } from '../graph.ts';
import { Groups } from './groups.ts';

/** A place as it is written, wherever it is. */
export interface PlaceSpelling {
  readonly written: string;
  readonly count: number;
  /** Ids of people who have it in their records or in those of their families; not all of a place of thousands. */
  readonly individuals: readonly string[];
}

export interface Place {
  /** The spelling that is most common, the most complete of equals. */
  readonly name: string;
  /** What it lies in, from the nearest: Široki Brijeg, Hercegovina. */
  readonly jurisdictions: readonly string[];
  readonly count: number;
  /** The most common first. */
  readonly spellings: readonly PlaceSpelling[];
  /** In degrees, where the file has them. */
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
}

const MOST_PEOPLE = 50;

/** What of a place's spelling is read from the file. */
export interface WrittenPlace {
  readonly written: string;
  readonly parts: readonly string[];
  readonly folds: readonly string[];
  count: number;
  readonly people: Set<number>;
  position: Place['position'];
}

/** Every place of a tree once, with the ways in which it is spelt, by name. */
export function placesOf(genealogy: Genealogy): Place[] {
  const places = writtenPlaces(genealogy);
  const groups = groupsOfPlaces(places);
  const members = Map.groupBy(places, (_, index) => groups.of(index));
  const collator = new Intl.Collator('hr');
  return [...members.values()]
    .map((spellings): Place => {
      const byCount = spellings.toSorted(commonFirst);
      const best = byCount[0] as WrittenPlace;
      return {
        name: best.written,
        jurisdictions: best.parts.slice(1),
        count: byCount.reduce((sum, { count }) => sum + count, 0),
        spellings: byCount.map(({ written, count, people }) => ({
          ...{ written, count },
          individuals: [...people].map((person) => genealogy.individuals.idAt(person)),
        })),
        position: byCount.find(({ position }) => position)?.position,
      };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
}

export function commonFirst(a: WrittenPlace, b: WrittenPlace): number {
  return (
    b.count - a.count || b.parts.length - a.parts.length || marksIn(b.written) - marksIn(a.written) || compare(a, b)
  );
}

function compare(a: WrittenPlace, b: WrittenPlace): number {
  return a.written < b.written ? -1 : 1;
}

/** Of two spellings that are equally common the one with its marks is right. */
export function marksIn(text: string): number {
  return text.match(/[čćđšž]/gi)?.length ?? 0;
}

export function writtenPlaces(genealogy: Genealogy): WrittenPlace[] {
  const { structures, records, graph } = sourceOf(genealogy);
  const found = new Map<number, WrittenPlace>();
  const collect = (record: number, people: readonly number[]): void => {
    const end = structures.recordStarts[record + 1] as number;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      if (structures.tags[at] !== TAG.PLAC || structures.isPointer(at)) continue;
      const value = structures.values[at] as number;
      let place = found.get(value);
      if (!place) {
        place = writtenPlace(structures.valueOf(at));
        found.set(value, place);
      }
      place.count += 1;
      for (const person of people) if (person !== NOBODY && place.people.size < MOST_PEOPLE) place.people.add(person);
      place.position ??= positionAt(structures, at);
    }
  };
  for (const [person, record] of records.individuals.entries()) collect(record, [person]);
  for (const [family, record] of records.families.entries())
    collect(record, [graph.firstPartner[family] as number, graph.secondPartner[family] as number]);
  return [...found.values()].filter(({ folds }) => folds.length > 0);
}

function writtenPlace(written: string): WrittenPlace {
  const parts = written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return {
    written,
    parts,
    folds: parts.map(foldedPart).filter((fold) => fold !== ''),
    ...{ count: 0, people: new Set(), position: undefined },
  };
}

/** Of countries as they are abbreviated and translated. */
const SAME_COUNTRY: ReadonlyMap<string, string> = new Map(
  [
    'bih|bosna i hercegovina|bosnia and herzegovina|bosnien und herzegowina|bosnia',
    'hrvatska|croatia|kroatien|rh|republika hrvatska',
    'njemacka|germany|deutschland',
    'austrija|austria|osterreich',
    'sad|usa|united states|united states of america|sjedinjene americke drzave',
    'kanada|canada',
  ].flatMap((names) => names.split('|').map((name, _, [first = '']): [string, string] => [name, first])),
);

const COUNTRIES: ReadonlySet<string> = new Set(SAME_COUNTRY.values());

export function foldedPart(part: string): string {
  const fold = latinLetters(part)
    .replace(/dj/g, 'd')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return SAME_COUNTRY.get(fold) ?? fold;
}

/**
 * The same but for capitals, marks and commas, or one that leaves out what the other lies in: `Široki Brijeg, BiH` and `Siroki
 * Brijeg`. Of `Gradac`, `Gradac, Mostar` and `Gradac, Posušje` nobody can tell which the first is.
 */
function groupsOfPlaces(places: readonly WrittenPlace[]): Groups {
  const groups = new Groups(places.length);
  const isJurisdiction = jurisdictionsOf(places);
  const root: Node = { children: new Map(), place: undefined };
  places.forEach(({ folds }, index) => {
    let node = root;
    for (const fold of folds) {
      let child = node.children.get(fold);
      if (!child) {
        child = { children: new Map(), place: undefined };
        node.children.set(fold, child);
      }
      node = child;
    }
    if (node.place === undefined) node.place = index;
    else groups.join(node.place, index);
  });
  // Without recursion: a place may have as many commas as it likes.
  const ways: { readonly node: Node; readonly above: readonly number[] }[] = [{ node: root, above: [] }];
  for (let way = ways.pop(); way; way = ways.pop()) {
    const { node, above } = way;
    const own = node.place;
    if (own !== undefined && isJurisdiction(places[own]?.folds.at(-1) ?? ''))
      for (const place of above) groups.join(place, own);
    const isPlain = node.children.size === 1;
    for (const child of node.children.values())
      ways.push({ node: child, above: isPlain && node !== root && own !== undefined ? [own] : isPlain ? above : [] });
  }
  return groups;
}

/** A country says of a place nothing that others do not know. */
export function withoutCountry(folds: readonly string[]): readonly string[] {
  return folds.length > 1 && COUNTRIES.has(folds.at(-1) ?? '') ? folds.slice(0, -1) : folds;
}

/** `Dubrovnik, crkva sv. Andrije` lies in Dubrovnik and is not Dubrovnik: what comes last must be what several places lie in. */
export function jurisdictionsOf(places: readonly WrittenPlace[]): (fold: string) => boolean {
  const heads = new Map<string, string>();
  const shared = new Set(COUNTRIES);
  for (const { folds } of places) {
    const [head = ''] = folds;
    const last = folds.at(-1) ?? '';
    if (folds.length > 1 && (heads.get(last) ?? head) !== head) shared.add(last);
    heads.set(last, head);
  }
  return (fold) => shared.has(fold);
}

interface Node {
  readonly children: Map<string, Node>;
  place: number | undefined;
}

function positionAt(structures: Structures, place: number): Place['position'] {
  const map = structures.childWith(place, TAG.MAP);
  if (map < 0) return undefined;
  const [latitude, longitude] = [TAG.LATI, TAG.LONG].map((tag) => {
    const at = structures.childWith(map, tag);
    return at < 0 ? Number.NaN : degrees(structures.valueOf(at));
  });
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** `N43.38`, `W17.6`, `-17.6`. */
function degrees(text: string): number {
  const [, side = '', number = ''] = /^([NSEW]?)(-?\d{1,3}(?:\.\d{1,12})?)$/i.exec(text.trim()) ?? [];
  if (number === '') return Number.NaN;
  return /[SW]/i.test(side) ? -Number(number) : Number(number);
}
