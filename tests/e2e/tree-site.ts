import { onceOn } from '../drivers/desk.ts';
import { cookieOf, UREDNICA } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { type SiteProcess, startSite } from '../drivers/site-process.ts';
import { TreePage } from '../drivers/tree-page.ts';
import { test as base, expect } from './site.ts';

export const TREE = '/obiteljsko-stablo-bosnjak';
/** Says who she is in the trees, which nobody else's pages may show. */
const IVA = { name: 'Iva Ogledna', email: 'iva.stablo@primjer.hr', password: 'gumno pod bukvom' };

/** A site with an editor, and a member who is signed in. */
export const test = base.extend<{ tree: TreePage; member: string; editor: string }>({
  member: async ({ site }, use) => use(await onceOn(site, 'member of trees', () => becomeMember(site.address, IVA))),
  editor: async ({ cookies }, use) => use(await cookies.editor()),
  tree: async ({ page, context, site, member }, use) => {
    await context.addCookies([cookieOf(site, member)]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new TreePage(page));
  },
});

/** On a site of its own: other tests know everybody in the tree by the names they had. */
export const testOfEditing = test.extend<object, { site: SiteProcess }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await startSite({ env: { EDITORS: UREDNICA.email, TRUST_PROXY: '1' } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

/** Opens somebody to be changed by whoever is signed in. */
export async function openEditing(tree: TreePage, person: string, button: 'Uredite' | 'Predložite izmjenu') {
  await tree.open(`${TREE}?osoba=${person}`);
  await tree.panel.getByRole('button', { name: button }).click();
  const panel = tree.page.getByRole('complementary', { name: 'Alat' });
  await expect(panel.getByRole('heading', { name: 'Događaji' })).toBeVisible();
  return panel;
}

export { expect };
