import { Agent, get } from 'node:http';

/** How long each address took to answer whole, in milliseconds, so many asked at once over kept connections. */
export async function visit(site: string, paths: readonly string[], visitors: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const queue = paths.values();
  const times: number[] = [];
  const visitor = async () => {
    for (const path of queue) times.push(await timeOf(`${site}${path}`, agent));
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
