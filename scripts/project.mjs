// What the scripts share: where things lie, and how a child process is run. Plain JavaScript: this also runs
// on the Node that the machine has, before the pinned one is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const binaries = join(root, 'node_modules', '.bin');

/** The environment in which `node` is the pinned one. */
export function projectEnvironment(extra = {}) {
  return { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH}`, ...extra };
}

export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: projectEnvironment(),
      ...options,
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }));
  });
}

/** Files below the given places, in a fixed order. */
export function filesBelow(places) {
  const found = [];
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) if (name !== 'node_modules') visit(join(path, name));
    } else found.push(path);
  };
  for (const place of places) visit(join(root, place));
  return found;
}

export function fingerprint(places) {
  const hash = createHash('sha256');
  for (const file of filesBelow(places))
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** Installs the locked dependencies of a folder unless exactly these are installed already. */
export async function ensureInstalled(folder = '.', ...flags) {
  const stamp = join(root, folder, 'node_modules', '.installed');
  const wanted = `${fingerprint([join(folder, 'package-lock.json')])} ${process.platform} ${process.arch}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const { code, output } = await run(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=5', ...flags],
    {
      quiet: true,
      cwd: join(root, folder),
      shell: process.platform === 'win32',
    },
  );
  if (code !== 0 || !existsSync(join(binaries, 'node'))) {
    console.error(`${output}\nDependencies could not be installed (npm ci).`);
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/**
 * How the site's process is started, here and in the Dockerfile. A page is made of much that is gone with it: room for it
 * costs less than tidying it up often. What is read at the start stays: looking through it meanwhile would find nothing to
 * tidy. Of the rest, Node would rather let the heap of a large chronicle grow to several times its size than tidy it, and
 * each thread that compresses keeps memory of its own: with these, small machines can carry it.
 */
export const siteProcess = {
  args: [
    '--max-semi-space-size=32',
    '--initial-old-space-size=150',
    '--heap-growing-percent=30',
    'build/server/index.js',
  ],
  env: {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  },
};
