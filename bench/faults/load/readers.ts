import type { Chance } from '../../records/randomness.ts';
import type { Journal } from './journal.ts';
import type { Target } from './target.ts';

const ADDRESSES = [
  '/',
  '/povijesni-blog',
  '/povijesni-lokaliteti',
  '/poznate-osobe',
  '/poznate-osobe/fra-didak-buntic',
  '/spomeni-brda',
  '/spomeni-brda/kameno-jaje',
  '/in-memoriam',
  '/povijesna-razdoblja',
  '/pretraga?q=duhan',
  '/rss.xml',
  '/sitemap.xml',
  '/nasa-misija',
];

/** Reads one page after the other; what is answered is whole. */
export async function visitor(target: Target, journal: Journal, chance: Chance): Promise<void> {
  while (!target.isOver) {
    const path = chance.pick(ADDRESSES);
    const answer = journal.note(path, await target.ask(path));
    if (answer && !/<\/(html|rss|urlset)>\s*$/.test(answer.text)) journal.note(`${path} is not whole:`, broken(answer));
  }
}

function broken<Answer extends object>(answer: Answer): Answer & { status: number } {
  return { ...answer, status: 599 };
}
