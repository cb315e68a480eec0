import { expect, test } from 'vitest';
import { strengthOf } from './password.ts';

test.each([
  ['', 'too-short'],
  ['burek', 'too-short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['lozinka', 'weak'],
  ['Gumno1890', 'fair'],
  ['cetiri ovce na gumnu', 'strong'],
  ['Bura-na-škurama-1957', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
