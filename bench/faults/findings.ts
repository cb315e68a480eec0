/** Seconds, as npm test has them; up to a minute, as npm run test:long does; or for as long as docs/reliability.md says. */
export type Effort = 'short' | 'medium' | 'long';

/** What a fault is asked to do. */
export interface Asked {
  readonly name: string;
  readonly effort: Effort;
  /** Whatever is left to chance comes from this number. */
  readonly seed: number;
}

/** One thing that can happen to a site: does it, and tells what was found. */
export type Fault = (asked: Asked, findings: Findings) => Promise<void>;

/** What was found, printed as it is found: promises that were kept or broken, and what was measured besides. */
export class Findings {
  #broken = 0;
  #promises = 0;

  get isBroken(): boolean {
    return this.#broken > 0 || this.#promises === 0;
  }

  get summary(): string {
    return `${this.#promises - this.#broken} promises kept, ${this.#broken} broken`;
  }

  /** A promise, and whether it was kept; `seen` is what was there instead. */
  check(kept: boolean, promise: string, seen?: unknown): void {
    this.#promises += 1;
    if (!kept) this.#broken += 1;
    const instead = kept || seen === undefined ? '' : `\n    instead: ${inOneLine(seen)}`;
    process.stdout.write(`  ${kept ? '✓' : '✗'} ${promise}${instead}\n`);
  }

  tell(what: string): void {
    process.stdout.write(`  ${what}\n`);
  }

  /** Where the machine does not allow it: nothing was promised, and nothing was found. */
  skip(why: string): void {
    this.#promises += 1;
    process.stdout.write(`  – skipped: ${why}\n`);
  }
}

function inOneLine(seen: unknown): string {
  const text = typeof seen === 'string' ? seen : JSON.stringify(seen);
  return (text ?? String(seen)).replace(/\s+/g, ' ').slice(0, 600);
}
