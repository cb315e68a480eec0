import { expect, test } from 'vitest';
import type { Library } from '../../chronicle/reading/library.ts';
import type { ChronicleRecord } from '../../domain/record.ts';
import { bodyHtml } from './record-views.ts';

const LIBRARY = { get: () => undefined } as unknown as Library;

function hrefFor(reader: 'visitor' | 'member', id: string): string | undefined {
  const record = { body: `[Ante](../../trees/cavar.ged#${id})`, sources: [] } as unknown as ChronicleRecord;
  return /href="([^"]*)"/.exec(bodyHtml(LIBRARY, record, reader))?.[1];
}

test('a link to a person whose id tells a name or a year gives strangers no number to guess it by', () => {
  expect(hrefFor('visitor', 'Ante_Cavar_1980')).toBe('/obiteljsko-stablo-cavar');
  expect(hrefFor('member', 'Ante_Cavar_1980')).toMatch(/^\/obiteljsko-stablo-cavar\?osoba=X\d+$/);
  expect(hrefFor('visitor', 'I2')).toBe('/obiteljsko-stablo-cavar?osoba=I2');
});
