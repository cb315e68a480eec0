// npm run faults -- [NAME] [--short|--medium] [--seed=N]
// Does to a real site what may happen to one, and says what became of it. Without a name all of them, one after the other.
// Exits 1 when a promise was broken. What is promised, and what was seen when: docs/reliability.md.
import { parseArgs } from 'node:util';
import { clock } from './clock.ts';
import { dataFolder } from './data-folder.ts';
import { diskFull } from './disk-full.ts';
import { fileRemoval } from './file-removal.ts';
import { type Effort, type Fault, Findings } from './findings.ts';
import { firestore } from './firestore.ts';
import { kill } from './kill.ts';
import { mail } from './mail.ts';
import { manyRequests } from './many-requests.ts';
import { readOnly } from './read-only.ts';
import { secondProcess } from './second-process.ts';
import { slowConnections } from './slow-connections.ts';

const FAULTS: Readonly<Record<string, Fault>> = {
  'data-folder': dataFolder,
  'second-process': secondProcess,
  'file-removal': fileRemoval,
  kill,
  'disk-full': diskFull,
  'read-only': readOnly,
  clock,
  'slow-connections': slowConnections,
  'many-requests': manyRequests,
  mail,
  firestore,
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
for (const [name, fault] of Object.entries(FAULTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`${name}, ${effort}, seed ${asked.seed}\n`);
  const findings = new Findings();
  await fault({ name, ...asked }, findings);
  process.stdout.write(`  ${findings.summary}\n\n`);
  if (findings.isBroken) process.exitCode = 1;
}
