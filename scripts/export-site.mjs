// npm run export-site -- DIR: the public site as files that any web server can show, or that open from a folder.
import './load-env.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, projectEnvironment, run, siteProcess } from './project.mjs';

const [folder, ...more] = process.argv.slice(2);
if (!folder || more.length > 0 || folder.startsWith('-')) {
  console.error('npm run export-site -- DIR');
  process.exit(2);
}
await ensureInstalled();
await ensureBuilt();
const { code } = await run('node', [...siteProcess.args, 'copy', folder], {
  env: projectEnvironment(siteProcess.env),
});
process.exit(code);
