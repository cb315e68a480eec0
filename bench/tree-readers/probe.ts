// Loaded into the site (node --import): writes down how much of the processor's time its main thread took between two turns of the event
// loop. On a machine that does nothing else that is how long a reader waits; other work on the machine does not add to it.
import { appendFileSync } from 'node:fs';

const { PROBE_FILE = '' } = process.env;
const WORTH_A_LINE_MS = 5;
let before = process.threadCpuUsage();

function look(): void {
  const now = process.threadCpuUsage();
  const ms = (now.user + now.system - before.user - before.system) / 1000;
  before = now;
  if (ms > WORTH_A_LINE_MS) appendFileSync(PROBE_FILE, `${Date.now()} ${ms.toFixed(1)}\n`);
  setTimeout(look, 1).unref();
}
look();
