import { setTimeout as pause } from 'node:timers/promises';
import { offlineFault } from '../domain/fault.ts';

/** The timeout in steps, so that time in which the event loop was blocked does not count. */
const STEPS = 4;
const STEP_MS = 250;
const OPEN_MS = 3000;

/**
 * Waits a second for a service that pages can do without. After a timeout or a failed connection the circuit is open for a
 * few seconds: calls fail at once; then one call tries again. A late answer closes it.
 */
export class CircuitBreaker {
  readonly #isOutOfReach: (error: unknown) => boolean;
  #openUntil = 0;

  constructor(isOutOfReach: (error: unknown) => boolean) {
    this.#isOutOfReach = isOutOfReach;
  }

  async call<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (performance.now() < this.#openUntil) throw offlineFault('not asked, since it timed out before');
    // Whoever comes while one is trying again does not wait with them.
    if (this.#openUntil > 0) this.#openUntil = performance.now() + STEPS * STEP_MS;
    const asked = ask();
    asked.then(
      () => {
        this.#openUntil = 0;
      },
      (error: unknown) => {
        if (this.#isOutOfReach(error)) this.#openUntil = performance.now() + OPEN_MS;
      },
    );
    for (let step = 0; step < STEPS; step += 1) {
      const answer = await Promise.race([asked, pause<typeof LATE>(STEP_MS, LATE)]);
      if (answer !== LATE) return answer;
    }
    this.#openUntil = performance.now() + OPEN_MS;
    throw offlineFault('timed out');
  }
}

const LATE: unique symbol = Symbol('late');
