import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { DraftContent } from '../../domain/draft-content.ts';
import { clockOf } from '../../domain/site-zone.ts';

export const text = (page: Page) => page.getByRole('textbox', { name: 'Tekst' });
/** At the site's time, whatever the browser's. */
export const isSaved = (page: Page) =>
  expect
    .poll(() => page.getByText(/^Spremljeno u/).allInnerTexts())
    .toEqual([expect.stringMatching(new RegExp(`^Spremljeno u (${siteHours().join('|')}):\\d\\d$`))]);

/** Of a moment ago, and of a moment later. */
export function siteHours(): string[] {
  return [Date.now() - 60_000, Date.now() + 60_000].map((moment) => clockOf(moment).time.slice(0, 2));
}

/** A draft with the editor in it, ready to be typed into. */
export async function openDraftPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(text(page)).toBeVisible();
}

/** What is stored of a draft, as its page tells the editor. */
export async function storedDraft(context: BrowserContext, path: string): Promise<DraftContent> {
  return contentIn(await (await context.request.get(path)).text());
}

export function contentIn(html: string): DraftContent {
  const state = /data-editor-state="">([^<]*)</.exec(html)?.[1] ?? '{}';
  return (JSON.parse(state) as { content: DraftContent }).content;
}

export async function storedBody(context: BrowserContext, path: string): Promise<string> {
  return (await storedDraft(context, path)).body;
}

/** Files as they come out of another window, or of the clipboard. */
export async function hand(
  page: Page,
  how: 'drop' | 'paste',
  files: readonly { readonly name: string; readonly bytes: Buffer }[],
  html = '',
): Promise<void> {
  await text(page).evaluate(
    (element, sent) => {
      const data = new DataTransfer();
      for (const { name, base64 } of sent.files) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      if (sent.html !== '') data.setData('text/html', sent.html);
      const { left, top } = (element.firstElementChild ?? element).getBoundingClientRect();
      const shared = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        sent.how === 'paste'
          ? new ClipboardEvent('paste', { ...shared, clipboardData: data })
          : new DragEvent('drop', { ...shared, dataTransfer: data, clientX: left + 5, clientY: top + 5 }),
      );
    },
    { how, html, files: files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') })) },
  );
}
