// npm test: everything that must hold, in one run, ending with one line «N passed, N failed».
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt, ensureFonts } from './build.mjs';
import { ensureInstalled, projectEnvironment, root, run } from './project.mjs';

await ensureInstalled();
// Large, and of use to the last tests alone; fetched while everything before them runs.
const emulators = ensureInstalled('tests/hosted', '--ignore-scripts');
const { ensureChromium } = await import('./chromium.mjs');
const chromium = ensureChromium().catch((error) => error);

const reports = await mkdtemp(join(tmpdir(), 'nase-brdo-'));
const tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: whoever sees only the last lines of a long run still learns what it was. */
const failures = [];

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

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed === 0 ? 0 : 1);

async function inspect(name, [command, ...args]) {
  const { code, output } = await run(command, args, { quiet: true });
  tally[code === 0 ? 'passed' : 'failed'] += 1;
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output}`);
  if (code !== 0) failures.push(`✗ ${name}\n${output.trimEnd().split('\n').slice(-15).join('\n')}`);
}

async function unitTests() {
  console.log('Unit and contract tests …');
  const report = join(reports, 'unit.json');
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
  count(
    'Unit and contract tests',
    report,
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults }) => {
      for (const { name, status, message, assertionResults } of testResults) {
        const broken = assertionResults.filter((test) => test.status === 'failed');
        for (const test of broken) failures.push(inBrief(relative(root, name), test.fullName, test.failureMessages));
        if (status === 'failed' && broken.length === 0) failures.push(inBrief(relative(root, name), '', [message]));
      }
      return [numPassedTests, numFailedTests || numFailedTestSuites, numPendingTests];
    },
  );
}

async function browserTests() {
  console.log('End-to-end tests …');
  const report = join(reports, 'browser.json');
  const found = await chromium;
  if (found instanceof Error) {
    tally.failed += 1;
    failures.push(`✗ End-to-end tests: ${found.message}`);
    return;
  }
  await run('playwright', ['test', '--reporter=line,json'], {
    env: projectEnvironment({ CHROMIUM_PATH: found, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  });
  count('End-to-end tests', report, ({ stats, suites, errors }) => {
    for (const { message } of errors) failures.push(inBrief('playwright', '', [message]));
    for (const spec of suites.flatMap(specsOf)) {
      const attempts = spec.tests.flatMap((one) => one.results);
      const messages = attempts.flatMap((attempt) => attempt.errors.map(({ message }) => message));
      if (!spec.ok) failures.push(inBrief(`${spec.file}:${spec.line}`, spec.title, messages.slice(0, 1)));
    }
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second attempt: look at them`);
    return [stats.expected + stats.flaky, stats.unexpected, stats.skipped];
  });
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function inBrief(place, title, messages) {
  const [message = ''] = messages;
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 15);
  // A whole page may stand in one line.
  return [`✗ ${place} ${title}`, ...lines.map((line) => line.slice(0, 300))].join('\n');
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
    failures.push(`✗ ${name}: ${error.message}`);
  }
}
