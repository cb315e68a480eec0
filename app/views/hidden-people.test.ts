import { describe, expect, it } from 'vitest';
import { Library } from '../../chronicle/reading/library.ts';
import { MemoryStore } from '../../chronicle/store/memory-store.ts';
import { singleTree } from '../../chronicle/trees/open-tree.ts';
import { type Genealogy, type Individual, joinGenealogies, readGedcom, reduceLiving } from '../../genealogy/index.ts';
import { HILL } from '../routes.ts';
import { reportFor } from './family-report.ts';
import { fanView } from './fan-view.ts';
import { houseView } from './house-view.ts';
import { parentsKinship } from './parents-kinship.ts';
import { isSampleTree } from './shown-tree.ts';
import { kinshipView, personSeenFrom } from './tree-kinship.ts';
import { personView } from './tree-views.ts';

const TODAY = '2026-11-17';

function shown(...records: string[]): Genealogy {
  const lines = ['0 HEAD | 1 GEDC | 2 VERS 5.5.1', ...records, '0 TRLR'].join(' | ').replaceAll(' | ', '\n');
  return reduceLiving(readGedcom(new TextEncoder().encode(lines)).genealogy, { today: TODAY, level: 'name' });
}

const DEAD = '1 BIRT | 2 DATE 1900 | 1 DEAT | 2 DATE 1950';

/** Cousins Ivo and Ana have Pero; `ofMother` is what Ana's record says besides. */
const cousins = (ofMother: string) =>
  shown(
    `0 @I1@ INDI | 1 NAME Djed | 1 SEX M | ${DEAD} | 1 FAMS @F1@ | 0 @I2@ INDI | 1 NAME Stric | 1 SEX M | ${DEAD} | 1 FAMC @F1@ | 1 FAMS @F2@`,
    `0 @I3@ INDI | 1 NAME Otac | 1 SEX M | ${DEAD} | 1 FAMC @F1@ | 1 FAMS @F3@ | 0 @I4@ INDI | 1 NAME Ivo | 1 SEX M | ${DEAD} | 1 FAMC @F2@ | 1 FAMS @F4@`,
    `0 @I5@ INDI | 1 NAME Ana /Skrovita/ | 1 SEX F | ${DEAD}${ofMother} | 1 RESI | 2 DATE 1920 | 2 PLAC Velika kuća | 1 FAMC @F3@ | 1 FAMS @F4@`,
    `0 @I6@ INDI | 1 NAME Pero | 1 SEX M | ${DEAD} | 1 FAMC @F4@`,
    '0 @F1@ FAM | 1 HUSB @I1@ | 1 CHIL @I2@ | 1 CHIL @I3@ | 0 @F2@ FAM | 1 HUSB @I2@ | 1 CHIL @I4@',
    '0 @F3@ FAM | 1 HUSB @I3@ | 1 CHIL @I5@ | 0 @F4@ FAM | 1 HUSB @I4@ | 1 WIFE @I5@ | 1 CHIL @I6@ | 1 MARR | 2 DATE 1925',
  );
const open = cousins('');
const hiding = cousins(' | 1 RESN confidential');
const person = (genealogy: Genealogy, id: string) => genealogy.individuals.get(id) as Individual;
const hillOf = (genealogy: Genealogy) => joinGenealogies([{ tree: 'bosnjak', genealogy }]);

describe('somebody hidden', () => {
  it('is not told to be kin of whom they married', () => {
    expect(parentsKinship(open, person(open, 'I6'))).toContain('Roditelji su bili i u rodu');
    expect(parentsKinship(hiding, person(hiding, 'I6'))).toBe('');
  });

  it('lived in no house', async () => {
    const residents = async (genealogy: Genealogy) =>
      (await houseView({ hill: { open: async () => hillOf(genealogy) }, today: TODAY }, ['Velika kuća'])).residents;
    expect((await residents(open)).map(({ name }) => name)).toEqual(['Ana Skrovita']);
    expect(await residents(hiding)).toEqual([]);
  });

  it('has no name, year or marriage in reports, fans and words of kinship', () => {
    const secrets = /Skrovit|Ana|1925|1920/;
    const site = { library: { trees: () => [] }, name: 'Naše brdo', today: TODAY };
    const told = (genealogy: Genealogy) => {
      const seen = { hill: hillOf(genealogy), tree: 'bosnjak' as const, isDead: () => false };
      const [child, mother] = ['I6', 'I5'].map((id) => personSeenFrom(seen, id)) as [number, number];
      return JSON.stringify([
        ...(['ancestors', 'descendants'] as const).flatMap((kind) =>
          ['I6', 'I5', 'I1'].map((id) => reportFor(site, genealogy, person(genealogy, id), { tree: 'bosnjak', kind })),
        ),
        fanView(genealogy, person(genealogy, 'I6'), 'bosnjak', 4),
        kinshipView(seen, child, mother),
      ]);
    };
    expect(told(open)).toMatch(secrets);
    expect(told(hiding)).not.toMatch(secrets);
  });

  it('has no records, though some are about them', async () => {
    const store = new MemoryStore();
    const library = await Library.open(store);
    const links = { aboutIndividual: () => ['person/ana-skrovita'] };
    const knowing = new Proxy(library, {
      get: (target, name) => {
        if (name === 'links') return () => links;
        if (name === 'get') return () => ANA;
        const own = Reflect.get(target, name);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
    const view = (genealogy: Genealogy) =>
      personView(singleTree('bosnjak', genealogy), person(genealogy, 'I5'), {
        ...{ library: knowing, tree: 'bosnjak', hill: hillOf(genealogy) },
      }).links.flatMap((group) => group.links.map(({ title }) => title));
    expect(view(open)).toContain('Ana Skrovita');
    expect(view(hiding)).not.toContain('Ana Skrovita');
  });
});

const ANA = { kind: 'person', slug: 'ana-skrovita', title: 'Ana Skrovita', summary: '', body: '', links: [], tags: [] };

describe('a house', () => {
  const home = (id: string, life: string, residence: string) =>
    `0 @${id}@ INDI | 1 NAME Ivo ${id}${life} | 1 DEAT | 2 DATE 1960 | 1 RESI${residence} | 2 PLAC Velika kuća, Naše brdo`;
  const view = (genealogy: Genealogy) =>
    houseView({ hill: { open: async () => hillOf(genealogy) }, today: TODAY }, ['Velika kuća']);

  it('names no more people than anybody reads', async () => {
    const people = Array.from({ length: 230 }, (_, at) => home(`I${at + 1}`, '', ` | 2 DATE ${1700 + at}`));
    expect((await view(shown(...people))).residents).toHaveLength(200);
  });

  it('has nobody for less than no time', async () => {
    const { residents, scale } = await view(shown(home('I1', ' | 1 BIRT | 2 DATE 1970', '')));
    expect([residents[0]?.span, scale]).toEqual([undefined, undefined]);
  });
});

describe('an id', () => {
  it('of another tree means somebody there, and on the hill nobody without its tree', () => {
    const hill = hillOf(open);
    expect(personSeenFrom({ hill, tree: 'bosnjak' }, 'I6')).toBeGreaterThanOrEqual(0);
    expect(personSeenFrom({ hill, tree: 'cavar' }, 'I6')).toBe(-1);
    expect(personSeenFrom({ hill, tree: 'cavar' }, 'bosnjak-I6')).toBeGreaterThanOrEqual(0);
    expect(personSeenFrom({ hill, tree: HILL }, 'I6')).toBe(-1);
  });
});

it('a tree of invented people says nothing of another', () => {
  const library = { trees: () => [{ name: 'bosnjak', sample: true }, { name: 'cavar' }] } as unknown as Library;
  expect(['bosnjak', 'cavar', HILL].map((name) => isSampleTree(library, name))).toEqual([true, false, true]);
});
