import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly dur?: number;
  /** Of the processor, in microseconds: waiting for the software that draws is no script time. */
  readonly tdur?: number;
}

/** How long scripts ran in each frame while something was done, in milliseconds. */
export async function frameTimes(page: Page, work: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  await session.send('Tracing.end');
  await complete;
  return events.filter(({ name }) => name === 'FireAnimationFrame').map(({ dur = 0, tdur }) => (tdur ?? dur) / 1000);
}
