import { spawnSync } from 'node:child_process';
import { GedcomUnreadableError } from '../../genealogy/gedcom/findings.ts';
import { readGedcom } from '../../genealogy/gedcom/read.ts';
import { judge } from './measure.ts';
import { seededRandom } from './random.ts';

const MEGABYTE = 1 << 20;
const SIZE = 200 * MEGABYTE;
/** Of CPU time, which a busy machine does not stretch. */
const LONGEST_SECONDS = 60;
const MOST_MEGABYTES = 2500;

/**
 * 200 MB each, or a million lines. All but the first two begin as a GEDCOM file does, or they would be refused at a
 * glance.
 */
const KINDS: Record<string, () => Uint8Array> = {
  'random bytes': () => randomBytes(''),
  'random bytes after a header': () => randomBytes('0 HEAD\n'),
  'one endless line': () => filled('0 HEAD\n1 NOTE ', 0x41),
  'nothing but line ends': () => filled('0 HEAD\n', 0x0a),
  'nothing but at signs': () => filled('0 HEAD\n1 NOTE ', 0x40),
  'texts, each different': () => lines('0 HEAD\n', (index) => `1 NOTE bilješka broj ${index}\n`),
  'tags, each different': () => lines('0 HEAD\n', (index) => `1 T${index} x\n`),
  'dates that are none': () => lines('0 @I1@ INDI\n', (index) => `1 BIRT\n2 DATE ${index} XYZ\n`),
  'people without ids': () => lines('0 HEAD\n', () => '0 INDI\n', SIZE / 2),
  'one id for all': () => lines('0 HEAD\n', () => '0 @I1@ INDI\n1 FAMC @F1@\n'),
  'one family of five million': () =>
    lines('0 @F1@ FAM\n', (index) => `0 @I${index}@ INDI\n1 FAMC @F1@\n1 FAMS @F1@\n`),
  'a chain of three million ancestors': () =>
    lines('0 HEAD\n', (index) => `0 @I${index}@ INDI\n0 @F${index}@ FAM\n1 HUSB @I${index}@\n1 CHIL @I${index + 1}@\n`),
  'lines that are no lines': () => lines('0 HEAD\n', (index) => `xx ${index} bla bla\n`),
  'a million lines of garbage': () =>
    lines(
      '0 HEAD\n',
      (index) => `${index % 7} ${'@#$%'[index % 4]}garbage ${index}\n`,
      Number.POSITIVE_INFINITY,
      1_000_000,
    ),
};

const [, script = '', kind] = process.argv;
if (kind === undefined) {
  const rows = Object.keys(KINDS).map((name) => {
    const { stdout, status } = spawnSync(process.execPath, [script, name], {
      encoding: 'utf8',
      timeout: 20 * LONGEST_SECONDS * 1000,
    });
    const { seconds, megabytes, outcome } =
      status === 0 ? JSON.parse(stdout) : { seconds: Number.NaN, megabytes: Number.NaN, outcome: 'died' };
    return { name, seconds, megabytes, outcome };
  });
  judge(
    rows.map(({ name, seconds, megabytes, outcome }) => ({
      bar: name,
      measured: `${seconds} s of CPU, at most ${megabytes} MB in all: ${outcome}`,
      met: seconds <= LONGEST_SECONDS && megabytes <= MOST_MEGABYTES,
    })),
  );
} else {
  const bytes = KINDS[kind]?.() ?? new Uint8Array();
  const before = process.cpuUsage();
  const outcome = outcomeOf(bytes);
  const { user, system } = process.cpuUsage(before);
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(JSON.stringify({ seconds: Math.round((user + system) / 1e5) / 10, megabytes, outcome }));
}

function outcomeOf(bytes: Uint8Array): string {
  try {
    const { genealogy, findings } = readGedcom(bytes);
    return `${genealogy.individuals.size} people, ${findings.length} findings`;
  } catch (error) {
    if (error instanceof GedcomUnreadableError) return `refused, ${error.code}`;
    throw error;
  }
}

function filled(head: string, byte: number): Uint8Array {
  const bytes = new Uint8Array(SIZE).fill(byte);
  bytes.set(new TextEncoder().encode(head));
  return bytes;
}

function randomBytes(head: string): Uint8Array {
  const random = seededRandom(5);
  const bytes = new Uint8Array(SIZE);
  for (let index = 0; index < SIZE; index += 1) bytes[index] = random() * 256;
  bytes.set(new TextEncoder().encode(head));
  return bytes;
}

function lines(
  head: string,
  line: (index: number) => string,
  size = SIZE,
  most = Number.POSITIVE_INFINITY,
): Uint8Array {
  const encoder = new TextEncoder();
  const bytes = new Uint8Array(Math.min(size, most * 40));
  let length = encoder.encodeInto(head, bytes).written;
  for (let index = 0; index < most; index += 2000) {
    const block = Array.from({ length: 2000 }, (_, offset) => line(index + offset)).join('');
    if (length + block.length * 3 > bytes.length) break;
    length += encoder.encodeInto(block, bytes.subarray(length)).written;
  }
  return bytes.subarray(0, length);
}
