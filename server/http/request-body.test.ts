import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureForm } from './request-body.ts';

/** As a form is read in the end. */
function read(body: Uint8Array) {
  const fields = [...new URLSearchParams(new TextDecoder('utf-8', { ignoreBOM: true }).decode(body))];
  return fields.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  '',
  'a',
  'a=b',
  'a=b&c=d',
  '&&&',
  'a==&=b=',
  '%C4%86a+b=%F0%9F%95%AF',
  'ć=%zz%4',
  '%ff%fe=%ED%A0%80',
  'a%3Db%26=c',
])('the characters of %j are counted as they will be read', (form) => {
  expect(measureForm(bytes(form)).characters).toBe(read(bytes(form)));
});

test('whatever is sent is counted as it will be read', () => {
  const piece = fc.constantFrom('a', '=', '&', '%', '%4', '%C4', '%86', '%F0%9F%95%AF', '+', 'ž', '%26', '%ED%A0%80');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const body = bytes(pieces.join(''));
      expect(measureForm(body).characters).toBe(read(body));
    }),
  );
});

test('fields are counted by what stands between them, empty ones too', () => {
  expect(measureForm(bytes('a=1&b=%26&&c')).fields).toBe(4);
  expect(measureForm(bytes('&a'.repeat(250_000))).fields).toBe(250_001);
});
