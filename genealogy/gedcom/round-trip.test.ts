import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { corpus, GEDCOM_CORPORA, hasCorpus } from '../../tests/corpora.ts';
import { cases } from '../../tests/drivers/effort.ts';
import { faultsOfSeven } from '../../tests/gedcom-seven-validator.ts';
import { genealogyFrom } from './people/structured-genealogy.ts';
import { readGedcom } from './read.ts';
import { type Structure, StructuresBuilder } from './structures/structures.ts';
import { KNOWN_TAGS, PLAIN_TAGS, TAG } from './structures/tags.ts';
import { saysTheSame, writeGedcom } from './write.ts';

const VERSIONS = ['5.5.1', '7.0'] as const;

describe.each(GEDCOM_CORPORA)('%s', (name) => {
  describe.skipIf(!hasCorpus(name))('written and read again', () => {
    const genealogy = once(() => readGedcom(corpus(name)).genealogy);
    const written = {
      '5.5.1': once(() => writeGedcom(genealogy(), '5.5.1')),
      '7.0': once(() => writeGedcom(genealogy(), '7.0')),
    };

    it.each(VERSIONS)('in %s says the same, shows the same people and families, and has the same graph', (version) => {
      const before = genealogy();
      const again = readGedcom(written[version]()).genealogy;
      expect(saysTheSame(again, before)).toBe(true);
      expect([...again.individuals]).toEqual([...before.individuals]);
      expect([...again.families]).toEqual([...before.families]);
      expect(again.graph).toEqual(before.graph);
    });

    it.each(VERSIONS)('in %s loses no word', (version) => {
      const words = wordsOf(new TextDecoder().decode(written[version]()));
      const utf16 = name.includes('utf16');
      const source = new TextDecoder(utf16 ? 'utf-16le' : 'latin1').decode(corpus(name));
      const missing = [...wordsOf(source.slice(source.search(/[\r\n]0 /)))].filter((word) => !words.has(word));
      expect(missing.filter((word) => !SPELT_OTHERWISE.test(word))).toEqual([]);
    });
  });
});

/** What each test of a file asks for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Words of plain letters and numbers; others would have to be decoded here by the code under test. */
function wordsOf(text: string): Set<string> {
  const joined = text
    .replace(/@@/g, '@')
    .replace(/(@ NOTE)?[\r\n]+\s*\d+ CONC /g, (_, tag: string | undefined) => (tag ? `${tag} ` : ''));
  return new Set((joined.match(/[A-Za-z0-9]{3,}/g) ?? []).map((word) => word.toUpperCase()));
}

/** Tags and listed values that the versions spell differently, and numbers written with a zero in front. */
const SPELT_OTHERWISE = /^(SNOTE|RELA|ALIA|INT|ENGLISH|IMAGE|JPEG|0005)$/;

/** What has a meaning of its own in one of the versions. */
const SAYINGS = [
  ...['1890', 'ABT MAY 1890', '12.5.1890', 'BET @#DHEBREW@ 5650 AND 44 B.C.', '@#DJULIAN@ 1700', 'INT 1890 (a (b))'],
  ...[
    '> 8y',
    '< 1y',
    'CHILD',
    'Infant',
    'Y',
    'N',
    'birth',
    'OTHER',
    'VOID',
    'GODP',
    'kum',
    '(kum)',
    'jpg',
    'image/jpeg',
  ],
  ...['photo', 'English', 'hangul', 'ko-hang', 'DNS/CAN', 'constructor', '__proto__'],
  ...['https://gedcom.io/terms/v7/RIN', 'https://gedcom.io/terms/v7/RFN#a'],
];
const DIFFERING = [
  ...'ASSO RELA ROLE PHRASE DATE SDATE AGE SOUR PAGE DATA TEXT OBJE FILE FORM TYPE MEDI TITL FAMC PEDI STAT'.split(' '),
  ...'NAME LANG TRAN FONE EXID RIN RFN NO DIV RESN NOTE SNOTE ALIA EVEN CALN BAPL'.split(' '),
];

describe('generated genealogies', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: fc.constantFrom('@', ' ', 'a', 'č', '/', '#', '\n', '0', '(', ')'), maxLength: 30 }),
    fc.string({ unit: fc.constantFrom('ž', ' ', 'b', '@', '😀', 'e\u{301}'), minLength: 180, maxLength: 700 }),
    fc.constantFrom(...SAYINGS),
  );
  const value = text.map((written) => written.replace(/\r/g, ''));
  const id = fc.oneof(
    fc.integer({ min: 1, max: 30 }).map((number) => `I${number}`),
    fc.string({ unit: fc.constantFrom('a', 'Z', '-', ' ', '9', '_', 'č', 'U'), minLength: 1, maxLength: 6 }),
    fc.constantFrom('U_41', 'U_692D31', 'O_1'),
  );
  const tags = [
    ...KNOWN_TAGS.filter((tag) => tag !== 'CONC' && tag !== 'CONT' && PLAIN_TAGS[TAG[tag]] === TAG[tag]),
    '_FOO',
    'BAZ',
  ];
  const tag = fc.oneof(fc.constantFrom(...DIFFERING), fc.constantFrom(...tags));
  const content = fc.oneof(
    { weight: 3, arbitrary: value.map((written) => ({ value: written, isPointer: false })) },
    {
      weight: 1,
      arbitrary: fc.oneof(id, fc.constant('VOID')).map((xref) => ({ value: xref, isPointer: true })),
    },
  );
  const partOf = fc.memo((depth): fc.Arbitrary<Structure> => {
    const children = depth <= 1 ? fc.constant<Structure[]>([]) : fc.array(partOf(depth - 1), { maxLength: 3 });
    return fc
      .tuple(tag, content, children)
      .map(([own, said, beneath]) => ({ tag: own, xref: '', ...said, children: beneath }));
  });
  const part = partOf(4);
  const record = fc.record({
    tag: fc.constantFrom('INDI', 'INDI', 'FAM', 'NOTE', 'SNOTE', 'SOUR', 'OBJE', 'REPO', 'SUBM', 'SUBN', '_LOC'),
    xref: id,
    value: value.filter((written) => !written.includes('\n')),
    isPointer: fc.constant(false),
    children: fc.array(part, { maxLength: 6 }),
  });

  it('say the same after writing and reading in either version', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(record, { maxLength: 6, selector: ({ xref }) => xref }),
        fc.array(part, { maxLength: 3 }),
        (records, header) => {
          const builder = new StructuresBuilder();
          const frame = (tag: string, children: Structure[]): Structure => ({
            tag,
            xref: '',
            value: '',
            isPointer: false,
            children,
          });
          const own = header.filter(({ tag }) => tag !== 'GEDC' && tag !== 'CHAR');
          for (const structure of [frame('HEAD', own), ...records, frame('TRLR', [])]) builder.addTree(structure);
          const genealogy = genealogyFrom(builder.build());
          expect(faultsOfSeven(writeGedcom(genealogy, '7.0'))).toEqual([]);
          for (const version of VERSIONS) {
            const again = readGedcom(writeGedcom(genealogy, version)).genealogy;
            expect(new TextDecoder().decode(writeGedcom(again, '7.0'))).toBe(
              new TextDecoder().decode(writeGedcom(genealogy, '7.0')),
            );
            expect([...again.individuals]).toEqual([...genealogy.individuals]);
            expect([...again.families]).toEqual([...genealogy.families]);
            expect(again.graph).toEqual(genealogy.graph);
          }
        },
      ),
      { numRuns: cases(25, 600) },
    );
  }, 60_000);
});
