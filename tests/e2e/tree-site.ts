import { onceOn } from '../drivers/desk.ts';
import { cookieOf } from '../drivers/editor.ts';
import { becomeMember } from '../drivers/member.ts';
import { TreePage } from '../drivers/tree-page.ts';
import { test as base } from './site.ts';

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

export { expect } from './site.ts';
