import { faultsEverywhereOn } from '../drivers/axe.ts';
import { faultsInForcedColours } from '../drivers/forced-colours.ts';
import { faultsOfKeyboardWalk } from '../drivers/keyboard-walk.ts';
import { expectGoodPaper } from '../drivers/paper.ts';
import { isReady } from '../drivers/ready-page.ts';
import { SEEN_PAGES } from './pages.ts';
import { expect, test } from './site.ts';

for (const seen of SEEN_PAGES) {
  test(`axe finds nothing on the page ${seen.name}, nothing sticks out, keys reach all of it at 400 %, it is told in the reader's colours, and on paper it is dark on white with nothing to press`, async ({
    returning: page,
    admit,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
    });
    const path = await admit(page.context(), seen);
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status(), path).toBe(seen.status);
    expect(await faultsEverywhereOn(page, (theme) => expectGoodPaper(page, theme))).toEqual([]);
    await isReady(page);
    // A tree brings its tools when it has been drawn.
    if ((await page.getByRole('application').count()) > 0) await expect(page.locator('[data-drawn]')).toBeVisible();
    expect(await faultsInForcedColours(page)).toEqual([]);
    expect(await faultsOfKeyboardWalk(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
