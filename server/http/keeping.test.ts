import { describe, expect, it } from 'vitest';
import { table } from '../../app/routes.ts';
import type { Role } from '../../domain/role.ts';
import { keepingOf } from './keeping.ts';

const STRANGER = { viewer: undefined, unreachable: false, isForAll: true };
const signedIn = (role: Role) => ({ ...STRANGER, viewer: { name: 'Iva', role, mark: 'abc' }, isForAll: false });
const MEMBER = signedIn('member');
const at = (path: string) => new URL(path, 'https://brdo.example');

describe('what a browser may keep', () => {
  it('of every page in the table, as a stranger and as an editor get it', () => {
    const kept = (who: typeof STRANGER | typeof MEMBER) =>
      Object.entries(table)
        .filter(([, { kind }]) => kind !== 'service')
        .map(([name, { path }]) => [name, keepingOf({ ...who, url: at(path.replaceAll(/:\w+/g, 'x')) })] as const)
        .filter(([, keep]) => !keep?.startsWith('no'))
        .map(([name, keep]) => `${name} ${keep}`);
    const open = [
      'home',
      'privacy',
      'mission',
      'memories',
      'accessibility',
      'blog',
      'memorials',
      'post',
      'terms',
      'periods',
      'people',
      'localities',
      'person',
      'cavari',
      'cavariArticle',
      'trees',
      'bosnjaci',
      'bosnjaciArticle',
      'peopleData',
      'locality',
      'offline',
      'page',
      'period',
      'memory',
      'contribute',
      'contact',
      'gravePage',
    ];
    const ofMembers = ['memorial', 'map', 'treeCavar', 'treeBosnjak', 'treeHill', 'house', 'treeFan', 'familyReport'];
    expect(kept(STRANGER).sort()).toEqual(open.map((name) => `${name} all`).sort());
    for (const who of [MEMBER, signedIn('editor')]) {
      expect(kept(who).sort()).toEqual(
        [...open.map((name) => `${name} visitor abc`), ...ofMembers.map((name) => `${name} member abc`)].sort(),
      );
    }
  });

  it('the data that members’ pages need, for members alone', () => {
    for (const path of [
      '/obiteljsko-stablo/cavar/podatci',
      '/obiteljsko-stablo/cavar/osoba/I1',
      '/obiteljsko-stablo/cavar/osoba/I1/portret/dark',
      '/interaktivna-karta/visine/12/1/2',
      '/interaktivna-karta/sjene',
    ]) {
      expect(keepingOf({ ...MEMBER, url: at(path) })).toBe('member abc');
      expect(keepingOf({ ...STRANGER, url: at(path) })).toBe('no');
    }
    for (const path of [
      '/obiteljsko-stablo/cavar/osoba/I1/cinjenice',
      '/interaktivna-karta/karta.gpx',
      '/moj-racun/podatci',
    ]) {
      expect(keepingOf({ ...MEMBER, url: at(path) })).toBe('no abc');
    }
  });

  it('nothing for members of somebody who has an account and is none', () => {
    const viewer = { name: 'Iva', role: undefined, mark: 'abc' };
    expect(keepingOf({ ...MEMBER, viewer, url: at('/interaktivna-karta') })).toBe('no abc');
  });

  it('nothing with a question behind it, nothing of an address without a page', () => {
    expect(keepingOf({ ...STRANGER, url: at('/povijesni-blog?stranica=2') })).toBe('no');
    expect(keepingOf({ ...STRANGER, url: at('/nema-takve') })).toBe('no');
    expect(keepingOf({ ...STRANGER, url: at('/pregled/tajna') })).toBe('no');
  });

  it('nothing as if for all of what was made for somebody whose session has ended', () => {
    expect(keepingOf({ ...STRANGER, isForAll: false, url: at('/') })).toBe('no');
  });

  it('nothing is said while nobody can tell who is asking', () => {
    expect(keepingOf({ ...STRANGER, unreachable: true, url: at('/') })).toBeUndefined();
  });
});
