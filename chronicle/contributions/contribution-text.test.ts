import { expect, test } from 'vitest';
import { checkedText, suggestedTitle } from './contribution-text.ts';

/** In the wrong order: composing so many takes the square of their number, and would not come to an end here. */
const MARKS = '\u0301\u0316'.repeat(250_000);
const TYPED = { title: '', text: 'Kosili smo.', author: 'Mara', when: '', where: '', people: '' };

test.each(['title', 'text', 'author', 'when', 'where', 'people'] as const)(
  'marks without end in the %s keep nobody waiting',
  (field) => {
    const checked = checkedText({ ...TYPED, [field]: `a${MARKS}` }, 'memory', false);
    expect(checked[field].length).toBeLessThan(40);
  },
);

test.each([
  ['Kosili smo.', 'Kosili smo'],
  ['Godine 1956. bila je velika glad. Poslije je bilo bolje.', 'Godine 1956. bila je velika glad'],
  ['Zar se toga više nitko ne sjeća? Ja se sjećam.', 'Zar se toga više nitko ne sjeća?'],
  [
    'Kad bi se pokosilo sijeno na Orlovu kuku, išli smo pješice u Mostar po sol, a vraćali se noću.',
    'Kad bi se pokosilo sijeno na Orlovu kuku',
  ],
  ['Naslov u prvom retku\n\nPa tekst, dug koliko hoće.', 'Naslov u prvom retku'],
  [
    'Majka je govorila da se u onoj kući nikad nije ložilo prije zore jer je drvo bilo skupo',
    'Majka je govorila da se u onoj kući nikad nije ložilo prije …',
  ],
  ['a'.repeat(5000), `${'a'.repeat(60)} …`],
  ['', 'Uspomena bez naslova'],
])('a suggested title ends where a clause does: %#', (text, title) => {
  expect(suggestedTitle(text)).toBe(title);
});
