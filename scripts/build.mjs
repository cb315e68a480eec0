// Builds the site unless the last build was made of exactly these sources.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, fingerprint, root, run } from './project.mjs';

const SOURCES = [
  'app',
  'domain',
  'genealogy',
  'chronicle',
  'croatian',
  'backends',
  'server',
  'public',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'vite.copy.config.ts',
  'vite.document.config.ts',
  'vite.editor.config.ts',
  'vite.worker.config.ts',
  'react-router.config.ts',
];
const client = join(root, 'build', 'client');
const latest = join(client, 'builds', 'latest.json');

export async function ensureBuilt() {
  await ensureFonts();
  await ensureDictionary();
  const id = fingerprint(SOURCES);
  if (builtId() === id) return;
  console.log('Building the site …');
  rmSync(latest, { force: true });
  await step('Build', 'react-router', ['build']);
  await step('Manifest', 'node', ['scripts/trim-manifest.ts']);
  await step('Document module', 'vite', ['build', '--config', 'vite.document.config.ts']);
  await step('Editor', 'vite', ['build', '--config', 'vite.editor.config.ts']);
  await step('Service worker', 'vite', ['build', '--config', 'vite.worker.config.ts']);
  for (const part of ['pages', 'search']) {
    await step('Scripts of a copy', 'vite', ['build', '--config', 'vite.copy.config.ts', '--mode', part]);
  }
  await compressAssets();
  writeBuildInformation(id);
}

/** The subset faces are made again when the recipe or the sources of the letters change. */
export async function ensureFonts() {
  const stamp = join(root, 'app', 'shell', 'fonts', 'recipe');
  const wanted = fingerprint(['scripts/fonts.mjs', 'package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Fonts', 'node', ['scripts/fonts.mjs']);
  writeFileSync(stamp, wanted);
}

/** The Croatian dictionary is compiled again when its package, our tables or the compiler change. */
export async function ensureDictionary() {
  const folder = join(root, 'croatian', 'compiled');
  const stamp = join(folder, 'recipe');
  const wanted = fingerprint([
    'scripts/croatian-dictionary.ts',
    'croatian/dictionary',
    'croatian/tables/readings.txt',
    'node_modules/dictionary-hr/package.json',
  ]);
  const isThere = existsSync(stamp) && existsSync(join(folder, 'dictionary.bin'));
  if (isThere && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Croatian dictionary', 'node', ['scripts/croatian-dictionary.ts']);
  writeFileSync(stamp, wanted);
}

function builtId() {
  try {
    return JSON.parse(readFileSync(latest, 'utf8')).id;
  } catch {
    return undefined;
  }
}

async function step(name, command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code === 0) return;
  console.error(`${output}\n${name} failed.`);
  process.exit(1);
}

async function compressAssets() {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const texts = filesBelow(['build/client']).filter((file) => /\.(js|css|svg|json|txt|webmanifest)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${file}.gz`, await zip(bytes, { level: 9 }));
    }),
  );
}

/** Written last and renamed into place: a build that was cut off is not taken for a finished one. */
function writeBuildInformation(id) {
  const information = JSON.stringify({ id, builtAt: new Date().toISOString() });
  mkdirSync(join(client, 'builds', 'meta'), { recursive: true });
  writeFileSync(join(client, 'builds', 'meta', `${id}.json`), information);
  writeFileSync(`${latest}.part`, information);
  renameSync(`${latest}.part`, latest);
}
