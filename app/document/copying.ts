import { onPress, say } from './press.ts';

/** The phone's own sharing where it has one, otherwise the address is copied. */
export function startSharing(): void {
  onPress<HTMLElement>('button[data-share]', async (button) => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ title: button.dataset.share ?? '', url });
      else {
        await navigator.clipboard.writeText(url);
        say(button, 'Adresa je kopirana');
      }
    } catch (error) {
      // Closed without sharing, which is an answer; or the browser lets nobody write to the clipboard.
      if (!(error instanceof DOMException && error.name === 'AbortError')) say(button, 'Kopirajte adresu stranice');
    }
  });
}

/** A reference is copied; where the browser does not allow it, it is selected for the reader to copy. */
export function startCitations(): void {
  onPress('button[data-citation]', async (button) => {
    const text = button.parentElement?.querySelector('p');
    if (!text) return;
    try {
      await navigator.clipboard.writeText(text.textContent);
      say(button, 'Kopirano');
    } catch {
      getSelection()?.selectAllChildren(text);
      say(button, 'Označeno za kopiranje');
    }
  });
}
