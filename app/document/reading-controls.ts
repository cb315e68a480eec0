import { whenShown } from './activation.ts';
import { loadOptional } from './load-optional.ts';
import { onPress, say } from './press.ts';

/** The same word is in guard.ts, which shows the letters before the first paint. */
const KEPT = 'slova';
/** What each means is in tokens.css. */
const [SMALLEST, LARGEST] = [-1, 3];
const root = document.documentElement;

// Letters smaller and larger, on every page from then on.
onPress<HTMLButtonElement>('button[data-letters]', ({ dataset }) => {
  const shown = showLetters((Number(root.dataset.letters) || 0) + Number(dataset.letters));
  try {
    localStorage.setItem(KEPT, shown);
  } catch {}
});
whenShown(showKeptLetters);
addEventListener('pageshow', showKeptLetters);

function showKeptLetters(): void {
  try {
    showLetters(Number(localStorage.getItem(KEPT)));
  } catch {}
}

function showLetters(size: number): string {
  const shown = String(Math.min(Math.max(size || 0, SMALLEST), LARGEST));
  root.dataset.letters = shown;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-letters]')) {
    button.ariaDisabled = String(shown === String(button.dataset.letters === '1' ? LARGEST : SMALLEST));
  }
  return shown;
}

// A text is read aloud where the browser has a Croatian voice. What reads it is fetched at the first press.
if ('speechSynthesis' in window) {
  const offer = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-listen]')) button.hidden = !croatianVoice();
  };
  // Most browsers find their voices some time after the page.
  speechSynthesis.onvoiceschanged = offer;
  offer();
  onPress<HTMLElement>('button[data-listen]', async (button) => {
    // Safari lets a page speak only once it has spoken during a press; the rest may come after it.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    const part = await loadOptional(() => import('./read-aloud.ts'));
    const voice = croatianVoice();
    if (part && voice) part.readOrPause(button, voice);
    else say(button, 'Pokušajte ponovno');
  });
}

/** Android writes hr_HR. */
function croatianVoice(): SpeechSynthesisVoice | undefined {
  return speechSynthesis.getVoices().find(({ lang }) => /^hr([-_]|$)/i.test(lang));
}
