import { expect, it } from 'vitest';
import { utf8OfAnsel } from './eight-bit-charsets.ts';

const text = (...bytes: (number | string)[]): string =>
  new TextDecoder().decode(
    utf8OfAnsel(
      Uint8Array.from(
        bytes.flatMap((part) => (typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part])),
      ),
    ),
  );

it('puts marks after their letter and composes the two', () => {
  expect(text(0xe9, 'C', 0xe2, 'c', ' ', 0xe9, 's', 0xe9, 'z', ' ', 0xa3, 'uro i ', 0xb3, 'ak')).toBe(
    'Čć šž Đuro i đak',
  );
  expect(text('M', 0xe8, 'uller, S', 0xb2, 'ren, ', 0xea, 'Angstr', 0xe8, 'om, Stra', 0xcf, 'e')).toBe(
    'Müller, Søren, Ångström, Straße',
  );
});

it('keeps several marks on one letter, and marks that Unicode has no composed letter for', () => {
  expect(text(0xe3, 0xe2, 'a')).toBe('ấ');
  expect(text(0xe9, 'b')).toBe('b\u{30c}');
  expect(text(0xeb, 't', 0xec, 's')).toBe('t\u{fe20}s\u{fe21}');
});

it('loses nothing around a mark without a letter', () => {
  expect(text('a', 0xe2, '\nb')).toBe('a\u{301}\nb');
  expect(text('a', 0xe2)).toBe('a\u{301}');
  expect(text('a', 0xdd, 'b')).toBe('a\u{fffd}b');
});
