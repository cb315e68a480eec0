import { holdScripts } from '../drivers/held-scripts.ts';
import { expect, test } from './site.ts';

for (const path of ['/urednistvo/stabla', '/urednistvo/fotografije', '/novi-spomen']) {
  test(`nothing on ${path} moves away from under a press when React comes`, async ({ page, signIn }) => {
    await signIn('editor');
    const held = await holdScripts(page);
    held.module();
    await page.goto(path, { waitUntil: 'commit' });
    const end = page.getByRole('contentinfo');
    // Fonts are asked for by what is painted.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await end.boundingBox();
    const navigated = page.evaluate(
      () => new Promise<void>((heard) => addEventListener('navigated', () => heard(), { once: true })),
    );
    held.react();
    await navigated;
    expect(await end.boundingBox()).toEqual(before);
  });
}
