import { isReady } from '../drivers/ready-page.ts';
import { expect, test } from './site.ts';

for (const end of ['recording fails', 'one leaves while the browser asks']) {
  test(`the microphone is let go when ${end}`, { tag: '@first-visit' }, async ({ page, signIn }) => {
    await signIn('member');
    await page.goto('/novi-spomen');
    await isReady(page);
    const microphone = await page.evaluateHandle(() => {
      const { stream } = new AudioContext().createMediaStreamDestination();
      const asked = Promise.withResolvers<MediaStream>();
      navigator.mediaDevices.getUserMedia = () => asked.promise;
      return { allow: () => asked.resolve(stream), state: () => stream.getTracks()[0]?.readyState };
    });
    await page.getByRole('button', { name: 'Počnite snimati' }).click();
    if (end === 'recording fails') {
      await page.evaluate(() => {
        MediaRecorder.prototype.start = () => {
          throw new DOMException('', 'NotSupportedError');
        };
      });
    } else {
      await page
        .locator('a[href="/moj-racun"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(/\/moj-racun$/);
    }
    await microphone.evaluate(({ allow }) => allow());
    await expect.poll(() => microphone.evaluate(({ state }) => state())).toBe('ended');
  });
}
