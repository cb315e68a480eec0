import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isLong } from './effort.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** In the theme a page comes in, and in the other. */
const WIDTHS = isLong
  ? [
      [390, 1440],
      [390, 1440],
    ]
  : [[390], [1440]];
/** The themes differ in colours alone: what was looked at whole in one need not be in the other. */
const COLOURS_ONLY: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe has against the page as it stands, one line each. */
export async function faultsOn(page: Page, which: RunOptions = {}): Promise<string[]> {
  expect(page.frames(), 'axe would pass over what is in a frame').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // What passes is not worth describing.
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { ...which, resultTypes: ['violations'] } satisfies RunOptions,
  );
}

/**
 * The same on a telephone in one theme, and of its colours on a desk in the other; a long run on both in both. And whether anything sticks
 * out. The page keeps its state, and the other theme.
 */
export async function faultsEverywhereOn(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [turn, widths] of WIDTHS.entries()) {
    if (turn > 0) await changeTheme(page);
    const rules = turn > 0 ? COLOURS_ONLY : {};
    const theme = (await page.locator('html').getAttribute('data-theme')) ?? '';
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await faultsOn(page, rules);
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push('something sticks out');
      faults.push(...found.map((fault) => `${theme}, ${width} px: ${fault}`));
    }
  }
  return faults;
}

/** Without a click, which would close what is open on the page. */
async function changeTheme(page: Page): Promise<void> {
  const document = page.locator('html');
  const before = (await document.getAttribute('data-theme')) ?? '';
  await page.locator(`button[name=tema]:not([value=${before}])`).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button);
  });
  await expect(document).not.toHaveAttribute('data-theme', before);
}
