import { expect, test } from 'vitest';
import { checkedText } from './contribution-text.ts';

/** In the wrong order: composing so many takes the square of their number, and would not come to an end here. */
const MARKS = '\u0301\u0316'.repeat(250_000);
const TYPED = { title: '', text: 'Kosili smo.', author: 'Mara', when: '', where: '', people: '' };

test.each(['title', 'text', 'author', 'when', 'where', 'people'] as const)(
  'marks without end in the %s keep nobody waiting',
  (field) => {
    const checked = checkedText({ ...TYPED, [field]: `a${MARKS}` }, 'memory', false);
    expect(checked[field].length).toBeLessThan(40);
  },
);
