// How near to Node's own server the site sends its cached pages: the same bytes under the same headers, sent by a bare
// node:http server and by the site in turns. Server and client share the machine's cores, so that the processor time of a
// request is compared as well: it does not depend on who else runs.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cpuMsOf, startOn } from '../records/running-site.ts';

const CONNECTIONS = 64;
/** Short and many: the machine's own speed changes from second to second. */
const ROUNDS = 21;
const ROUND_MS = 400;
/** Until both are compiled by the engine. */
const WARM_UP_MS = 3000;
const LEAST_RATIO = 0.7;
/** What Node adds by itself to every answer. */
const OF_NODE = new Set(['date', 'connection', 'keep-alive']);

const run = promisify(execFile);
const fileNamed = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Prints a table; whether all pages meet the bar. */
export async function compareWithBareServer(paths) {
  const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-served-'));
  const site = await startOn(folder);
  const bare = fork(fileNamed('./bare-server.mjs'));
  const servers = {
    bare: { cpuMs: () => cpuMsOf(bare.pid) },
    site: { port: Number(new URL(site.address).port), cpuMs: site.cpuMs },
  };
  try {
    const rows = [];
    for (const path of paths) {
      const answer = await settledAnswer(`${site.address}${path}`);
      bare.send(answer);
      const [{ port }] = await once(bare, 'message');
      servers.bare.port = port;
      if (rows.length === 0) for (const server of Object.values(servers)) await measure(server, path, WARM_UP_MS);
      rows.push({ page: path, KB: Number((answer.size / 1024).toFixed(1)), ...(await compare(servers, path)) });
    }
    console.table(rows.map(({ met, ...row }) => ({ ...row, bar: met ? 'met' : 'MISSED' })));
    return rows.every(({ met }) => met);
  } finally {
    bare.kill();
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(servers, path) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await measure(servers.bare, path, ROUND_MS);
    rounds.push({ bare, site: await measure(servers.site, path, ROUND_MS) });
  }
  const middle = (of) => rounds.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  const ratio = middle(({ bare, site }) => site.perSecond / bare.perSecond);
  return {
    'bare a second': Math.round(middle(({ bare }) => bare.perSecond)),
    'site a second': Math.round(middle(({ site }) => site.perSecond)),
    ratio: Number(ratio.toFixed(2)),
    'bare CPU µs': Math.round(middle(({ bare }) => bare.cpuMicroseconds)),
    'site CPU µs': Math.round(middle(({ site }) => site.cpuMicroseconds)),
    'ratio of CPU': Number(middle(({ bare, site }) => bare.cpuMicroseconds / site.cpuMicroseconds).toFixed(2)),
    limit: `≥ ${LEAST_RATIO}`,
    met: ratio >= LEAST_RATIO,
  };
}

async function measure({ port, cpuMs }, path, milliseconds) {
  const before = cpuMs();
  const { stdout } = await run(process.execPath, [
    fileNamed('./load.mjs'),
    ...[port, path, CONNECTIONS, milliseconds].map(String),
  ]);
  const { answers, ms } = JSON.parse(stdout);
  return { perSecond: (answers / ms) * 1000, cpuMicroseconds: ((cpuMs() - before) / answers) * 1000 };
}

/** A page as it is sent once it has been recompressed: that is done when it is asked for again, and makes it shorter. */
async function settledAnswer(address) {
  const first = await answerOf(address);
  for (let last = first; ; ) {
    const next = await answerOf(address);
    if (next.size < first.size && next.size === last.size) return next;
    last = next;
  }
}

function answerOf(address) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': 'gzip, deflate, br, zstd' } }, async (response) => {
      const parts = await response.toArray();
      const body = Buffer.concat(parts);
      const raw = response.rawHeaders;
      const headers = raw.filter((_, index) => !OF_NODE.has(raw[index - (index % 2)].toLowerCase()));
      resolve({ headers, body: body.toString('base64'), size: body.length });
    }).once('error', reject);
  });
}
