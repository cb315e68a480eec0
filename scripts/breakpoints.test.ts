import { expect, test } from 'vitest';
import { oddWidths } from './breakpoints.ts';

test('the widths of the specification pass, in pixels and in letters', () => {
  const text = `@media (width >= 600px) {
@media (37.5rem <= width < 160rem) and (hover: hover) {
matchMedia('(width >= 85.625rem)');
<Cover sizes="(width < 1280px) 100vw, 75rem" />
.card { max-width: 700px; }`;
  expect(oddWidths(text)).toEqual([]);
});

test('any other is found with its line, unless the content asks for it', () => {
  const text = `@media (width < 700px) {
@media (min-width: 800px) or (400px < width <= 1100px) {
/* content: above it the two longest names stand side by side. */
@container (width < 20rem) {
<Cover sizes="(width < 1200px) 100vw, 75rem" />`;
  expect(oddWidths(text)).toEqual([
    { line: 1, width: '700px' },
    { line: 2, width: '800px' },
    { line: 2, width: '400px' },
    { line: 2, width: '1100px' },
    { line: 5, width: '1200px' },
  ]);
});
