export type FetchJson = (address: string, signal: AbortSignal) => Promise<unknown>;

/** What addresses of this site answer, cached while the page is open. Of a failed one only what the tree knows is shown. */
export class CachedAnswers<Answer> {
  readonly #known = new Map<string, Answer>();
  readonly #fetchJson: FetchJson;
  readonly #onAnswer: () => void;
  #address: string | undefined;
  #pending: AbortController | undefined;

  constructor(fetchJson: FetchJson, onAnswer: () => void) {
    this.#fetchJson = fetchJson;
    this.#onAnswer = onAnswer;
  }

  /** The answer if it is known; otherwise it is fetched, and whatever was being fetched is no longer wanted. */
  get(address: string | undefined): Answer | undefined {
    if (address !== this.#address) {
      this.close();
      this.#address = address;
      if (address !== undefined && !this.#known.has(address)) this.#fetch(address);
    }
    return address === undefined ? undefined : this.#known.get(address);
  }

  /** What was answered is so no longer. */
  forget(): void {
    this.close();
    this.#known.clear();
  }

  close(): void {
    this.#pending?.abort();
    this.#address = undefined;
  }

  #fetch(address: string): void {
    const pending = new AbortController();
    this.#pending = pending;
    this.#fetchJson(address, pending.signal).then(
      (answer) => {
        this.#known.set(address, answer as Answer);
        this.#onAnswer();
      },
      () => {},
    );
  }
}
