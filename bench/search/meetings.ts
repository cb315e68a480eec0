import type { Entry } from '../../chronicle/search/search-index.ts';
import { pairsThatDoNotMeet, pairsThatMeet, type WordPair } from '../../croatian/word-pairs.ts';
import { type Engine, fts5, ours, plainMiniSearch, snowball } from './engines.ts';

const LEAST_RECALL = 0.97;
const MOST_FALSE = 0.02;

/** Every word of the tables is a text of its own; a pair meets where the one word, asked for, finds the other. */
export function meetings(): void {
  const [wanted, unwanted] = [pairsThatMeet(), pairsThatDoNotMeet()];
  const texts = [...new Set([...wanted, ...unwanted].flat().map(({ text }) => text))];
  const rows = [ours(), snowball(), plainMiniSearch(), fts5('unicode61'), fts5('trigram')].map((engine) => {
    for (const [place, text] of texts.entries()) {
      engine.put({ place, title: '', body: text, entry: entryOf(String(place), text) });
    }
    const meets = meetingIn(engine, texts);
    const found = wanted.filter((pair) => pair.every(meets)).length;
    const mistaken = unwanted.filter((pair) => pair.some(meets)).length;
    return { engine: engine.name, recall: found / wanted.length, mistaken: mistaken / unwanted.length };
  });
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(`\n${wanted.length} pairs of words that must meet, ${unwanted.length} that must not\n`);
  console.table(
    rows.map(({ engine, recall, mistaken }) => ({
      engine,
      'found of those that must meet': percent(recall),
      'found of those that must not': percent(mistaken),
    })),
  );
  const [us] = rows;
  if (!us || us.recall < LEAST_RECALL || us.mistaken > MOST_FALSE) {
    console.error(`The bar is at least ${percent(LEAST_RECALL)} and at most ${percent(MOST_FALSE)}.`);
    process.exitCode = 1;
  }
}

function meetingIn(engine: Engine, texts: readonly string[]): (pair: WordPair) => boolean {
  const known = new Map<string, ReadonlySet<number>>();
  const placeOf = new Map(texts.map((text, place) => [text, place]));
  return ({ query, text }) => {
    let found = known.get(query);
    if (!found) {
      found = new Set(engine.find(query));
      known.set(query, found);
    }
    return found.has(placeOf.get(text) ?? -1);
  };
}

function entryOf(id: string, text: string): Entry {
  return {
    id,
    kind: 'page',
    target: { url: '' },
    title: '',
    isName: false,
    summary: '',
    details: () => '',
    body: () => text,
    notes: () => '',
    sample: false,
    periods: [],
    families: [],
    tags: [],
  };
}
