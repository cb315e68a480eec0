// npm test: everything that must hold, in one run. npm run lint, types, unit and e2e are its parts, each alone, with what
// it needs; arguments after -- go to the part's own tool. npm run browsers: a walk in Firefox and WebKit. npm run test:long:
// what takes long, at its full length, and that walk. Each ends with one line «N passed, N failed».
import { spawn } from 'node:child_process';
import { once as first } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowsers } from './browsers.mjs';
import { ensureBuilt, ensureDictionary, ensureFonts } from './build.mjs';
import { ensureInstalled, filesBelow, projectEnvironment, root, run } from './project.mjs';

const INSPECTIONS = [
  ['Formatting and lint', ['biome', 'ci', '--error-on-warnings', '.']],
  ['Import directions', ['node', 'scripts/import-directions.ts']],
  ['Import circles and lengths of files', ['node', 'scripts/source-shape.ts']],
  ['Breakpoints', ['node', 'scripts/breakpoints.ts']],
  ['Dead code and unused dependencies', ['knip', '--no-progress']],
  ['Croatian spelling', ['node', 'scripts/spelling.ts']],
];

const PARTS = { lint, types, unit, e2e, browsers, long };
/** What makes tests do everything at its full length (tests/drivers/effort.ts). */
const LONG = { LONG: '1' };

const tally = { passed: 0, failed: 0, skipped: 0 };
/** What failed, told once more at the end: whoever sees only the last lines of a long run still learns what it was. */
const failures = [];
/** How long each test took. */
const times = [];
const TIMES_FILE = 'test-times.json';
const SLOWEST = 10;

/** Routes' types are made from the table, and sources import the faces that are made at first. */
const prepareTypes = once(async () => {
  await ensureFonts();
  const { code, output } = await run('react-router', ['typegen'], { quiet: true });
  if (code !== 0) fail(`Types of routes\n${output}`);
});

/** What stands for Firebase, one of each for all tests of a run. They end with this process. */
const startEmulators = once(async () => {
  await ensureEmulators();
  const [firestore, authentication] = await Promise.all(
    ['firestore', 'authentication'].map(async (name) => {
      const script = `tests/hosted/${name}-server.mjs`;
      const server = spawn('node', [script], {
        cwd: root,
        env: projectEnvironment(),
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      const [line] = await first(server.stdout, 'data');
      return String(line).trim();
    }),
  );
  return { SHARED_FIRESTORE: firestore, SHARED_AUTHENTICATION: authentication };
});

/** A browser, or why there is none. */
const findChromium = once(() =>
  import('./chromium.mjs').then(({ ensureChromium }) => ensureChromium()).catch((error) => error),
);

const [part, ...args] = process.argv.slice(2);
if (part !== undefined && !(part in PARTS)) {
  console.error(`There is no '${part}'; there are ${Object.keys(PARTS).join(', ')}, and everything without a name.`);
  process.exit(1);
}
await ensureInstalled();
await (part ? PARTS[part](args) : everything());

if (times.length > 0) reportTimes();
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${tally.passed} passed, ${tally.failed} failed${tally.skipped ? `, ${tally.skipped} skipped` : ''}`);
process.exit(tally.failed === 0 ? 0 : 1);

async function everything() {
  // Large, and of use to the last tests alone; fetched while everything before them runs.
  const fetched = findChromium();
  await Promise.all([prepareTypes(), ensureDictionary(), ensureEmulators()]);
  await Promise.all([ensureBuilt(), lint(), types(), unit()]);
  await fetched;
  await e2e();
}

/** Of the inspections those whose name has a word of the arguments, all without. */
async function lint(words = []) {
  await prepareTypes();
  const wanted = INSPECTIONS.filter(
    ([name]) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase())),
  );
  if (wanted.length === 0) fail(`No inspection is called ${words.join(' or ')}`);
  await Promise.all(wanted.map(([name, command]) => inspect(name, command)));
}

async function types(options = []) {
  await prepareTypes();
  // Several checkers each look at what all sources share: a third more work, for cores that have other things to do here.
  await inspect('Types', ['tsc', '--noEmit', '--checkers', '1', ...options]);
}

/** Tests that do more of the same in a long run, and those that run in no other. */
async function long() {
  const effort = /from '.*tests\/drivers\/effort\.ts'/;
  const files = filesBelow(['app', 'chronicle', 'genealogy', 'server', 'backends', 'domain', 'croatian'])
    .filter((file) => /\.test\.tsx?$/.test(file) && effort.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));
  await unit(files, LONG);
  await e2e([], LONG);
  await browsers();
  await inspect('Bombs', ['node', 'bench/faults/main.ts', 'bombs', '--medium']);
}

async function unit(filters = [], extra = {}) {
  await ensureFonts();
  await ensureDictionary();
  const isHosted = wants(filters, filesBelow(['backends/firebase']), /\.test\.ts$/);
  const emulators = isHosted ? await startEmulators() : {};
  console.log('Unit and contract tests …');
  await count('Unit and contract tests', (report) => [
    run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...filters], {
      env: projectEnvironment({ ...emulators, ...extra }),
      // Takes a minute or two; a runner that does not end would otherwise be cut off with all that it has found.
      timeout: 20 * 60_000,
    }),
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults }) => {
      for (const { name, status, message, assertionResults } of testResults) {
        const file = relative(root, name);
        for (const { fullName, duration } of assertionResults) addTime(file, fullName, duration ?? 0);
        const broken = assertionResults.filter((test) => test.status === 'failed');
        for (const test of broken) failures.push(inBrief(file, test.fullName, test.failureMessages));
        if (status === 'failed' && broken.length === 0) failures.push(inBrief(file, '', [message]));
      }
      return [numPassedTests, numFailedTests || numFailedTestSuites, numPendingTests];
    },
  ]);
}

async function e2e(filters = [], extra = {}) {
  await ensureBuilt();
  const isHosted = wants(filters, filesBelow(['tests/e2e', 'tests/long']), /(hosted|account-lookups).*\.spec\.ts$/);
  const emulators = isHosted ? await startEmulators() : {};
  const browser = await findChromium();
  if (browser instanceof Error) {
    fail(`End-to-end tests: ${browser.message}`);
    return;
  }
  await runSpecs('End-to-end tests', filters, { CHROMIUM_PATH: browser, ...emulators, ...extra });
}

/** What every page and the main actions are like in Firefox and WebKit. */
async function browsers(filters = []) {
  await ensureBuilt();
  try {
    const found = await ensureBrowsers();
    await runSpecs('Other browsers', ['--config', 'tests/browsers/playwright.config.ts', ...filters], found);
  } catch (error) {
    fail(`Other browsers: ${error.message}`);
  }
}

async function runSpecs(name, args, env) {
  console.log(`${name} …`);
  await count(name, (report) => [
    run('playwright', ['test', '--reporter=line,json', ...args], {
      env: projectEnvironment({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env }),
    }),
    ({ stats, suites, errors }) => {
      for (const { message } of errors) failures.push(inBrief('playwright', '', [message]));
      for (const spec of suites.flatMap(specsOf)) {
        const attempts = spec.tests.flatMap((one) => one.results);
        for (const { duration } of attempts) addTime(`tests/${spec.file}`, spec.title, duration);
        const messages = attempts.flatMap((attempt) => attempt.errors.map(({ message }) => message));
        const flaky = spec.tests.some(({ status }) => status === 'flaky');
        const title = flaky ? `${spec.title} (flaky: passed at the second attempt only)` : spec.title;
        if (flaky || !spec.ok) failures.push(inBrief(`${spec.file}:${spec.line}`, title, messages.slice(0, 1)));
      }
      return [stats.expected, stats.unexpected + stats.flaky, stats.skipped];
    },
  ]);
}

/** Tests of other things than hosted sites can do without. */
function ensureEmulators() {
  return ensureInstalled('tests/hosted', '--ignore-scripts');
}

/** Whether filters may leave any of the files in: by a part of the path, and all where there are none or options among them. */
function wants(filters, files, kind) {
  if (filters.length === 0 || filters.some((filter) => filter.startsWith('-'))) return true;
  const ours = files.filter((file) => kind.test(file)).map((file) => relative(root, file));
  return ours.some((file) => filters.some((filter) => file.search(filter.replace(/:\d+$/, '')) !== -1));
}

async function inspect(name, [command, ...args]) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) {
    tally.passed += 1;
    console.log(`✓ ${name}`);
  } else {
    console.log(`✗ ${name}\n${output}`);
    fail(`${name}\n${output.trimEnd().split('\n').slice(-15).join('\n')}`);
  }
}

/** A runner that left no report failed, whatever it printed; so did one that ended badly though no test did. */
async function count(name, start) {
  const folder = await mkdtemp(join(tmpdir(), 'nase-brdo-'));
  const report = join(folder, 'report.json');
  const [running, read] = start(report);
  const { code, signal } = await running;
  try {
    if (signal) throw new Error(`ended by ${signal}`);
    const [passed, failed, skipped] = read(JSON.parse(readFileSync(report, 'utf8')));
    tally.passed += passed;
    tally.failed += failed;
    tally.skipped += skipped ?? 0;
    if (passed + failed === 0) throw new Error('no test ran');
    if (code !== 0 && failed === 0) throw new Error(`ended with ${code}, though no test failed`);
  } catch (error) {
    fail(`${name}: ${error.message}`);
  }
  await rm(folder, { recursive: true });
}

function addTime(file, title, milliseconds) {
  times.push({ seconds: Math.round(milliseconds / 10) / 100, file, title });
}

function reportTimes() {
  times.sort((a, b) => b.seconds - a.seconds);
  writeFileSync(join(root, TIMES_FILE), `${JSON.stringify(times, null, 1)}\n`);
  const lines = times.slice(0, SLOWEST).map(({ seconds, file, title }) => `${seconds.toFixed(1)} s  ${file} ${title}`);
  console.log(`\nThe slowest (all of them: ${TIMES_FILE}):\n${lines.join('\n')}`);
}

function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

function fail(what) {
  tally.failed += 1;
  failures.push(`✗ ${what}`);
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
