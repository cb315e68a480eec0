// npm test: everything that must hold, in one run, ending with one line «N passed, N failed».
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureFonts } from './build.mjs';
import { ensureInstalled, projectEnvironment, run } from './project.mjs';

await ensureInstalled();
// Large, and of use to the last tests alone; fetched while everything before them runs.
const emulators = ensureInstalled('tests/hosted', '--ignore-scripts');
const { ensureChromium } = await import('./chromium.mjs');
const chromium = ensureChromium().catch((error) => error);

const reports = await mkdtemp(join(tmpdir(), 'nase-brdo-'));
const tally = { passed: 0, failed: 0, skipped: 0 };

await ensureFonts();
await inspect('Types of routes', ['react-router', 'typegen']);
await Promise.all([
  ensureBuilt(),
  inspect('Formatting and lint', ['biome', 'ci', '--error-on-warnings', '.']),
  inspect('Import directions', ['node', 'scripts/import-directions.ts']),
  inspect('Dead code and unused dependencies', ['knip', '--no-progress']),
  inspect('Croatian spelling', ['node', 'scripts/spelling.ts']),
]);
await inspect('Types', ['tsc', '--noEmit']);
await emulators;
await unitTests();
await browserTests();

console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed === 0 ? 0 : 1);

async function inspect(name, [command, ...args]) {
  const { code, output } = await run(command, args, { quiet: true });
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
}

async function unitTests() {
  console.log('Unit and contract tests …');
  const report = join(reports, 'unit.json');
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  count(
    'Unit and contract tests',
    report,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => [
      numPassedTests,
      numFailedTests || numFailedTestSuites,
      numPendingTests,
    ],
  );
}

async function browserTests() {
  console.log('End-to-end tests …');
  const report = join(reports, 'browser.json');
  const found = await chromium;
  if (found instanceof Error) {
    tally.failed += 1;
    console.log(`✗ End-to-end tests: ${found.message}`);
    return;
  }
  await run('playwright', ['test', '--reporter=line,json'], {
    env: projectEnvironment({ CHROMIUM_PATH: found, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  });
  count('End-to-end tests', report, ({ stats }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second attempt: look at them`);
    return [stats.expected + stats.flaky, stats.unexpected, stats.skipped];
  });
}

/** A runner that left no report failed, whatever it printed. */
function count(name, report, read) {
  try {
    const [passed, failed, skipped] = read(JSON.parse(readFileSync(report, 'utf8')));
    tally.passed += passed;
    tally.failed += failed;
    tally.skipped += skipped ?? 0;
    if (passed === 0) throw new Error('no test ran');
  } catch (error) {
    tally.failed += 1;
    console.log(`✗ ${name}: ${error.message}`);
  }
}
