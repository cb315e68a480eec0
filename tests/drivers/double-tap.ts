import type { CDPSession } from '@playwright/test';

/** Sent at once, and dated: how long the browser and the test take over it must not part the two taps. */
export async function doubleTap(session: CDPSession, point: { readonly x: number; readonly y: number }): Promise<void> {
  const now = Date.now() / 1000;
  const finger = (type: 'touchStart' | 'touchEnd', after: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [point] : [],
      timestamp: now + after,
    });
  await Promise.all([
    finger('touchStart', 0),
    finger('touchEnd', 0.04),
    finger('touchStart', 0.12),
    finger('touchEnd', 0.16),
  ]);
}
