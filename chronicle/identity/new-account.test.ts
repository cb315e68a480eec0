import { describe, expect, test } from 'vitest';
import { checkNewPassword, emailOf, nameOf } from './new-account.ts';

describe('a new password', () => {
  test.each(['kiša', 'burek', ''])('%j is too short', (password) => {
    expect(() => checkNewPassword(password)).toThrow('weak-password');
  });

  test.each([
    '123456',
    '1234567890',
    '654321',
    'aaaaaa',
    'abcabc',
    'qwertz123',
    'Lozinka1!',
    'lozinka',
    'Šifra2026',
    'volim te',
    'Hrvatska1',
    'password',
    'iloveyou2',
    '15111990',
    'nase-brdo',
    'abcdef',
  ])('%j is what everybody tries first', (password) => {
    expect(() => checkNewPassword(password)).toThrow('common-password');
  });

  test.each(['čatrnja', 'gumno pod bukvom', 'b7#kq2', 'Tri koze i pas'])('%j is taken', (password) => {
    expect(() => checkNewPassword(password)).not.toThrow();
  });

  test('has an end', () => {
    expect(() => checkNewPassword('gumno '.repeat(40))).toThrow('password-too-long');
  });
});

describe('an address', () => {
  test('is kept in one form', () => {
    expect(emailOf('  Ana.Cavar@Primjer.HR ')).toBe('ana.cavar@primjer.hr');
  });

  test.each([
    '',
    'ana',
    'ana@',
    '@primjer.hr',
    'ana@primjer',
    'ana @primjer.hr',
    'a@b.hr\nBcc: c@d.hr',
    'ana@-primjer.hr',
    'a!b@example.com',
    'x..y@primjer.hr',
    'a@primjer.xn--90a3ac',
  ])('%j is none', (text) => {
    expect(() => emailOf(text)).toThrow('invalid-email');
  });
});

describe('a name', () => {
  test('is kept without stray spaces', () => {
    expect(nameOf('  Ana   Ćavar ')).toBe('Ana Ćavar');
  });

  test.each(['', '   ', 'a'.repeat(81), 'Ana\u0000'])('%j is none', (text) => {
    expect(() => nameOf(text)).toThrow('invalid-name');
  });
});
