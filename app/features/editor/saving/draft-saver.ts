import type { DraftContent } from '../../../../domain/draft-content.ts';
import type { Conflict, FieldFault, SaveAnswer } from '../../../editor-state.ts';
import type { EditorServices } from '../services.ts';
import { hasBeenFilled } from '../shown-faults.ts';
import type { BrowserCopies, BrowserCopy } from './browser-copy.ts';

const PAUSE_MS = 1000;
/** Somebody who types without a pause is saved all the same. */
const AT_LATEST_MS = 4000;
const FIRST_RETRY_MS = 2000;
const LONGEST_RETRY_MS = 60_000;

type SaveStatus =
  | { readonly kind: 'unchanged' | 'changed' | 'saving' | 'offline' }
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'signed-out' | 'refused'; readonly sentence: string }
  | { readonly kind: 'conflict'; readonly conflict: Conflict };

export interface SaverState {
  readonly status: SaveStatus;
  /** The browser keeps a copy of what is not saved yet. */
  readonly isKept: boolean;
  readonly readings: Readonly<Record<string, string>>;
  readonly faults: readonly FieldFault[];
  readonly others: readonly string[];
}

interface Acknowledged {
  readonly version: number;
  readonly content: DraftContent;
  readonly why?: string | undefined;
}

interface SaverOptions {
  readonly version: number;
  readonly content: DraftContent;
  readonly readings: SaverState['readings'];
  readonly faults: SaverState['faults'];
  readonly others: SaverState['others'];
  /** The field with the reason for a proposal. */
  readonly reason: { value: string; readonly defaultValue: string } | null;
  readonly services: Pick<EditorServices, 'save'>;
  readonly copies: BrowserCopies;
  /** Somebody else's changes are to be shown. */
  readonly onMerged: (content: DraftContent) => void;
}

/** Saves a draft by itself: at every pause, every few seconds, and again when the line is back. Loses nothing on the way. */
export class DraftSaver {
  #state: SaverState;
  #content: DraftContent;
  #acknowledged: Acknowledged;
  #underWay: Promise<void> | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #latest: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();

  constructor(options: SaverOptions) {
    const { version, content, reason, readings, faults, others } = options;
    this.#options = options;
    this.#content = content;
    this.#acknowledged = { version, content, why: reason?.defaultValue };
    this.#state = { status: { kind: 'unchanged' }, isKept: true, readings, faults, others };
  }

  get state(): SaverState {
    return this.#state;
  }

  get content(): DraftContent {
    return this.#content;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Something was typed. It is in the browser before this returns. */
  change(content: DraftContent): void {
    const faults = this.#state.faults.filter(({ field }) => !hasBeenFilled(field, this.#content, content));
    this.#content = content;
    const isKept = this.#keep();
    const { kind } = this.#state.status;
    const waits = kind === 'conflict' || kind === 'signed-out' || kind === 'offline' || kind === 'saving';
    this.#update({ isKept, faults, ...(waits ? {} : { status: { kind: 'changed' } }) });
    if (kind === 'conflict' || kind === 'offline') return;
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => void this.save(), PAUSE_MS);
    this.#latest ??= setTimeout(() => void this.save(), AT_LATEST_MS);
  }

  /** Saves what is not saved; resolves when it is, or cannot be for now. */
  async save(): Promise<void> {
    this.#clearTimers();
    if (this.#state.status.kind === 'conflict') return;
    if (this.#underWay) {
      await this.#underWay;
      if (!this.isSaved && this.#state.status.kind === 'changed') await this.save();
      return;
    }
    if (this.isSaved) {
      // Typed, and taken back.
      if (this.#state.status.kind === 'changed') this.#update({ status: { kind: 'unchanged' } });
      return;
    }
    this.#underWay = this.#send().finally(() => {
      this.#underWay = undefined;
    });
    await this.#underWay;
  }

  /** Nothing typed would be lost if the page were closed now. */
  get isSaved(): boolean {
    const { content, why } = this.#acknowledged;
    return why === this.#options.reason?.value && JSON.stringify(content) === JSON.stringify(this.#content);
  }

  /** That the site has of it. */
  get version(): number {
    return this.#acknowledged.version;
  }

  /** Goes on with what another page of this browser had written on an earlier version; what others did since is merged. */
  restore({ version, base, content, why }: BrowserCopy): void {
    if (this.#options.reason && why) this.#options.reason.value = why;
    this.#acknowledged = base ? { ...this.#acknowledged, version, content: base } : this.#acknowledged;
    this.#options.onMerged(content);
    this.change(content);
  }

  /** Both sides of a conflict were seen and this was chosen. */
  async resolve(content: DraftContent): Promise<void> {
    const { status } = this.#state;
    if (status.kind !== 'conflict') return;
    const { version, theirs } = status.conflict;
    this.#acknowledged = { ...this.#acknowledged, version, content: theirs };
    this.#content = content;
    this.#keep();
    this.#update({ status: { kind: 'changed' } });
    this.#options.onMerged(content);
    await this.save();
  }

  tellOthers(others: readonly string[]): void {
    this.#update({ others });
  }

  async #send(): Promise<void> {
    const sent = this.#content;
    const { version, content: base, why: known } = this.#acknowledged;
    const why = this.#options.reason?.value;
    this.#update({ status: { kind: 'saving' } });
    try {
      // Sent only if it was changed here: another page may have changed it, too.
      const changed = why === known ? undefined : why;
      this.#answered(await this.#options.services.save({ version, base, content: sent, why: changed }), sent, why);
    } catch {
      this.#failures += 1;
      this.#update({ status: { kind: 'offline' } });
      // A browser short of room would drop what is kept in it.
      if (this.#failures === 1) void navigator.storage?.persist?.().catch(() => {});
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (this.#failures - 1), LONGEST_RETRY_MS);
      this.#pause = setTimeout(() => void this.save(), wait);
    }
  }

  #answered(answer: SaveAnswer, sent: DraftContent, why: string | undefined): void {
    this.#failures = 0;
    switch (answer.kind) {
      case 'saved':
        this.#saved(answer, sent, why);
        break;
      case 'conflict':
        this.#update({ status: { kind: 'conflict', conflict: answer } });
        break;
      default:
        this.#update({ status: { kind: answer.kind, sentence: answer.sentence } });
    }
  }

  #saved(answer: Extract<SaveAnswer, { kind: 'saved' }>, sent: DraftContent, why: string | undefined): void {
    const { version, savedAt, readings, faults, others, content: merged } = answer;
    const wentOn = why !== this.#options.reason?.value || JSON.stringify(sent) !== JSON.stringify(this.#content);
    if (merged && wentOn) {
      // What was typed meanwhile is merged as well: the site has what was sent, and others' changes that we have not.
      this.#acknowledged = { version: this.#acknowledged.version, content: sent, why };
    } else {
      this.#acknowledged = { version, content: merged ?? sent, why };
      if (merged) {
        this.#content = merged;
        this.#options.onMerged(merged);
      }
    }
    if (wentOn) this.#keep();
    else this.#options.copies.forget();
    const status: SaveStatus = wentOn ? { kind: 'changed' } : { kind: 'saved', at: savedAt };
    // Fields filled in after the text was sent are not missing.
    const standing = faults.filter(({ field }) => !hasBeenFilled(field, sent, this.#content));
    this.#update({ status, readings, faults: standing, others });
    if (wentOn) this.#pause ??= setTimeout(() => void this.save(), PAUSE_MS);
  }

  #keep(): boolean {
    const { version, content: base } = this.#acknowledged;
    const why = this.#options.reason?.value;
    return this.#options.copies.keep({ version, base, content: this.#content, why, at: new Date().toISOString() });
  }

  #clearTimers(): void {
    clearTimeout(this.#pause);
    clearTimeout(this.#latest);
    this.#pause = undefined;
    this.#latest = undefined;
  }

  #update(change: Partial<SaverState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
