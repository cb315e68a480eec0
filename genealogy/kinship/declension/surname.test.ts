import { describe, expect, it } from 'vitest';
import { Sex } from '../../graph.ts';
import { surnameGenitive } from './person-name.ts';

describe('surnames', () => {
  it.each([
    ['Ćavar', 'Ćavara'],
    ['Bošnjak', 'Bošnjaka'],
    ['Hrkać', 'Hrkaća'],
    ['Grabovac', 'Grabovca'],
    ['Zovko', 'Zovka'],
    ['Musa', 'Muse'],
    ['Šaravanja', 'Šaravanje'],
    ['Zrinski', 'Zrinskoga'],
    ['Ćavar-Bošnjak', 'Ćavara-Bošnjaka'],
    ['Windsor', 'Windsora'],
    ['von Habsburg', 'von Habsburga'],
    ['', ''],
  ])('a man called %s: %s', (surname, genitive) => {
    expect(surnameGenitive(surname, Sex.male)).toBe(genitive);
  });

  it.each([
    ['Ćavar', 'Ćavar'],
    ['Zovko', 'Zovko'],
    ['Musa', 'Muse'],
  ])('a woman called %s: %s', (surname, genitive) => {
    expect(surnameGenitive(surname, Sex.female)).toBe(genitive);
  });

  it.each(['Krile', 'Battenberg (Mountbatten)', 'O. S.', 'Tito 2'])('%s follows no rule that is safe', (surname) => {
    expect(surnameGenitive(surname, Sex.male)).toBeUndefined();
  });

  it('without the sex only a name in -a can be declined', () => {
    expect(surnameGenitive('Ćavar', Sex.unknown)).toBeUndefined();
    expect(surnameGenitive('Musa', Sex.unknown)).toBe('Muse');
  });
});
