import AxeBuilder from '@axe-core/playwright';
import { expect, PUBLIC_PATHS, test } from './site.ts';

for (const width of [390, 1440]) {
  for (const theme of ['dark', 'light']) {
    test(`axe finds nothing at ${width} px, ${theme}`, async ({ page, context, baseURL }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await context.addCookies([{ name: 'tema', value: theme, url: baseURL }]);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      for (const path of PUBLIC_PATHS) {
        await page.goto(path, { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
            path,
          )
          .toEqual([]);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
      }
      expect(errors).toEqual([]);
      await page.goto('/nema-toga');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}
