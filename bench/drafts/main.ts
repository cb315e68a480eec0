// npm run bench:drafts
// A member saves drafts made to be slow to compare, each fifteen times at once, on a version that is not the newest, while five
// visitors read. Prints a table and exits 1 when a bar is missed.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomeVerified } from '../../tests/drivers/editor.ts';
import { atMost, printTable, type Row, speedRow } from '../records/report.ts';
import { startOn } from '../records/running-site.ts';
import { visit } from '../records/visitors.ts';

const MEMBER = { name: 'Ana Čitateljica', email: 'ana.citateljica@primjer.hr', password: 'predlazem ispravak' };
const PROPOSAL = '/predlozi/lokalitet/gumno';
const POSTS = 15;
const VISITORS = 5;
const PATHS = ['/', '/nasa-misija', '/povijesni-blog', '/povijesni-lokaliteti', '/poznate-osobe', '/spomeni-brda'];
const LONGEST = 200_000;

type Text = (letter: string) => string;
const paragraphs = (count: number, words: Text) => (letter: string) => `${words(letter)}\n\n`.repeat(count);
const once: Text = (letter) => letter;
const often = (count: number) => (letter: string) => letter.repeat(count);
const apart = (count: number) => (letter: string) => `${letter} `.repeat(count / 2);

/** Those that filled the memory once, and the worst that the limits still let through. */
const DRAFTS: ReadonlyMap<string, Text> = new Map([
  ['100,000 paragraphs', paragraphs(100_000, once)],
  ['75,000 items of a list', (letter) => `- ${letter}\n`.repeat(75_000)],
  ['75,000 headings', (letter) => `# ${letter}\n`.repeat(75_000)],
  ['4,900 paragraphs', paragraphs(4900, once)],
  ['4,900 long paragraphs', paragraphs(4900, often(LONGEST / 5000 - 2))],
  ['400 paragraphs', paragraphs(400, often(LONGEST / 400 - 10))],
  ['60 paragraphs of 1,600 words', paragraphs(60, apart(3200))],
  ['one paragraph of 99,000 words', paragraphs(1, apart(198_000))],
]);

const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-drafts-'));
const site = await startOn(folder);
const rows: Row[] = [];
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, site.megabytes());
}, 10);
try {
  const draft = await openDraft();
  await draft.save('Prvo.');
  await visit(site.address, Array<string[]>(20).fill(PATHS).flat(), VISITORS);
  const before = site.megabytes();
  for (const [what, text] of DRAFTS) {
    await draft.save('Prvo.');
    await draft.save(text('<'));
    most = 0;
    let under = true;
    const attack = Promise.all(Array.from({ length: POSTS }, () => draft.send('1', text('>')))).finally(() => {
      under = false;
    });
    const pages = (function* whileUnder() {
      while (under) yield* PATHS;
    })();
    const cpuBefore = site.cpuMs();
    const [times, answers] = await Promise.all([visit(site.address, pages, VISITORS), attack]);
    rows.push(speedRow(`pages during ${what}`, times, (site.cpuMs() - cpuBefore) / times.length, 100));
    const counts = Object.entries(Object.groupBy(answers, (status) => status));
    const besides = counts.map(([status, all]) => `${status}: ${all?.length}`).join(', ');
    rows.push({ ...atMost(`memory gained by ${what}`, most - before, 150, 'MB'), besides });
  }
} finally {
  clearInterval(watch);
  if (site.alive()) await site.stop();
  await rm(folder, { recursive: true, force: true });
}
printTable(rows);
process.exitCode = rows.every(({ met }) => met) ? 0 : 1;

/** A proposal of the member's own, sent as the plain form sends it, but not encoded: the most text that a form can bring. */
async function openDraft() {
  const cookie = await becomeVerified({ address: site.address, dataFolder: folder }, MEMBER);
  const asked = await fetch(`${site.address}${PROPOSAL}`, { headers: { cookie }, redirect: 'manual' });
  const address = `${site.address}${asked.headers.get('location')}`;
  const page = async () => (await fetch(address, { headers: { cookie } })).text();
  const fieldOf = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  const content = JSON.parse(fieldOf(await page(), 'base').replaceAll('&quot;', '"'));
  const base = encodeURIComponent(JSON.stringify({ ...content, body: 'x' }));
  const send = async (version: string, text: string) => {
    const body = `title=Gumno&intent=save&version=${version}&base=${base}&body=${text}`;
    const headers = { cookie, 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' });
    await response.arrayBuffer();
    return String(response.status);
  };
  return { send, save: async (text: string) => send(fieldOf(await page(), 'version'), text) };
}
