import { describe, expect, test } from 'vitest';
import { parseRecord } from './record.ts';
import { neutralId, referencesIn } from './reference.ts';

describe('references in a text', () => {
  test('are found with titles, brackets and spaces', () => {
    const text =
      'Na [gumnu]( <../locality/gumno.md> ), kod [Ive](../../trees/bosnjak.ged#I12 "Ivan") i [drugdje](https://primjer.hr).';
    expect(referencesIn(text)).toEqual(['locality/gumno', 'bosnjak#I12']);
  });

  test.each(['](', '](a', '](a "', '](../'])('in %s without end none are looked for without end', (sign) => {
    expect(referencesIn(sign.repeat(200_000 / sign.length))).toEqual([]);
  });

  test('a text of blanks is made even at once', () => {
    const result = parseRecord({
      kind: 'page',
      slug: 'praznine',
      title: 'Praznine',
      summary: 'Praznine.',
      body: `\n \n  a${' \n'.repeat(99_990)}b \n `,
      status: 'draft',
      author: 'Uredništvo',
      created: '2026-01-02T03:04:05Z',
      updated: '2026-01-02T03:04:05Z',
    });
    expect('record' in result && result.record.body.slice(0, 3) + result.record.body.slice(-1)).toBe('  ab');
  });
});

describe('an id outside its file', () => {
  test.each([
    'I1',
    'I0001',
    'I500123',
    'I120580',
    'F12',
    'P1234567',
    'I192012345678',
    'I6000000012345678901',
    'I3213980123456',
    'I94577403195',
  ])('%s stays, since programs number so', (id) => expect(neutralId(id)).toBe(id));

  test.each([
    'I1205980123456',
    '1205980123456',
    'I0101005330001',
    'I94577403194',
    '69435151530',
    'I19800512',
    'AC1980',
  ])('%s, which tells who somebody is, becomes another', (id) => expect(neutralId(id)).toMatch(/^X\d{16}$/));
});
