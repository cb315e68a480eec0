import type { Page } from '@playwright/test';

interface Said {
  readonly text: string;
  readonly rate: number;
  readonly lang: string;
}

interface FakeVoice {
  readonly said: Said[];
  voices: { readonly lang: string }[];
  onvoiceschanged: (() => void) | undefined;
  finish(): void;
}

/** The tests' browser has no voices: a silent one in their place, whose sentences end when the test says so. */
export class Voice {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async replaceIn(page: Page): Promise<Voice> {
    await page.addInitScript(() => {
      class Utterance {
        onend = () => {};
        onerror = () => {};
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      }
      let speaking: Utterance | undefined;
      const fake = {
        said: [] as unknown[],
        voices: [] as unknown[],
        getVoices: () => fake.voices,
        speak(utterance: Utterance & Partial<Said>) {
          if (utterance.text === '') return;
          speaking = utterance;
          fake.said.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
        },
        // As browsers do, which tell of it as of a fault.
        cancel() {
          speaking?.onerror();
          speaking = undefined;
        },
        finish: () => speaking?.onend(),
      };
      Object.defineProperty(window, 'speechSynthesis', { value: fake });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    });
    return new Voice(page);
  }

  /** As a browser finds voices some time after the page. */
  arrive(...langs: string[]): Promise<void> {
    return this.#page.evaluate((found) => {
      const fake = speechSynthesis as unknown as FakeVoice;
      fake.voices = found.map((lang) => ({ lang }));
      fake.onvoiceschanged?.();
    }, langs);
  }

  said(): Promise<Said[]> {
    return this.#page.evaluate(() => (speechSynthesis as unknown as FakeVoice).said);
  }

  /** What is being said has been said. */
  finish(): Promise<void> {
    return this.#page.evaluate(() => (speechSynthesis as unknown as FakeVoice).finish());
  }
}
