// npm run bench:<name>: installs the bench's own dependencies, builds what is stale, runs it on the pinned Node.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root, run } from './project.mjs';

const [name, ...options] = process.argv.slice(2);
const folder = join('bench', name);

await ensureInstalled();
if (existsSync(join(root, folder, 'package-lock.json'))) await ensureInstalled(folder);
await ensureBuilt();
const main = ['main.ts', 'main.mjs'].map((file) => join(folder, file)).find((file) => existsSync(join(root, file)));
const { code } = await run('node', [main, ...options]);
process.exit(code);
