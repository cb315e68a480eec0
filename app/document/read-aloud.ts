import { say } from './press.ts';

/** Headings, paragraphs and items of lists; of lists within lists the outermost items. */
const BLOCKS = 'h1, h1 + p, [data-prose] :is(h2, h3, h4, p,li):not(li *)';
/** Chrome falls silent in the middle of what takes longer than 15 seconds. */
const LONGEST = 150;
const SENTENCES = new Intl.Segmenter('hr', { granularity: 'sentence' });
/** Of a long sentence as much as fits: up to a comma or a dash, else up to a space. */
const PARTS = new RegExp(`.{1,${LONGEST - 1}}(?:[,;:–]\\s|$)|.{1,${LONGEST - 1}}\\s|.{1,${LONGEST}}`, 'gsu');

interface Piece {
  readonly block: HTMLElement;
  readonly words: string;
}

interface Reader {
  readonly button: HTMLElement;
  readonly controls: HTMLElement;
  readonly speed: HTMLSelectElement;
  readonly voice: SpeechSynthesisVoice;
  readonly pieces: readonly Piece[];
  at: number;
}

let reader: Reader | undefined;
/** Held here: a browser may otherwise collect it, and nobody would hear that it has ended. */
let spoken: SpeechSynthesisUtterance | undefined;

export function readOrPause(button: HTMLElement, voice: SpeechSynthesisVoice): void {
  reader ??= newReader(button, voice);
  if (spoken) pause();
  else if (reader) speak(reader);
}

// Also before a page is kept in memory: Chrome would go on reading over the next one.
addEventListener('pagehide', pause);

function newReader(button: HTMLElement, voice: SpeechSynthesisVoice): Reader | undefined {
  const controls = button.closest<HTMLElement>('[data-reading-controls]');
  const [speed, end] = [controls?.querySelector('select'), controls?.querySelector<HTMLElement>('[data-stop]')];
  if (!controls || !speed || !end) return undefined;
  speed.onchange = () => {
    if (!spoken || !reader) return;
    speechSynthesis.cancel();
    speak(reader);
  };
  end.onclick = stop;
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const pieces = blocks.flatMap((block) => piecesOf(textOf(block)).map((words) => ({ block, words })));
  return { button, controls, speed, voice, pieces, at: 0 };
}

/** Without the numbers of notes. */
function textOf(block: HTMLElement): string {
  const copy = block.cloneNode(true) as HTMLElement;
  for (const note of copy.querySelectorAll('sup')) note.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of SENTENCES.segment(text)) {
    for (const part of segment.match(PARTS) ?? []) {
      const last = pieces.at(-1);
      if (last !== undefined && last.length + part.length <= LONGEST) pieces[pieces.length - 1] = last + part;
      else pieces.push(part);
    }
  }
  return pieces;
}

function speak(reader: Reader): void {
  const { button, controls, speed, voice, pieces, at } = reader;
  const piece = pieces[at];
  if (!piece) return;
  const utterance = new SpeechSynthesisUtterance(piece.words);
  Object.assign(utterance, { voice, lang: voice.lang, rate: Number(speed.value) });
  utterance.onend = () => {
    if (utterance !== spoken) return;
    reader.at += 1;
    if (pieces[reader.at]) speak(reader);
    else stop();
  };
  utterance.onerror = () => {
    if (utterance !== spoken) return;
    pause();
    say(button, 'Čitanje nije uspjelo');
  };
  spoken = utterance;
  controls.dataset.voice = 'on';
  name(button, 'Pauza');
  mark(piece.block);
  speechSynthesis.speak(utterance);
}

/** The voice goes on from the beginning of the same piece: on Android it cannot be paused. */
function pause(): void {
  if (!spoken || !reader) return;
  spoken = undefined;
  speechSynthesis.cancel();
  reader.controls.dataset.voice = 'paused';
  name(reader.button, 'Nastavite');
}

function stop(): void {
  if (!reader) return;
  const { button, controls } = reader;
  pause();
  name(button, 'Poslušajte');
  if (controls.querySelector('[data-stop]') === document.activeElement) button.focus({ preventScroll: true });
  delete controls.dataset.voice;
  mark(undefined);
  reader = undefined;
}

function name(button: HTMLElement, words: string): void {
  const place = button.querySelector<HTMLElement>('[data-name]');
  if (!place) return;
  place.dataset.name = words;
  place.textContent = words;
}

function mark(block: HTMLElement | undefined): void {
  const marked = document.querySelector<HTMLElement>('[data-spoken]');
  if (marked === block) return;
  marked?.removeAttribute('data-spoken');
  if (!block) return;
  block.dataset.spoken = '';
  const { top, bottom } = block.getBoundingClientRect();
  const hidden = reader?.controls.getBoundingClientRect().bottom ?? 0;
  if (top < hidden || bottom > innerHeight) block.scrollIntoView();
}
