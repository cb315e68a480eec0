import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSource } from '../../server/archive/zip-archive.ts';
import { runCopy } from '../drivers/copy-command.ts';
import { UREDNICA } from '../drivers/editor.ts';
import { startHostedProject } from '../drivers/hosted-site.ts';
import { sendForm } from '../drivers/member.ts';
import { runNode } from '../drivers/run-node.ts';
import { copySmallBuild } from '../drivers/small-content.ts';
import { becomeVerified, expect, test } from './hosted.ts';

test('everything comes out of a hosted site as well: the archive, what is private, and a copy; and all of it is whole', async () => {
  const build = copySmallBuild();
  const project = await startHostedProject();
  const site = await project.startSite({ EDITORS: UREDNICA.email }, build.folder);
  const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-hosted-exports-'));
  try {
    const cookie = await becomeVerified(project, site, UREDNICA);
    const form = { intent: 'private', agreed: 'yes', password: UREDNICA.password };
    const led = await sendForm(site.address, '/urednistvo/izvoz', form, cookie);
    const file = join(folder, 'arhiv.zip');
    const answer = await fetch(`${site.address}${led.headers.get('location')}`, { headers: { cookie } });
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    const archive = await zipSource(file);
    const paths = await archive.list();
    for (const path of ['records/page/privatnost.md', 'media/gumno.svg', 'trees/cavar.ged', 'private/accounts.json']) {
      expect(paths).toContain(path);
    }
    expect(paths).not.toContain('missing.txt');
    archive.close();

    const looked = await runNode(['scripts/verify.ts'], { ...project.env, DATA_DIR: site.dataFolder });
    expect([looked.status, looked.stderr]).toEqual([0, '']);
    expect(looked.stdout).toMatch(/\n0 broken, \d+ worth a look/);

    const copy = join(folder, 'kopija');
    const { status, stderr } = await runCopy(site.dataFolder, copy, project.env, build.folder);
    expect([status, stderr]).toEqual([0, '']);
    expect(readdirSync(copy)).toContain('index.html');
  } finally {
    rmSync(folder, { recursive: true });
    await site.stop();
    await project.stop();
    build.remove();
  }
});
