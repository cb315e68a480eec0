import { describe, expect, it } from 'vitest';
import { meaningOf } from './godparents.ts';

describe('what a source means by a role', () => {
  it.each([
    ['kum', 'godparent', 'any'],
    ['Krsna kuma', 'godparent', 'baptism'],
    ['kum na krštenju', 'godparent', 'baptism'],
    ['krizmani kum', 'godparent', 'confirmation'],
    ['vjenčani kum', 'godparent', 'wedding'],
    ['svjedok na vjenčanju', 'godparent', 'wedding'],
    ['GODP', 'godparent', 'any'],
    ['Godfather', 'godparent', 'any'],
    ['kumče', 'godchild', 'any'],
    ['goddaughter', 'godchild', 'any'],
    ['krizmanik', 'godchild', 'confirmation'],
    ['pobratim', 'sworn', 'any'],
  ])('%s: %s, %s', (role, step, sponsorship) => {
    expect(meaningOf(role)).toEqual({ step, sponsorship });
  });

  it.each(['', 'susjed', 'svjedok', 'WITN', 'svećenik', 'prijatelj'])('%s: nothing', (role) => {
    expect(meaningOf(role)).toBeUndefined();
  });
});
