// npm start: installs what is missing, builds what is stale, runs the site. npm run build leaves out the last.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { binaries, ensureInstalled, projectEnvironment, root, siteProcess } from './project.mjs';

await ensureInstalled();
await ensureBuilt();
if (process.argv.includes('--build-only')) process.exit();

const site = spawn(join(binaries, 'node'), ['--import', './scripts/load-env.mjs', ...siteProcess.args], {
  cwd: root,
  stdio: 'inherit',
  env: projectEnvironment(siteProcess.env),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('close', (code) => process.exit(code ?? 1));
