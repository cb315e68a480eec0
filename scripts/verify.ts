// npm run verify [-- --mend]: looks at everything that is stored, says what is wrong, and mends what can be mended. Exits 1 while anything is broken.
import type { Check, Finding } from '../chronicle/verification/finding.ts';
import { verify } from '../chronicle/verification/verify.ts';
import { openBackend } from '../server/backend.ts';
import { readConfiguration } from '../server/configuration.ts';
import { problemOfNoSite } from '../server/no-site.ts';
import { openVerification } from '../server/verification/open-verification.ts';
import { root } from './project.mjs';

const USAGE = 'usage: npm run verify [-- --mend]';
/** Of each check: more of the same would hide the rest. */
const MOST_TOLD = 50;

process.chdir(root);
process.umask(0o077);
const flags = process.argv.slice(2);
if (flags.some((flag) => flag !== '--mend')) {
  console.error(USAGE);
  process.exit(2);
}
const mends = flags.includes('--mend');
// Reads tell of what does not fit as well: here it is told once.
console.error = () => {};
try {
  const configuration = readConfiguration(process.env);
  const problem = problemOfNoSite(configuration);
  if (problem) throw new Error(problem);
  const backend = await openBackend(configuration);
  const result = await verify(openVerification(configuration, backend), telling(), mends);
  await backend.close();
  const mended = result.mended > 0 ? `${result.mended} mended, ` : '';
  console.log(`\n${mended}${result.broken} broken, ${result.notices} worth a look`);
  if (!mends && result.broken + result.notices > 0) console.log('What can be mended is with: npm run verify -- --mend');
  process.exit(result.broken === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function telling() {
  let told = 0;
  const tell = (line: string) => {
    told += 1;
    if (told <= MOST_TOLD) console.log(line);
    else if (told === MOST_TOLD + 1) console.log('           … and more of it');
  };
  return {
    begin(check: Check) {
      told = 0;
      console.log(check.name);
    },
    found: ({ weight, sentence }: Finding) =>
      tell(`  ${weight === 'broken' ? 'broken ' : 'look at'}  ${inOneLine(sentence)}`),
    mended: ({ mend }: Finding, done: string | undefined) =>
      tell(
        done
          ? `  mended   ${inOneLine(done)}`
          : `           ${mend ? 'could not be mended' : 'cannot be mended by itself'}`,
      ),
  };
}

/** Names of documents are anybody's: they must not move the cursor. */
function inOneLine(text: string): string {
  return text.replace(/\p{C}/gu, '?').slice(0, 300);
}
