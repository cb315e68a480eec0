import { readFileSync } from 'node:fs';

/** Somebody types the one, and the other stands in a text. */
export interface WordPair {
  readonly query: string;
  readonly text: string;
}

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const oneWay = (line: string): WordPair => {
  const [query = '', text = ''] = line.split('>').map((word) => word.trim());
  return { query, text };
};

/** Each list of pairs in which one is asked for and found the other: two of them where both may be asked for. */
export function pairsThatMeet(): WordPair[][] {
  return linesOf('words-that-meet.txt').flatMap((line) => {
    if (line.includes('>')) return [[oneWay(line)]];
    const [head = '', forms = ''] = line.split(':');
    return forms
      .trim()
      .split(/\s+/)
      .map((form) => bothWays(head.trim(), form));
  });
}

export function pairsThatDoNotMeet(): WordPair[][] {
  return linesOf('words-that-do-not-meet.txt').map((line) => {
    if (line.includes('>')) return [oneWay(line)];
    const [one = '', other = ''] = line.split('/').map((word) => word.trim());
    return bothWays(one, other);
  });
}

function bothWays(one: string, other: string): WordPair[] {
  return [
    { query: one, text: other },
    { query: other, text: one },
  ];
}
