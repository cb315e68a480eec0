import fc from 'fast-check';
import { openFile } from './edit-gedcom.ts';
import { factsOf } from './facts.ts';
import type { GedcomFile } from './gedcom-file.ts';
import { targetOf } from './marks.ts';
import { PEDIGREES, RELATIONS, type Target, type TreeEdit } from './tree-edit.ts';

const TYPED = [
  ...['čaša', '@I1@', '0 @X@ INDI', 'a\n1 DEAT Y', 'b\r0 TRLR', 'x@y', 'a/b', ' ', '12 @@', 'Đurđa „Đuka“', 'e\u{301}'],
  ...['\u{0}\u{7}x', '\u{202e}abc', 'dugo '.repeat(90), 'red\n\n  drugi red\n', '', 'Željko', 'Zürich', '@#DJULIAN@'],
];
const DATES = [
  'oko 1890.',
  '12. 3. 1881.',
  'između 1850. i 1860.',
  'prije 1900.',
  '',
  'ljeto 1917.',
  '1890-ih',
  'sutra',
  '1.1.1',
];

/** Edits of a file as a screen that shows it would send them, and some that it would not. */
export function arbitraryEdit(bytes: Uint8Array, file: GedcomFile): fc.Arbitrary<TreeEdit> {
  const people = [...file.people.keys()];
  const id = fc.constantFrom(...people);
  const typed = fc.oneof(fc.constantFrom(...TYPED), fc.string({ unit: 'grapheme', maxLength: 12 }));
  const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const fields = fc.record(
    { date: fc.constantFrom(...DATES), place: typed, note: typed, type: typed, cause: typed },
    { requiredKeys: [] },
  );
  const sex = fc.constantFrom('M' as const, 'F' as const, 'U' as const);
  const relation = fc.constantFrom(...RELATIONS);
  return id.chain((person): fc.Arbitrary<TreeEdit> => {
    const facts = factsOf(bytes, person);
    const families = [...facts.asPartner, ...facts.asChild];
    const oneOf = (targets: readonly { readonly target: Target }[]) =>
      maybe(targets.length === 0 ? fc.constant(undefined) : fc.constantFrom(...targets.map(({ target }) => target)));
    const removal = fc.constantFrom(undefined, undefined, true as const);
    const file = openFile(bytes);
    const record = file.person(file.resolve('person', person));
    const everything = record.children.map((node, at) => ({ target: targetOf(node, at) }));
    const event = fc.record({
      target: oneOf(facts.events),
      tag: fc.constantFrom('BIRT', 'OCCU', 'EMIG', 'HEAD'),
      value: maybe(typed),
      remove: removal,
      fields,
    });
    const edits: fc.Arbitrary<unknown>[] = [
      fc.record({
        kind: fc.constant('name'),
        person: fc.constant(person),
        target: oneOf(facts.names),
        given: maybe(typed),
        surname: maybe(typed),
        nickname: maybe(typed),
        type: maybe(fc.constantFrom('maiden', '')),
        remove: removal,
      }),
      fc.record({ kind: fc.constant('sex'), person: fc.constant(person), sex }),
      event.map(({ fields: said, ...rest }) => ({ kind: 'event', owner: { person }, ...rest, ...said })),
      fc.record({ kind: fc.constant('note'), owner: fc.constant({ person }), target: oneOf(facts.notes), text: typed }),
      fc.record({
        kind: fc.constant('source'),
        owner: fc.constant({ person }),
        event: oneOf(facts.events),
        title: typed,
        page: maybe(typed),
      }),
      fc.record({
        kind: fc.constant('source'),
        owner: fc.constant({ person }),
        target: oneOf(facts.sources),
        title: typed,
        page: maybe(typed),
        remove: removal,
      }),
      fc.record({
        kind: fc.constant('picture'),
        owner: fc.constant({ person }),
        target: oneOf(facts.pictures),
        file: fc.constantFrom('ćaća.jpg', '../a.jpg', 'b.png'),
        title: maybe(typed),
        remove: removal,
      }),
      fc.record({
        kind: fc.constant('consent'),
        person: fc.constant(person),
        consent: maybe(fc.boolean()),
        hidden: maybe(fc.boolean()),
      }),
      fc.record({
        kind: fc.constant('add'),
        relation,
        of: fc.constant(person),
        family: maybe(fc.constantFrom('new', ...families.map(({ family }) => family))),
        person: fc.record({ given: typed, surname: typed, sex, birth: maybe(fields), death: maybe(fields) }),
      }),
      fc.record({
        kind: fc.constant('link'),
        relation,
        of: fc.constant(person),
        person: id,
        family: maybe(fc.constant('new')),
      }),
      fc.record({ kind: fc.constant('delete'), person: fc.constant(person) }),
      fc.record({
        kind: fc.constant('merge'),
        keep: id,
        drop: fc.constant(person),
        take: fc.subarray(everything.map(({ target }) => target)),
      }),
      fc.record({
        kind: fc.constant('places'),
        from: fc.constant(facts.events.map(({ place }) => place).filter((place) => place !== '')),
        to: typed,
      }),
    ];
    for (const { family, events } of families) {
      edits.push(
        fc.record({
          kind: fc.constant('pedigree'),
          person: fc.constant(person),
          family: fc.constant(family),
          pedigree: fc.constantFrom(...PEDIGREES),
        }),
      );
      edits.push(
        fc.record({
          kind: fc.constant('detach'),
          person: fc.constant(person),
          family: fc.constant(family),
          as: fc.constantFrom('child', 'partner'),
        }),
      );
      edits.push(
        event.map(({ fields: said, tag: _, value: __, ...rest }) => ({
          kind: 'event',
          owner: { family },
          ...rest,
          tag: 'DIV',
          target: events[0]?.target,
          ...said,
        })),
      );
    }
    return fc.oneof(...edits).map((edit) => JSON.parse(JSON.stringify(edit)) as TreeEdit);
  });
}
