import { z } from 'zod';
import { neutralId } from '../../domain/reference.ts';
import {
  type Genealogy,
  HEALTH_KINDS,
  type HealthFinding,
  type HealthKind,
  inspect,
  placesAlike,
  placesOf,
  readGedcom,
} from '../../genealogy/index.ts';
import type { Library } from '../reading/library.ts';
import { describeGenealogy, VILLAGE } from './describe-tree.ts';
import { treeDescription } from './tree.ts';

/** Of each kind; how many there are in all is told besides. */
const MOST_OF_KIND = 1000;
const MOST_PEOPLE = 6;
const MOST_PLACES = 5000;
const MOST_SPELLINGS = 50;
const MOST_ALIKE = 200;
const LONGEST_NAME = 200;

const kinds = Object.keys(HEALTH_KINDS) as [HealthKind, ...HealthKind[]];
const count = z.int().min(0);
const person = z.object({ id: z.string(), name: z.string() });

const finding = z.object({
  kind: z.enum(kinds),
  severity: z.enum(['error', 'warning', 'note']),
  individuals: z.array(z.string()),
  /** Some of them, by name, as addresses have their ids. */
  people: z.array(person),
  sentence: z.string(),
  key: z.string(),
  /** In the place of this many more of the kind. */
  more: count.exactOptional(),
});

const place = z.object({
  name: z.string(),
  jurisdictions: z.array(z.string()),
  count,
  spellings: z.array(z.object({ written: z.string(), count, people: z.array(person) })),
  position: z.object({ latitude: z.number(), longitude: z.number() }).exactOptional(),
});

/** What was found in a tree's file, as far as a page can show it. Names the living: for editors alone. */
export const treeInspection = z.object({
  people: count,
  findings: z.array(finding),
  places: z.array(place),
  /** How many there are, those that are not listed included. */
  placeCount: count,
  /** Names of two places of which one may be a slip for the other, the more common first. */
  alike: z.array(z.tuple([z.string(), z.string()])),
  years: treeDescription.years,
});

export type TreeInspection = Readonly<z.infer<typeof treeInspection>>;
export type InspectedFinding = TreeInspection['findings'][number];
export type InspectedPlace = TreeInspection['places'][number];

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

/** By tree, what was found in it; looked for once for each file and day. */
export class TreeInspections {
  readonly #library: Library;
  readonly #inspect: (hash: string) => Promise<TreeInspection>;
  readonly #onFound: (tree: string, hash: string, inspection: TreeInspection) => void;
  readonly #known = new Map<string, { readonly version: string; readonly inspection: Promise<TreeInspection> }>();

  readonly #last = new Map<string, TreeInspection>();
  /** The version of which nothing could be found. */
  readonly #failed = new Map<string, string>();

  /** Inspects a file in a process of its own. Rejects with a TreeFileFault. */
  constructor(
    library: Library,
    inspectFile: (hash: string) => Promise<TreeInspection>,
    onFound: (tree: string, hash: string, inspection: TreeInspection) => void = () => {},
  ) {
    this.#library = library;
    this.#inspect = inspectFile;
    this.#onFound = onFound;
  }

  /** What was found last, maybe of an earlier file, without waiting; what there is now is looked for meanwhile. */
  lastOf(tree: string, today: string): TreeInspection | undefined {
    // Whoever asks for it by itself is told what is wrong with the file; every visit to a page must not try again what takes a minute.
    const version = `${this.#library.tree(tree)?.hash} ${today}`;
    if (this.#failed.get(tree) !== version) this.of(tree, today).catch(() => {});
    return this.#last.get(tree);
  }

  async of(tree: string, today: string): Promise<TreeInspection | undefined> {
    const hash = this.#library.tree(tree)?.hash;
    if (hash === undefined) return undefined;
    const version = `${hash} ${today}`;
    const known = this.#known.get(tree);
    if (known?.version === version) return known.inspection;
    // Kept while it is under way: whoever asks meanwhile must not begin anew.
    const begun = { version, inspection: this.#inspect(hash) };
    this.#known.set(tree, begun);
    begun.inspection.then(
      (found) => {
        // Of two files the later may be looked through first.
        if (this.#known.get(tree) === begun) this.#last.set(tree, found);
        this.#onFound(tree, hash, found);
      },
      () => {
        if (this.#known.get(tree) === begun) this.#known.delete(tree);
        this.#failed.set(tree, version);
      },
    );
    return begun.inspection;
  }
}
