const REMEMBERED_MS = 60 * 60 * 1000;
/** Whose ranks differ by less came at about the same time, and go in the order they came. */
const SECONDS_A_RANK = 10;

interface Spent {
  readonly seconds: number;
  readonly until: number;
}

interface Share {
  /** The lower, the sooner it is one's turn. */
  readonly rank: number;
  readonly spend: (seconds: number) => void;
  readonly leave: () => void;
}

/**
 * Who has kept the decoder busy within the hour, and who waits for it: they come after those who have not. Otherwise one
 * address with files that take as long as they may would keep everybody's waiting for good.
 */
export class FairShares {
  readonly #secondsInside: number;
  readonly #spent = new Map<string, Spent>();
  readonly #inside = new Map<string, number>();

  /** What somebody who is inside may still be going to spend. */
  constructor(secondsInside: number) {
    this.#secondsInside = secondsInside;
  }

  enter(sender: string): Share {
    const inside = this.#inside.get(sender) ?? 0;
    const seconds = this.#secondsOf(sender) + inside * this.#secondsInside;
    this.#inside.set(sender, inside + 1);
    return {
      rank: Math.floor(seconds / SECONDS_A_RANK),
      spend: (more) => {
        this.#forgetOver();
        this.#spent.set(sender, { seconds: this.#secondsOf(sender) + more, until: performance.now() + REMEMBERED_MS });
      },
      leave: () => {
        const others = (this.#inside.get(sender) ?? 1) - 1;
        if (others === 0) this.#inside.delete(sender);
        else this.#inside.set(sender, others);
      },
    };
  }

  #secondsOf(sender: string): number {
    const spent = this.#spent.get(sender);
    return spent && spent.until > performance.now() ? spent.seconds : 0;
  }

  #forgetOver(): void {
    for (const [sender, { until }] of this.#spent) if (until <= performance.now()) this.#spent.delete(sender);
  }
}
