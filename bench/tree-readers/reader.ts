// A reader in a process of its own, which the bench's own work does not delay: asks for a page every 10 ms, whether the last request was
// answered or not.
import { Agent, get } from 'node:http';

const EVERY_MS = 10;
const [address = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });
let waits: Promise<number>[] = [];

setInterval(() => waits.push(read()), EVERY_MS);

function read(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const asked = performance.now();
  get(address, { agent }, (response) => {
    response.resume().on('end', () => resolve(performance.now() - asked));
    // The site closed a kept connection just then.
  }).on('error', () => resolve(0));
  return promise;
}

/** Any message is answered with how long each request since the last message took. */
process.on('message', async () => {
  const since = waits;
  waits = [];
  process.send?.(await Promise.all(since));
});
process.on('disconnect', () => process.exit());
