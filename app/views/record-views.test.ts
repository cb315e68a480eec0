import { expect, test } from 'vitest';
import { bodyHtml } from './record-views.ts';

function hrefFor(reader: 'visitor' | 'member', id: string): string | undefined {
  const record = { body: `[Ante](../../trees/cavar.ged#${id})`, sources: [] };
  return /href="([^"]*)"/.exec(bodyHtml({} as never, record as never, reader))?.[1];
}

test('a link to a person whose id tells a name or a year gives strangers no number to guess it by', () => {
  expect(hrefFor('visitor', 'Ante_Cavar_1980')).toBe('/obiteljsko-stablo-cavar');
  expect(hrefFor('member', 'Ante_Cavar_1980')).toMatch(/^\/obiteljsko-stablo-cavar\?osoba=X\d+$/);
  expect(hrefFor('visitor', 'I2')).toBe('/obiteljsko-stablo-cavar?osoba=I2');
});
