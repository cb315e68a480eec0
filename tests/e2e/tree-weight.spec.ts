import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { cookieOf } from '../drivers/editor.ts';
import { isReady } from '../drivers/ready-page.ts';
import { expect, TREE, test } from './tree-site.ts';

test('the code of the tree is within its weight and on no other page', { tag: '@first-visit' }, async ({
  page,
  context,
  site,
  member,
}) => {
  await context.addCookies([cookieOf(site, member)]);
  const scriptsOf = async (path: string, isThere: Locator) => {
    const files = new Map<string, number>();
    const listen = (response: import('@playwright/test').Response) => {
      const url = new URL(response.url());
      if (!url.pathname.endsWith('.js')) return;
      files.set(url.pathname, readFileSync(`build/client${url.pathname}.gz`).length);
    };
    page.on('response', listen);
    await page.goto(path);
    // The network is idle, too, while a slow machine hydrates the page.
    await expect(isThere).toBeVisible();
    await isReady(page);
    await page.waitForLoadState('networkidle');
    page.off('response', listen);
    return files;
  };
  const shell = await scriptsOf('/moj-racun', page.locator('h1'));
  await page.goto('about:blank');
  const own = [...(await scriptsOf(TREE, page.locator('[data-drawn]')))].filter(([name]) => !shell.has(name));
  expect(own.some(([name]) => name.includes('worker'))).toBe(true);
  expect(own.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(120_000);
  expect([...shell.keys()].filter((name) => /worker|\/tree-/.test(name))).toEqual([]);
});
