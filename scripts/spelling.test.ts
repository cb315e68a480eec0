import { describe, expect, test } from 'vitest';
import { croatian, localWords, misspellings } from './spelling.ts';

const knows = croatian();

describe('Croatian words', () => {
  test.each('širokobriješkoga gumnom vršidbu najduljih podatcima Zagreb Gostušom Ćavarima gumno Gumno'.split(' '))(
    '%s is known',
    (word) => expect(knows(word)).toBe(true),
  );

  test.each('vrjeme kuča čemo dijeteta uvijet svijedoci zagreb ćavarima GUmno gostuša Gostušumu'.split(' '))(
    '%s is a mistake',
    (word) => expect(knows(word)).toBe(false),
  );

  test('local words are in the order of the alphabet, each once', () => {
    const words = localWords();
    const { compare } = new Intl.Collator('hr');
    expect(words).toEqual([...new Set(words)].sort((a, b) => compare(a, b) || (a < b ? -1 : 1)));
  });
});

describe('a record', () => {
  test('every text is read, with its line', () => {
    const record = `---
title: Stara kuča
status: published
date: 18XX/..
cover:
  file: kamena-kuca.svg
  alt: Crtež pred kučom
sources:
  - what: Knjga o selu, rasnoportal.net
    where: http://rasnoportal.net/guvno
    certainty: literature
tags: [običaji, kamenn]
links: [article/ime-cavar]
---
Bilo je to dobro vrjeme, 1890-ih, na [gumnuu](../locality/gumno.md).

Kolačić \`xyz\` pamti.
`;
    expect(misspellings('a.md', record, knows)).toEqual([
      'a.md:2: kuča',
      'a.md:7: kučom',
      'a.md:9: Knjga',
      'a.md:12: kamenn',
      'a.md:15: vrjeme',
      'a.md:15: gumnuu',
    ]);
  });
});

describe('the interface', () => {
  test('Croatian is read wherever it stands, English and markup are not', () => {
    const code = `import { Thing } from './thing.tsx';
const label = 'Sve uspomene brdaa';
const entries = [{ label: 'Pocetnaa', href: pathTo('home') }, { label: 'Na primjer ana@primjer.hr' }];
throw new Error('No guard for the route');
const markup = '<div class="table" tabindex="0">';
export const Page = () => (
  <Thing className="wide thing" aria-label="Tablicaa" title={\`\${count} stranica čitanjja\`}>
    Prva rečenica,
    druga rečennica &nbsp;{'Za taj izbor\\u00a0nema zapisaa'}
  </Thing>
);
`;
    expect(misspellings('page.tsx', code, knows)).toEqual([
      'page.tsx:2: brdaa',
      'page.tsx:3: Pocetnaa',
      'page.tsx:7: Tablicaa',
      'page.tsx:7: čitanjja',
      'page.tsx:9: rečennica',
      'page.tsx:9: zapisaa',
    ]);
  });
});
