import { setTimeout as wait } from 'node:timers/promises';
import { IdentityError } from '../domain/identity-error.ts';
import { log, logError } from './log.ts';
import type { KeptLetter, Letter, UnsentLetters } from './unsent-letters.ts';

export type Delivery = (letter: Letter) => Promise<void>;

/** After so many rounds in vain the next one waits for so long; then always as long as the last. */
const ROUNDS_AFTER_MS = [5_000, 60_000, 5 * 60_000, 15 * 60_000, 60 * 60_000];
/** What a letter tells of is past by then, and the links in it lead nowhere any more. */
const GIVEN_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
/** Of letters that were refused, so many are remembered for the desk. */
const MOST_REFUSED = 100;
/** How often it is looked for letters that another process has left, and how long nobody has claimed those. */
const LOOK_MS = 5 * 60_000;
const LEFT_MS = 15 * 60_000;
/** Claimed by a clock that ran ahead, and was put right since: nobody should wait until it has come so far. */
const AHEAD_MS = 60 * 60_000;

/** What nodemailer tells of a failure: which command it was, and whether the server will say the same again. */
interface MailError {
  readonly code?: string;
  readonly command?: string;
  readonly permanent?: boolean;
}

/**
 * Said of the letter, or of whom it is for. Of a password that is no longer right, or a sender that the server does not know, letters know
 * nothing: they wait until somebody has put that right.
 */
function isAboutLetter({ code, command }: MailError): boolean {
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM';
}

/** How long a page is kept waiting for the mail server. */
const PATIENCE_MS = 3_000;

interface Post {
  readonly deliver: Delivery;
  readonly unsent: UnsentLetters | undefined;
  /** Whether other processes may be at work in the same folder, whose letters are not ours to send. */
  readonly sharesFolder: boolean;
  readonly told: (result: 'sent' | 'failed') => void;
}

/**
 * A letter is tried at once when it is handed over. Those that the mail server did not take wait for rounds, which go through them one by
 * one, stop at a server that is not there, and come less and less often until it is back.
 */
export class PostRounds {
  readonly #post: Post;
  readonly #waiting = new Set<KeptLetter>();
  /** With the address that a letter is for. */
  readonly #underWay = new Map<Promise<void>, string>();
  readonly #known = new Set<string>();
  readonly #look: NodeJS.Timeout;
  readonly #trying = new Set<KeptLetter>();
  /** The latest letter to an address, where the server refused it. */
  readonly #refused = new Map<string, { readonly subject: string; readonly at: number }>();
  #isStuck = false;
  #inVain = 0;
  #next: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(post: Post) {
    this.#post = post;
    this.#adopt(post.sharesFolder ? LEFT_MS : 0);
    this.#look = setInterval(() => this.#adopt(LEFT_MS), LOOK_MS).unref();
  }

  get waiting(): number {
    return this.#waiting.size + this.#trying.size;
  }

  get isStuck(): boolean {
    return this.#isStuck;
  }

  get refused(): readonly string[] {
    const since = Date.now() - GIVEN_UP_AFTER_MS;
    return [...this.#refused.values()].filter(({ at }) => at > since).map(({ subject }) => subject);
  }

  async hasSentTo(address: string): Promise<boolean> {
    // Waiting for letters to other addresses would reveal which of them get one.
    const own = [...this.#underWay].flatMap(([work, to]) => (to === address ? [work] : []));
    if (!this.#isStuck) await Promise.race([Promise.all(own), wait(PATIENCE_MS, undefined, { ref: false })]);
    if (this.#refused.has(address)) throw new IdentityError('email-refused');
    return !this.#isStuck && ![...this.#waiting, ...this.#trying].some(({ letter }) => letter.to === address);
  }

  send(letter: Letter): void {
    const kept = this.#post.unsent?.keep(letter) ?? { name: undefined, at: Date.now(), letter };
    if (kept.name) this.#known.add(kept.name);
    this.#refused.delete(letter.to);
    this.#follow(
      this.#try(kept).then(() => this.#plan()),
      letter.to,
    );
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#look);
    clearTimeout(this.#next);
    await Promise.all(this.#underWay.keys());
    if (this.#waiting.size > 0)
      log({ level: 'warn', message: 'letters wait for the mail server', count: this.#waiting.size });
  }

  /** Whether the mail server takes letters, whatever it said to this one. */
  async #try(kept: KeptLetter): Promise<boolean> {
    const { to, subject } = kept.letter;
    this.#waiting.delete(kept);
    this.#trying.add(kept);
    try {
      await this.#post.deliver(kept.letter);
      this.#post.told('sent');
      this.#isStuck = false;
    } catch (error) {
      const isOfLetter = isAboutLetter(error as MailError);
      this.#isStuck = !isOfLetter;
      const isHopeless = isOfLetter && ((error as MailError).permanent ?? true);
      const isGivenUp = isHopeless || Date.now() - kept.at > GIVEN_UP_AFTER_MS;
      logError(isGivenUp ? 'mail could not be sent' : 'mail could not be sent yet', error, { subject });
      if (!isGivenUp) {
        this.#waiting.add(kept);
        return isOfLetter;
      }
      this.#post.told('failed');
      if (isHopeless) this.#refused.set(to, { subject, at: Date.now() });
      if (this.#refused.size > MOST_REFUSED) this.#refused.delete([...this.#refused.keys()][0] as string);
    } finally {
      this.#trying.delete(kept);
    }
    await this.#forget(kept);
    return true;
  }

  async #forget(kept: KeptLetter): Promise<void> {
    await this.#post.unsent?.forget(kept).catch((error: unknown) => logError('a sent letter is kept', error));
    if (kept.name) this.#known.delete(kept.name);
  }

  #plan(): void {
    if (this.#closed || this.#next || this.#waiting.size === 0) return;
    const delay = ROUNDS_AFTER_MS[Math.min(this.#inVain, ROUNDS_AFTER_MS.length - 1)];
    this.#next = setTimeout(() => this.#follow(this.#round()), delay).unref();
  }

  async #round(): Promise<void> {
    this.#inVain += 1;
    for (const kept of [...this.#waiting]) {
      if (this.#closed) return;
      if (!(await this.#isOurs(kept))) continue;
      const before = this.#waiting.size;
      if (!(await this.#try(kept))) break;
      if (this.#waiting.size < before) this.#inVain = 0;
    }
    this.#next = undefined;
    this.#plan();
  }

  /** Another process may have taken it over: this one was stopped for so long that it seemed to have ended. */
  async #isOurs(kept: KeptLetter): Promise<boolean> {
    if (!kept.name || !this.#post.unsent || (await this.#post.unsent.claim(kept))) return true;
    this.#waiting.delete(kept);
    this.#known.delete(kept.name);
    return false;
  }

  /** What an earlier process, or another one that has ended, has left. */
  #adopt(leftMs: number): void {
    const { unsent } = this.#post;
    if (!unsent) return;
    const adopting = async () => {
      for (const kept of this.#waiting) await this.#isOurs(kept);
      for (const { claimed, ...left } of await unsent.waiting()) {
        const age = Date.now() - claimed;
        if (this.#known.has(left.name ?? '') || (age < leftMs && age > -AHEAD_MS)) continue;
        const kept = await unsent.adopt(left);
        if (!kept?.name) continue;
        this.#known.add(kept.name);
        this.#waiting.add(kept);
      }
      this.#plan();
    };
    this.#follow(adopting().catch((error: unknown) => logError('letters that wait could not be read', error)));
  }

  #follow(work: Promise<void>, to = ''): void {
    const followed: Promise<void> = work.finally(() => this.#underWay.delete(followed));
    this.#underWay.set(followed, to);
  }
}
