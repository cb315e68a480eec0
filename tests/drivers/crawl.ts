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
  '/feed.xml',
  '/rss.xml',
  '/atom.xml',
  '/feed.json',
  '/trazi?q=kanarinac',
  '/healthz',
  '/builds/latest.json',
  '/nema-toga',
  '/%E0%A4%A',
];
const MOST = 3000;

/** Everything of a site that can be reached by following what it says, and by asking for the payload of every page. */
export async function crawl(address: string, seeds: readonly string[]): Promise<Answer[]> {
  const waiting = new Set([...SEEDS, ...seeds].flatMap(withPayloads));
  const answers: Answer[] = [];
  // A set gives out what is added while it is walked.
  for (const path of waiting) {
    const response = await fetch(`${address}${path}`, { redirect: 'manual' });
    const body = await response.text();
    const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
    answers.push({ path, status: response.status, text: `${headers}\n\n${body}` });
    for (const found of pathsIn(headers, body, address)) {
      if (waiting.size < MOST) for (const one of withPayloads(found)) waiting.add(one);
    }
  }
  return answers;
}

function withPayloads(path: string): string[] {
  const [pathname = '/'] = path.split('?');
  if (/\.\w+$/.test(pathname)) return [path];
  const payload = `${pathname === '/' ? '/_root' : pathname}.data`;
  return [path, payload, `${payload}?_routes=root,map,treeCavar,treeBosnjak,memorial,account`];
}

function pathsIn(headers: string, body: string, address: string): string[] {
  const found = [
    ...headers.matchAll(/^location: (\S+)/gm),
    ...body.matchAll(/(?:href|src|action|srcset|content)="([^"]+)"/g),
    ...body.matchAll(/<loc>([^<]+)<\/loc>/g),
    ...body.matchAll(/["'`(](\/[\w./?=&%-]+)["'`)]/g),
  ].map(([, path = '']) => path.replaceAll('&amp;', '&').replace(address, ''));
  return found.filter((path) => /^\/(?!\/)/.test(path)).map((path) => path.split(/[#\s]/)[0] ?? '/');
}
