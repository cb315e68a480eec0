// npm run faults -- [NAME] [--short|--medium] [--seed=N]
// Does to a real site what may happen to one, and says what became of it. Without a name all of them, one after the other.
// Exits 1 when a promise was broken. What is promised, and what was seen when: docs/reliability.md.
import { parseArgs } from 'node:util';
import { type Effort, type Fault, Findings } from './findings.ts';

/** Each brings much of the site with it, so only those that are asked for are loaded. */
const FAULTS: Readonly<Record<string, () => Promise<Fault>>> = {
  'data-folder': async () => (await import('./data-folder.ts')).dataFolder,
  'second-process': async () => (await import('./second-process.ts')).secondProcess,
  'file-removal': async () => (await import('./file-removal.ts')).fileRemoval,
  kill: async () => (await import('./kill.ts')).kill,
  'disk-full': async () => (await import('./disk-full.ts')).diskFull,
  'read-only': async () => (await import('./read-only.ts')).readOnly,
  clock: async () => (await import('./clock.ts')).clock,
  'slow-connections': async () => (await import('./slow-connections.ts')).slowConnections,
  'many-requests': async () => (await import('./many-requests.ts')).manyRequests,
  bombs: async () => (await import('./bombs.ts')).bombs,
  mail: async () => (await import('./mail.ts')).mail,
  firestore: async () => (await import('./firestore.ts')).firestore,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    medium: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1878' },
  },
});
const unknown = positionals.find((name) => !(name in FAULTS));
if (unknown !== undefined) {
  process.stderr.write(`There is no fault '${unknown}'; there are ${Object.keys(FAULTS).join(', ')}.\n`);
  process.exit(1);
}
const effort: Effort = values.short ? 'short' : values.medium ? 'medium' : 'long';
const asked = { effort, seed: Number(values.seed) };
for (const [name, load] of Object.entries(FAULTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`${name}, ${effort}, seed ${asked.seed}\n`);
  const findings = new Findings();
  const fault = await load();
  await fault({ name, ...asked }, findings);
  process.stdout.write(`  ${findings.summary}\n\n`);
  if (findings.isBroken) process.exitCode = 1;
}
