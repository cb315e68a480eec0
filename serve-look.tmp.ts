const root = process.cwd();
const { startSite } = await import(`${root}/tests/drivers/site-process.ts`);
const { becomeEditor, UREDNICA } = await import(`${root}/tests/drivers/editor.ts`);
const site = await startSite({ env: { EDITORS: UREDNICA.email } });
const cookie = await becomeEditor(site);
(await import('node:fs')).writeFileSync(process.env.STATE ?? '/tmp/look-state', `${site.address} ${cookie} ${site.dataFolder}`);
process.on('SIGTERM', async () => { await site.stop(); process.exit(0); });
setInterval(() => {}, 1000);
