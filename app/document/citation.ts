import { onPress, say } from './press.ts';

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
