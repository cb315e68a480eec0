import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/**
 * How long each address took to answer whole, in milliseconds. Visitors ask for the next page as soon as they have one,
 * so that as many requests as there are visitors are always under way, or after having read for a while.
 */
export async function visit(site: string, paths: Iterable<string>, visitors: number, readingMs = 0): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const queue = Iterator.from(paths);
  const times: number[] = [];
  const visitor = async () => {
    for (const path of queue) {
      // Nobody turns the page at the same moment as everybody else.
      if (readingMs > 0) await setTimeout(readingMs * (0.5 + Math.random()));
      times.push(await timeOf(`${site}${path}`, agent));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  agent.destroy();
  return times;
}

function timeOf(address: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume();
      response.once('end', () => resolve(performance.now() - started));
    }).once('error', reject);
  });
}
