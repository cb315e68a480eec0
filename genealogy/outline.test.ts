import { describe, expect, test } from 'vitest';
import { genealogyOf } from './genealogy-of.ts';
import { type OutlineEntry, outline } from './outline.ts';

const people = (...ids: string[]) => ids.map((id) => ({ id }));

function idsTold(entries: readonly OutlineEntry[], idAt: (person: number) => string): string[] {
  return entries.flatMap(({ person, unions, toldElsewhere }) =>
    toldElsewhere
      ? []
      : [
          idAt(person),
          ...unions.flatMap(({ partner, children }) => [
            ...(partner < 0 ? [] : [idAt(partner)]),
            ...idsTold(children, idAt),
          ]),
        ],
  );
}

describe('the outline', () => {
  const village = genealogyOf({
    people: people('djed', 'baka', 'otac', 'majka', 'stric', 'strina', 'sin', 'sestricna', 'unuk', 'sam'),
    families: [
      { id: 'F1', husband: 'djed', wife: 'baka', children: ['otac', 'stric'] },
      { id: 'F2', husband: 'otac', wife: 'majka', children: ['sin'] },
      { id: 'F3', husband: 'stric', wife: 'strina', children: ['sestricna'] },
      { id: 'F4', husband: 'sin', wife: 'sestricna', children: ['unuk'] },
    ],
  });
  const idAt = (person: number) => village.individuals.idAt(person);

  test('lists everybody', () => {
    expect(new Set(idsTold(outline(village), idAt))).toEqual(new Set([...village.individuals].map(({ id }) => id)));
  });

  test('lists the children of married cousins once', () => {
    const told = idsTold(outline(village), idAt);
    expect(told.filter((id) => id === 'unuk')).toHaveLength(1);
  });

  test('begins with people without recorded parents', () => {
    expect(outline(village).map(({ person }) => idAt(person))).toEqual(['djed', 'sam']);
  });
});
