import { becomeEditor, cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { TreePage } from '../drivers/tree-page.ts';
import { test as base } from './site.ts';

export const TREE = '/obiteljsko-stablo-bosnjak';
const IVA = { name: 'Iva Ogledna', email: 'iva.stablo@primjer.hr', password: 'gumno pod bukvom' };

/** A site with an editor, and a member who is signed in. */
export const test = base.extend<{ tree: TreePage }, { site: SiteProcess; member: string; editor: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ env: { EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  member: [async ({ site }, use) => use(await becomeMember(site.address, IVA)), { scope: 'worker' }],
  editor: [async ({ site }, use) => use(await becomeEditor(site)), { scope: 'worker' }],
  tree: async ({ page, context, site, member }, use) => {
    await context.addCookies([cookieOf(site, member)]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new TreePage(page));
  },
});

export { expect } from './site.ts';
