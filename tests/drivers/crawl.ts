import { routeIdOf, table } from '../../app/routes.ts';

interface Answer {
  readonly path: string;
  readonly status: number;
  /** Headers and body, as one text. */
  readonly text: string;
}

const SEEDS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/rss.xml',
  '/atom.xml',
  '/feed.xml',
  '/feed.json',
  '/pretraga?q=kanarinac',
  '/pretraga?q=kanarinac&tipka=1',
  '/pretraga.json?q=kanarinac&tipka=1',
  '/pretraga.json?q=kanarrinac',
  '/healthz',
  '/builds/latest.json',
  '/nema-toga',
  '/%E0%A4%A',
];
const MOST = 4000;
/** One page asked the same question again and again (every way back from the sign-in, everybody of a tree) tells no more. */
const MOST_ALIKE = 2;
/** Pictures and faces hold no words, and many are made when first asked for. */
const WORDLESS = /\.(avif|webp|jpe?g|png|woff2|ico)$/;

/** Everything of a site that can be reached by following what it says, and by asking for the payload of every page. */
export async function crawl(address: string, seeds: readonly string[], cookie = ''): Promise<Answer[]> {
  const asked = (path: string) => withPayloads(path, cookie === '');
  const waiting = new Set([...SEEDS, ...seeds].flatMap(asked));
  const answers: Answer[] = [];
  const alike = new Map<string, number>();
  // A set gives out what is added while it is walked.
  for (const path of waiting) {
    const response = await fetch(`${address}${path}`, { redirect: 'manual', headers: { cookie } });
    const body = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    answers.push({ path, status: response.status, text: `${headers}\n\n${body}` });
    for (const found of pathsIn(`${headers}\n${body}`, address)) {
      if (waiting.size >= MOST || waiting.has(found) || WORDLESS.test(found)) continue;
      const question = questionOf(found);
      const times = (alike.get(question) ?? 0) + 1;
      alike.set(question, times);
      if (times <= MOST_ALIKE || question === found) for (const one of asked(found)) waiting.add(one);
    }
  }
  return answers;
}

/** Paths of the site that a text names, in whatever notation. */
export function pathsIn(text: string, address: string): string[] {
  const found = [
    ...text.matchAll(/^location: (\S+)/gm),
    ...text.matchAll(/(?:href|src|action|content)="([^"]+)"/g),
    ...text.matchAll(/srcset="([^"]+)"/gi).flatMap(([, set = '']) => set.split(',').map((one) => ['', one.trim()])),
    ...text.matchAll(/<(?:loc|link|id)>([^<]+)</g),
    ...text.matchAll(/["'`(](\/[\w./?=&%-]+)["'`)]/g),
  ].map(([, path = '']) => path.replaceAll('&amp;', '&').replace(address, ''));
  return found.filter((path) => /^\/(?!\/)/.test(path)).map((path) => path.split(/[#\s]/)[0] ?? '/');
}

/** A path with the names of what it asks, whatever it asks for, and whoever of a tree or whichever draft it is about. */
function questionOf(path: string): string {
  return path.replaceAll(/=[^&]*/g, '=').replaceAll(/\/[\w~.-]*(?:[IF]\d+|[0-9a-f]{32})\b/g, '/some');
}

/** Where the data of a page is. */
export function payloadOf(path: string): string {
  return path.replace(/^[^?]*/, (pathname) => `${pathname === '/' ? '/_root' : pathname}.data`);
}

const MEMBERS_ROUTES = Object.values(table)
  .filter(({ kind, guard }) => kind === 'app' && guard === 'member')
  .map(({ path }) => routeIdOf(path));

function withPayloads(path: string, isVisitor: boolean): string[] {
  const [pathname = '/'] = path.split('?');
  if (/\.\w+$/.test(pathname)) return [path];
  const payload = payloadOf(pathname);
  // Asking for members' data under a public address must not be a way in.
  const byAnotherName = isVisitor ? [`${payload}?_routes=root,${MEMBERS_ROUTES}`] : [];
  return [path, payloadOf(path), payload, ...byAnotherName];
}
