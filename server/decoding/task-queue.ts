import { DecodingFault } from './decoding-fault.ts';

interface Waiting {
  readonly rank: number;
  begin(): void;
  sendAway(why: string): void;
}

interface QueueLimits {
  /** How many may wait besides the one whose turn it is. */
  readonly most: number;
  /** Tasks that have waited longer are rejected as well: browsers time out. */
  readonly waitMs?: number;
}

/**
 * One thing at a time, those of the lowest rank first. A task that finds the queue full is rejected at once, or takes the place
 * of somebody of a higher rank.
 */
export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  #occupied = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** With the one whose turn it is. */
  get length(): number {
    return this.#waiting.length + (this.#occupied ? 1 : 0);
  }

  async run<Result>(work: () => Promise<Result>, { rank = 0 } = {}): Promise<Result> {
    if (this.#occupied) await this.#turn(rank);
    this.#occupied = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#occupied = false;
    }
  }

  #turn(rank: number): Promise<void> {
    const { most, waitMs } = this.#limits;
    if (this.#waiting.length >= most) this.#makeRoom(rank);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const sendAway = (why: string) => {
      clearTimeout(timer);
      reject(new DecodingFault('busy', why));
    };
    const timer =
      waitMs === undefined
        ? undefined
        : setTimeout(() => {
            this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
            sendAway('waited for too long');
          }, waitMs);
    const waiting: Waiting = {
      rank,
      sendAway,
      begin() {
        clearTimeout(timer);
        resolve();
      },
    };
    const behind = this.#waiting.findIndex((other) => other.rank > rank);
    this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, waiting);
    return promise;
  }

  #makeRoom(rank: number): void {
    const last = this.#waiting.at(-1);
    if (!last || last.rank <= rank) throw new DecodingFault('busy', `${this.#limits.most} are waiting already`);
    this.#waiting.pop();
    last.sendAway('had to make room for another');
  }
}
