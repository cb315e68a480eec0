import { cookieOf, UREDNICA } from '../drivers/editor.ts';
import { emailsTo } from '../drivers/outbox.ts';
import { namesIn } from '../drivers/tree-page.ts';
import { expect, TREE, test } from './tree-site.ts';

test('the tree is drawn, a box is clicked, the panel tells, and the address leads there again', async ({
  tree,
  page,
}) => {
  await tree.open(`${TREE}?osoba=I101`);
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await expect(tree.panel).toContainText('13. kolovoza 1907.');
  await tree.panel.getByRole('link', { name: 'Jure Bošnjak' }).click();
  await expect(tree.panel.getByRole('heading', { name: 'Jure Bošnjak' })).toBeVisible();
  await expect.poll(() => tree.parameter('osoba')).not.toBe('I101');
  await page.goBack();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  await tree.panel.getByRole('button', { name: 'Zatvorite' }).click();
  await expect(tree.panel).toHaveCount(0);
  // She stood in the middle of what the panel left free.
  await tree.canvas.click({ position: { x: 508, y: 400 } });
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
  expect(namesIn(await tree.printedSvg())).toContain('Anđa');
});

test('a press on a busy page is as long as the finger made it', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  await tree.panel.getByRole('button', { name: 'Zatvorite' }).click();
  await expect(tree.panel).toHaveCount(0);
  // Busy for a second from the moment it is pressed, and released meanwhile.
  await tree.canvas.locator('canvas').evaluate((canvas) =>
    canvas.addEventListener('pointerdown', () => {
      const pressed = performance.now();
      while (performance.now() - pressed < 1000);
    }),
  );
  const { x, y } = (await tree.canvas.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  const mouse = { x: x + 508, y: y + 400, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: mouse.x, y: mouse.y });
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' }),
  ]);
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
});

test('somebody of both lines leads across to the other tree', async ({ tree, page }) => {
  await tree.open(`${TREE}?osoba=I101`);
  await tree.panel.getByRole('link', { name: /U stablu Ćavara/ }).click();
  await page.waitForURL(/obiteljsko-stablo-cavar\?osoba=I81/);
  await tree.isDrawn();
  await expect(tree.panel.getByRole('heading', { name: 'Anđa Bošnjak' })).toBeVisible();
});

test('a correction in a reader’s own words reaches the editors on their desk, and by no email of its own', async ({
  tree,
  page,
  context,
  site,
  editor,
}) => {
  const facts = Promise.withResolvers<void>();
  await page.route('**/osoba/I12/cinjenice', async (route) => {
    await facts.promise;
    await route.continue();
  });
  await tree.open(`${TREE}?osoba=I12`);
  await tree.panel.getByRole('button', { name: 'Predložite izmjenu' }).click();
  const panel = page.getByRole('complementary', { name: 'Alat' });
  await expect(panel.getByText('Uredništvo će prijedlog pregledati.')).toBeVisible();
  // Facts that came later would push it away from under a press.
  await expect(panel.getByText('Opišite riječima')).toHaveCount(0);
  facts.resolve();
  await panel.getByText('Opišite riječima').click();
  await panel.getByLabel('Što treba ispraviti?').fill('Kata je rođena 1820., piše na križu.');
  await panel.getByRole('button', { name: 'Pošaljite Uredništvu' }).click();
  await expect(panel.getByText('Hvala. Uredništvo će to pogledati.')).toBeVisible();
  await context.clearCookies();
  await context.addCookies([cookieOf(site, editor)]);
  await page.goto('/urednistvo');
  await expect(page.getByText('Kata je rođena 1820., piše na križu.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ispravak: Kata .*\(Obiteljsko stablo Bošnjaka\)$/ })).toHaveAttribute(
    'href',
    `${TREE}?osoba=I12`,
  );
  await page.getByRole('button', { name: /Riješeno/ }).click();
  await expect(page.getByText('Kata je rođena 1820., piše na križu.')).toHaveCount(0);
  // Whoever edits is told as they chose.
  expect(emailsTo(site.dataFolder, UREDNICA.email).join()).not.toContain('Ispravak u stablu');
});
