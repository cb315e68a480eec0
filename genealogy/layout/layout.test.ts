import { describe, expect, it } from 'vitest';
import { type FamilyLiteral, genealogyOf } from '../genealogy-of.ts';
import { type Edge, type Layout, layout, type View } from './index.ts';

/** `Ante:1850` is a man born then, `iva:1852` a woman: capitals for men, as short as a family can be written. */
function family(people: string, families: Record<string, string>): ReturnType<typeof genealogyOf> {
  return genealogyOf({
    people: people.split(' ').map((word) => {
      const [id = '', born] = word.split(':');
      return { id, sex: /^[A-Z]/.test(id) ? ('M' as const) : ('F' as const), ...(born !== undefined && { born }) };
    }),
    families: Object.entries(families).map(([couple, children]): FamilyLiteral => {
      const [husband, wife] = couple.split('+').map((name) => name.trim());
      return {
        ...(husband && { husband }),
        ...(wife && { wife }),
        children: children.split(' ').filter((id) => id !== ''),
      };
    }),
  });
}

function rows({ boxes }: Layout): string[] {
  const levels = [...new Set(boxes.map(({ y }) => y))].sort((a, b) => a - b);
  return levels.map((level) =>
    boxes
      .filter(({ y }) => y === level)
      .sort((a, b) => a.x - b.x)
      .map(({ id }) => id)
      .join(' '),
  );
}

const everyone: View = { kind: 'everyone' };

describe('generations', () => {
  it('stand in rows, couples side by side, siblings by birth', () => {
    const tree = family('Ante iva Mate:1882 kata:1880 luce', { 'Ante + iva': 'Mate kata', 'Mate + luce': '' });
    expect(rows(layout(tree, everyone))).toEqual(['Ante iva', 'kata Mate luce']);
  });

  it('keep a child without a birth behind whom the source names before', () => {
    const tree = family('Ante iva Mate:1890 Petar Jure:1880', { 'Ante + iva': 'Mate Petar Jure' });
    expect(rows(layout(tree, everyone))).toEqual(['Ante iva', 'Jure Mate Petar']);
  });

  it('keep twins beside each other in the order of the source', () => {
    const tree = family('Ante iva Jure:1884 Mate:1882-05-01 kata:1882-05-01', { 'Ante + iva': 'Jure Mate kata' });
    expect(rows(layout(tree, everyone))).toEqual(['Ante iva', 'Mate kata Jure']);
  });

  it('put an uncle who married his niece in her row, below his brother', () => {
    const tree = family('Ante iva Mate:1850 Jure:1860 kata luce:1875 Petar:1900', {
      'Ante + iva': 'Mate Jure',
      'Mate + kata': 'luce',
      'Jure + luce': 'Petar',
    });
    expect(rows(layout(tree, everyone))).toEqual(['Ante iva', 'Mate kata', 'Jure luce', 'Petar']);
  });

  it('join siblings whose parents are not recorded', () => {
    const tree = family('Mate:1850 kata:1852', { '+': 'Mate kata' });
    const { boxes, edges } = layout(tree, everyone);
    expect(rows(layout(tree, everyone))).toEqual(['Mate kata']);
    expect(boxes.every(({ y }) => y === 0)).toBe(true);
    expect(edges.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['child', undefined, 'Mate'],
      ['child', undefined, 'kata'],
    ]);
  });
});

describe('marriages', () => {
  it('stand in order, the first wife on the left, children under their own', () => {
    const tree = family('Ante iva luce Mate:1850 kata:1852 Jure:1870 Petar:1872', {
      'Ante + iva': 'Mate kata',
      'Ante + luce': 'Jure Petar',
    });
    expect(rows(layout(tree, everyone))).toEqual(['iva Ante luce', 'Mate kata Jure Petar']);
  });

  it('go by their dates, not by the order of the source', () => {
    const tree = genealogyOf({
      people: [
        { id: 'Ante', sex: 'M' },
        { id: 'second', sex: 'F' },
        { id: 'first', sex: 'F' },
      ],
      families: [
        { husband: 'Ante', wife: 'second', married: '1890' },
        { husband: 'Ante', wife: 'first', married: '1880' },
      ],
    });
    expect(rows(layout(tree, everyone))).toEqual(['first Ante second']);
  });

  it('of a man with four wives pass below the ones before', () => {
    const tree = family('Ante a b c d Mate', { 'Ante + a': '', 'Ante + b': '', 'Ante + c': '', 'Ante + d': 'Mate' });
    const drawn = layout(tree, everyone);
    expect(rows(drawn)).toEqual(['a Ante b c d', 'Mate']);
    const [, , third, fourth] = drawn.edges.filter(({ kind }) => kind === 'union') as [Edge, Edge, Edge, Edge];
    expect(lowest(fourth)).toBeGreaterThan(lowest(third));
    expect(lowest(third)).toBeGreaterThan(72);
  });

  it('of a man with many wives stand on both sides where the first ones have children, whom lines would pass', () => {
    const tree = family('Ante a b c d e Mate Jure', {
      'Ante + a': 'Mate',
      'Ante + b': 'Jure',
      'Ante + c': '',
      'Ante + d': '',
      'Ante + e': '',
    });
    expect(rows(layout(tree, everyone))).toEqual(['a b Ante c d e', 'Mate Jure']);
  });

  it('in a circle leave nobody out', () => {
    const tree = family('Ante iva Mate kata', {
      'Ante + iva': '',
      'Mate + iva': '',
      'Mate + kata': '',
      'Ante + kata': '',
    });
    expect(rows(layout(tree, everyone)).map((row) => row.split(' ').sort())).toEqual([['Ante', 'Mate', 'iva', 'kata']]);
  });

  it('form a chain where the widowed marry the widowed', () => {
    const tree = family('Ante iva Mate kata Jure', {
      'Ante + iva': '',
      'Mate + iva': '',
      'Mate + kata': '',
      'Jure + kata': '',
    });
    expect(rows(layout(tree, everyone))).toEqual(['Ante iva Mate kata Jure']);
  });

  it('of cousins draw both families together, and nobody twice', () => {
    const tree = family('Ante iva Mate:1850 kata:1852 luce Stipe Jure:1880 mara:1884 Petar:1879 ana:1882 Blaz', {
      'Ante + iva': 'Mate kata',
      'Mate + luce': 'Jure mara',
      'Stipe + kata': 'Petar ana',
      'Petar + mara': 'Blaz',
    });
    const drawn = layout(tree, everyone);
    expect(rows(drawn)).toEqual(['Ante iva', 'Mate luce Stipe kata', 'Jure mara Petar ana', 'Blaz']);
    expect(drawn.boxes).toHaveLength(11);
  });

  it('of two pairs of siblings bring the couples between their parents', () => {
    const tree = family('Ante iva Mate luce Jure:1850 mara:1852 Petar:1851 ana:1853', {
      'Ante + iva': 'Jure mara',
      'Mate + luce': 'Petar ana',
      'Jure + ana': '',
      'Petar + mara': '',
    });
    const [, children = ''] = rows(layout(tree, everyone));
    expect(children).toMatch(/(Jure ana|ana Jure)/);
    expect(children).toMatch(/(Petar mara|mara Petar)/);
  });

  it('of step-siblings hang below the marriage that made them so', () => {
    const tree = family('Ante iva Mate luce Jure:1850 ana:1853 Blaz:1860 Petar:1880', {
      'Ante + iva': 'Jure',
      'Mate + luce': 'ana',
      'Ante + luce': 'Blaz',
      'Jure + ana': 'Petar',
    });
    const [parents, children = '', grandchildren] = rows(layout(tree, everyone));
    expect(parents).toBe('iva Ante luce Mate');
    expect(children).toMatch(/(Jure ana|ana Jure)/);
    expect(grandchildren).toBe('Petar');
  });

  it('to an unknown partner hang the children below the known one', () => {
    const tree = family('iva Mate', { '+ iva': 'Mate' });
    const { boxes, edges } = layout(tree, everyone);
    const [mother, child] = boxes;
    expect(edges).toHaveLength(1);
    expect(edges[0]).toMatchObject({ kind: 'child', from: 'iva', to: 'Mate' });
    expect(child?.x).toBe(mother?.x);
    expect(edges[0]?.points).toEqual([64, 72, 64, child?.y]);
  });

  it('to a woman and later her daughter become a link, for no row holds all three', () => {
    const tree = family('Ante iva Mate ana:1850', { 'Ante + iva': 'ana', 'Mate + iva': '', 'Mate + ana': '' });
    const drawn = layout(tree, everyone);
    expect(rows(drawn)).toEqual(['Ante iva Mate', 'ana']);
    expect(drawn.edges.filter(({ kind }) => kind === 'link')).toMatchObject([
      { joins: 'union', from: 'Mate', to: 'ana', number: 1 },
    ]);
  });
});

describe('lines', () => {
  const tree = genealogyOf({
    people: [
      { id: 'Ante', sex: 'M' },
      { id: 'iva', sex: 'F' },
      { id: 'Mate', sex: 'M' },
      { id: 'Jure', sex: 'M' },
    ],
    families: [{ id: 'F7', husband: 'Ante', wife: 'iva', children: ['Mate', { id: 'Jure', pedigree: 'adopted' }] }],
  });

  it('run from between the parents to the top of each child, and say how the child belongs', () => {
    const { boxes, edges } = layout(tree, everyone);
    const top = boxes.find(({ id }) => id === 'Mate')?.y as number;
    expect(edges.map(({ kind, pedigree }) => [kind, pedigree])).toEqual([
      ['union', 'birth'],
      ['child', 'birth'],
      ['child', 'adopted'],
    ]);
    expect(edges[0]).toMatchObject({ family: 'F7', from: 'Ante', to: 'iva', number: undefined });
    expect(edges[1]?.points.slice(0, 2)).toEqual([(boxes.find(({ id }) => id === 'iva')?.x as number) - 8, 36]);
    expect(edges[1]?.points.at(-1)).toBe(top);
  });
});

describe('a view of somebody who is not there', () => {
  const tree = family('Ante iva', { 'Ante + iva': '' });

  it.each<View>([
    { kind: 'close', of: 'Nobody' },
    { kind: 'everyone', of: 'Nobody' },
    { kind: 'ancestors' },
    { kind: 'path', of: 'Ante' },
    { kind: 'path', of: 'Ante', to: 'Nobody' },
  ])('is empty: %o', (view) => {
    const drawn = layout(tree, view);
    expect([drawn.boxes, drawn.edges, drawn.path]).toEqual([[], [], []]);
  });

  it('is empty also when nobody is there at all', () => {
    expect(layout(genealogyOf({ people: [] }), everyone).boxes).toEqual([]);
  });
});

function lowest({ points }: Edge): number {
  return Math.max(...points.filter((_, index) => index % 2 === 1));
}
