import { DecodingFault } from './decoding-fault.ts';

interface Waiting {
  readonly first: boolean;
  begin(): void;
}

interface QueueLimits {
  /** How many may wait besides the one whose turn it is. */
  readonly most: number;
  /** Whoever has waited for longer is sent away as well: a browser does not wait for ever. */
  readonly waitMs?: number;
}

/** One thing at a time. Whoever finds the queue full is told so at once. */
export class TaskQueue {
  readonly #limits: QueueLimits;
  readonly #waiting: Waiting[] = [];
  #occupied = false;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** With `first`, ahead of all who wait without it. */
  async run<Result>(work: () => Promise<Result>, { first = false } = {}): Promise<Result> {
    if (this.#occupied) await this.#turn(first);
    this.#occupied = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#occupied = false;
    }
  }

  #turn(first: boolean): Promise<void> {
    const { most, waitMs } = this.#limits;
    if (this.#waiting.length >= most) throw new DecodingFault('busy', `${most} are waiting already`);
    return new Promise((resolve, reject) => {
      const timer =
        waitMs === undefined
          ? undefined
          : setTimeout(() => {
              this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
              reject(new DecodingFault('busy', 'waited for too long'));
            }, waitMs);
      const waiting = {
        first,
        begin() {
          clearTimeout(timer);
          resolve();
        },
      };
      const behind = first ? this.#waiting.findIndex((other) => !other.first) : -1;
      this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, waiting);
    });
  }
}
