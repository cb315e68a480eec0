import { Agent, request as ask } from 'node:http';
import { becomeMember } from '../../tests/drivers/member.ts';
import { type Chance, seeded } from '../records/randomness.ts';
import type { Asked, Findings } from './findings.ts';
import { memoryOf } from './processes.ts';
import { type RunningSite, startOn, withDataFolder } from './running-site.ts';

const EFFORTS = {
  long: { requests: 1_000_000, step: 100_000, warmUp: 200_000 },
  medium: { requests: 12_000, step: 3_000, warmUp: 6_000 },
  short: { requests: 1_500, step: 500, warmUp: 500 },
};
const AT_ONCE = 16;
/** By which memory may grow with every hundred thousand requests after the first two: what is caught up with, not what leaks. */
const MOST_SLOPE_MB = 2;
/** A short run sees the last of the warming up as well. */
const MOST_SHORT_MB = 60;
const KATA = { name: 'Kata', email: 'kata@primjer.hr', password: 'gusterna puna kiše' };

const PAGES = [
  '/',
  '/povijesni-blog',
  '/povijesni-lokaliteti',
  '/poznate-osobe',
  '/poznate-osobe/fra-didak-buntic',
  '/spomeni-brda/kameno-jaje',
  '/in-memoriam',
  '/nasa-misija.data',
  '/rss.xml',
  '/sitemap.xml',
];
const MEMBERS_PAGES = ['/in-memoriam/jozo-cavar', '/obiteljsko-stablo/bosnjak/osoba/I1', '/moj-racun'];
const FILES = ['/favicon.svg', '/apple-touch-icon.png', '/healthz'];

/** So many requests of every kind, and memory that does not grow with them. */
export function manyRequests({ effort, seed }: Asked, findings: Findings): Promise<void> {
  return withDataFolder(async (folder) => {
    const { requests, step, warmUp } = EFFORTS[effort];
    const site = await startOn(folder, { LOG: 'json' });
    site.process.stdout?.removeAllListeners('data').resume();
    const visits = new Visits(site, seeded(seed), await becomeMember(site.address, KATA), await mediaOf(site));
    const seen: { readonly after: number; readonly megabytes: number }[] = [];
    for (let after = step; after <= requests; after += step) {
      await visits.make(step);
      const megabytes = memoryOf(site.process.pid);
      seen.push({ after, megabytes });
      findings.tell(`after ${after.toLocaleString('en')} requests ${megabytes.toFixed(0)} MB`);
    }
    findings.tell(`answers: ${visits.statuses}`);
    const measured = seen.filter(({ after }) => after >= warmUp);
    const slope = slopeOf(measured) * 100_000;
    const grown = (measured.at(-1)?.megabytes ?? 0) - (measured[0]?.megabytes ?? 0);
    if (effort !== 'long')
      findings.check(grown <= MOST_SHORT_MB, `memory grows by no more than ${MOST_SHORT_MB} MB`, grown);
    else {
      findings.tell(`${slope.toFixed(2)} MB for each 100,000 after the first ${warmUp.toLocaleString('en')}`);
      findings.check(slope <= MOST_SLOPE_MB, 'memory is flat', slope);
    }
    findings.check(
      visits.failures.length === 0,
      'none is answered with a fault of the site',
      visits.failures.slice(0, 9),
    );
    findings.check((await site.stop()) === 0, 'the site stops when asked');
  });
}

/** One after the other by several, each kind as often as chance has it. */
class Visits {
  readonly failures: string[] = [];
  readonly #site: RunningSite;
  readonly #chance: Chance;
  readonly #member: string;
  readonly #media: readonly string[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  readonly #answers = new Map<number, number>();
  readonly #etags = new Map<string, string>();
  #number = 0;

  constructor(site: RunningSite, chance: Chance, member: string, media: readonly string[]) {
    this.#site = site;
    this.#chance = chance;
    this.#member = member;
    this.#media = media;
  }

  get statuses(): string {
    return [...this.#answers].map(([status, count]) => `${status} × ${count}`).join(', ');
  }

  async make(count: number): Promise<void> {
    let left = count;
    const one = async () => {
      while (left > 0) {
        left -= 1;
        await this.#visit();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }

  async #visit(): Promise<void> {
    this.#number += 1;
    const { path, headers } = this.#next();
    const status = await this.#ask(path, headers);
    this.#answers.set(status, (this.#answers.get(status) ?? 0) + 1);
    if (status >= 500 || status === 0) this.failures.push(`${path} ${status}`);
  }

  #next(): { readonly path: string; readonly headers: Readonly<Record<string, string>> } {
    const chance = this.#chance;
    const page = chance.pick(PAGES);
    // A quarter has to be made anew each time.
    switch (chance.between(0, 19)) {
      case 0:
        return { path: `/nema-${this.#number}`, headers: { Accept: 'text/html' } };
      case 1:
        return { path: `${page}?broj=${this.#number}`, headers: {} };
      case 2:
        return { path: `/pretraga?q=duhan+${this.#number}`, headers: {} };
      case 3:
        return { path: page, headers: { 'If-None-Match': this.#etags.get(page) ?? '' } };
      case 4:
        return { path: chance.pick(this.#media), headers: {} };
      case 5:
        return { path: chance.pick(MEMBERS_PAGES), headers: { Cookie: this.#member } };
      case 6:
        return { path: page, headers: { Cookie: `nase-brdo.session_token=izmisljen-${this.#number}` } };
      case 7:
        return { path: chance.pick(FILES), headers: {} };
      default:
        return { path: page, headers: { 'Accept-Encoding': chance.pick(['br', 'gzip', 'identity']) } };
    }
  }

  #ask(path: string, headers: Readonly<Record<string, string>>): Promise<number> {
    const from = `198.18.${this.#number % 250}.${(this.#number >> 8) % 250}`;
    return new Promise((resolve) => {
      const options = { agent: this.#agent, headers: { 'X-Forwarded-For': from, ...headers } };
      ask(`${this.#site.address}${path}`, options, (response) => {
        const { etag } = response.headers;
        if (etag && PAGES.includes(path)) this.#etags.set(path, etag);
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', () => resolve(0));
      })
        .once('error', () => resolve(0))
        .end();
    });
  }
}

async function mediaOf({ address }: RunningSite): Promise<string[]> {
  const home = await (await fetch(`${address}/povijesni-blog`)).text();
  return [...new Set(home.match(/\/media\/[0-9a-f]{64}\/[a-z0-9]+\.[a-z]+/g))];
}

/** Of the line that lies nearest to all of them, in megabytes a request. */
function slopeOf(seen: readonly { readonly after: number; readonly megabytes: number }[]): number {
  const mean = (of: (one: (typeof seen)[number]) => number) =>
    seen.reduce((sum, one) => sum + of(one), 0) / seen.length;
  const [x, y] = [mean(({ after }) => after), mean(({ megabytes }) => megabytes)];
  const spread = seen.reduce((sum, { after }) => sum + (after - x) ** 2, 0);
  return spread === 0 ? 0 : seen.reduce((sum, { after, megabytes }) => sum + (after - x) * (megabytes - y), 0) / spread;
}
