import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NearestFirst } from './kinship-form.tsx';

const listOf = (count: number): string =>
  renderToStaticMarkup(
    <NearestFirst kinships={Array.from({ length: count }, (_, at) => `veza ${at}`)} className="s">
      {(sentence, index) => <li key={sentence}>{index}</li>}
    </NearestFirst>,
  );

test('up to twelve kinships are simply listed', () => {
  expect(listOf(12).match(/<li>/g)).toHaveLength(12);
  expect(listOf(12)).not.toContain('<details');
});

test('of two hundred the nearest twelve are open, the rest folded and numbered on', () => {
  const [open = '', folded = ''] = listOf(200).split('<details');
  expect(open.match(/<li>/g)).toHaveLength(12);
  expect(folded.match(/<li>/g)).toHaveLength(188);
  expect(folded).toContain('<ol class="s" start="13"><li>12</li>');
  expect(folded).toMatch(/<summary>Prikažite još 188\u00a0veza<\/summary>/);
});

test.each([
  [13, '1 vezu'],
  [14, '2 veze'],
  [17, '5 veza'],
  [33, '21 vezu'],
])('of %i: Prikažite još %s', (count, words) => {
  expect(listOf(count)).toContain(`Prikažite još ${words.replace(' ', '\u00a0')}<`);
});
