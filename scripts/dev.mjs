// npm run dev: the site with hot reload, on the sources as they are.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureDictionary, ensureFonts } from './build.mjs';
import { binaries, ensureInstalled, projectEnvironment, root } from './project.mjs';

await ensureInstalled();
await ensureFonts();
await ensureDictionary();

const site = spawn(join(binaries, 'node'), ['--import', './scripts/load-env.mjs', 'server/development.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment({ NODE_ENV: 'development' }),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('close', (code) => process.exit(code ?? 1));
