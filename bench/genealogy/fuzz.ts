import { GedcomUnreadableError } from '../../genealogy/gedcom/findings.ts';
import { readGedcom } from '../../genealogy/gedcom/read.ts';
import { saysTheSame, writeGedcom } from '../../genealogy/gedcom/write.ts';
import { mutatedGedcoms } from '../../tests/gedcom-mutations.ts';
import { judge } from './measure.ts';

/** How many files are damaged and read; every tenth that was read is also written and read again. */
const INPUTS = Number(process.argv[2] ?? 100_000);
const SLOWEST_ALLOWED = 2000;

const files = mutatedGedcoms(Number(process.argv[3] ?? 92));
let read = 0;
let refused = 0;
let thrown = 0;
let changed = 0;
let slowest = 0;
for (let count = 0; count < INPUTS; count += 1) {
  const bytes = files.next().value as Uint8Array;
  const start = performance.now();
  try {
    const { genealogy } = readGedcom(bytes);
    read += 1;
    slowest = Math.max(slowest, performance.now() - start);
    if (count % 10 !== 0) continue;
    const version = count % 20 === 0 ? '5.5.1' : '7.0';
    if (!saysTheSame(readGedcom(writeGedcom(genealogy, version)).genealogy, genealogy)) changed += 1;
  } catch (error) {
    if (error instanceof GedcomUnreadableError) refused += 1;
    else {
      thrown += 1;
      console.error(`input ${count}:`, error);
    }
  }
}
console.log(`${INPUTS} damaged files: ${read} read, ${refused} refused`);
judge([
  { bar: 'no throw but the coded one', measured: `${thrown} thrown`, met: thrown === 0 },
  { bar: 'no loss when written and read again', measured: `${changed} changed`, met: changed === 0 },
  {
    bar: `no hang: none longer than ${SLOWEST_ALLOWED} ms`,
    measured: `slowest ${slowest.toFixed(0)} ms`,
    met: slowest <= SLOWEST_ALLOWED,
  },
]);
