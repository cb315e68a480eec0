import type { DocumentStore } from '../../../chronicle/store/document-store.ts';
import type { Answer, Target } from './target.ts';

/** Where somebody looks for what was taken: at the site's own doors, and in its store. */
export interface Look {
  readonly target: Target;
  readonly store: DocumentStore;
  /** The cookie of an editor. */
  readonly editor: string;
}

type IsThere = (look: Look) => Promise<boolean>;

/** What the site has said it took, and how one finds out whether it is there. */
export class Journal {
  readonly #taken: { readonly kind: string; readonly what: string; readonly isThere: IsThere }[] = [];
  readonly #answers = new Map<number, number>();
  readonly #failures: string[] = [];
  #cut = 0;
  #onTaken: () => void = () => {};

  /** Acknowledged to whoever sent it. */
  took(kind: string, what: string, isThere: IsThere): void {
    this.#taken.push({ kind, what, isThere });
    this.#onTaken();
  }

  /** Of every answer, or that there was none. What is a fault of the site's own is kept for the report. */
  note(path: string, answer: Answer | undefined): Answer | undefined {
    if (!answer) {
      this.#cut += 1;
      return undefined;
    }
    this.#answers.set(answer.status, (this.#answers.get(answer.status) ?? 0) + 1);
    // Busy, with an offer to try again, is no fault.
    if (answer.status >= 500 && answer.status !== 503) this.#failures.push(`${path} ${answer.status}`);
    return answer;
  }

  /** Resolves when so many more have been acknowledged. */
  afterTaken(count: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    let left = count;
    this.#onTaken = () => {
      left -= 1;
      if (left <= 0) resolve();
    };
    return promise;
  }

  get failures(): readonly string[] {
    return this.#failures;
  }

  get cut(): number {
    return this.#cut;
  }

  get counts(): string {
    const kinds = Map.groupBy(this.#taken, ({ kind }) => kind);
    return [...kinds].map(([kind, taken]) => `${taken.length} ${kind}`).join(', ');
  }

  get statuses(): string {
    return [...this.#answers]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ');
  }

  get size(): number {
    return this.#taken.length;
  }

  /** Everything that was acknowledged and is not there. */
  async lost(look: Look): Promise<string[]> {
    const lost: string[] = [];
    for (const { kind, what, isThere } of this.#taken) if (!(await isThere(look))) lost.push(`${kind}: ${what}`);
    return lost;
  }
}
