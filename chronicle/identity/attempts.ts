import { IdentityError } from '../../domain/identity-error.ts';

/** Counts that outlive a restart. A count starts with its first attempt and is forgotten when its time is over. */
export interface AttemptLedger {
  read(key: string): Promise<AttemptCount>;
  /** To the count that there is, or to a new one where its time is over, or is longer than this and CLOCK_SLACK_MS. */
  add(key: string, attempts: 1 | -1, lastsMs: number): Promise<AttemptCount>;
  forget(key: string): Promise<void>;
}

/** Waits of one count differ by no more. What lasts longer by more was counted by a clock that ran ahead. */
export const CLOCK_SLACK_MS = 15 * 60_000;

export interface AttemptCount {
  readonly attempts: number;
  readonly endsAt: number;
}

interface Limit {
  readonly by: readonly (keyof Who)[];
  readonly most: number;
  readonly minutes: number;
  /** Beyond the most, one attempt at a time is still let through, after waits that grow. */
  readonly slowsDown?: true;
}

/** Narrowest first: it refuses before the wider ones count, so one guessed account does not shut out its neighbours. */
const LIMITS = {
  'sign-in': [
    { by: ['account', 'address'], most: 5, minutes: 15 },
    { by: ['address'], most: 60, minutes: 15 },
    { by: ['account'], most: 10, minutes: 24 * 60, slowsDown: true },
  ],
  // Whoever guesses from elsewhere does not touch it: its owner is never locked out by others.
  'sign-in-known-device': [
    { by: ['device'], most: 5, minutes: 15 },
    { by: ['device'], most: 40, minutes: 24 * 60 },
  ],
  'sign-up': [
    { by: ['account'], most: 3, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
  // No longer than a link lasts: whoever is refused because others asked has an email whose link still works.
  reset: [
    { by: ['account'], most: 3, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
  'reset-known-device': [{ by: ['device'], most: 3, minutes: 60 }],
  letter: [{ by: ['account'], most: 5, minutes: 60 }],
  // By session: a guesser at one browser does not keep the owner at another from changing the password.
  password: [{ by: ['session'], most: 10, minutes: 15 }],
  // Each address is written to by the site without having asked for it; whoever invites is counted as `address`.
  invitation: [
    { by: ['account'], most: 3, minutes: 24 * 60 },
    { by: ['address'], most: 40, minutes: 60 },
  ],
  answer: [{ by: ['account'], most: 60, minutes: 60 }],
  contribution: [
    { by: ['account'], most: 12, minutes: 60 },
    { by: ['address'], most: 40, minutes: 60 },
  ],
  // Nothing proves the number, and it waits for an editor at once.
  'contribution-by-telephone': [
    { by: ['account'], most: 3, minutes: 60 },
    { by: ['address'], most: 10, minutes: 60 },
  ],
  report: [
    { by: ['account'], most: 10, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
  // By nothing at last: however many networks somebody sends from, editors find a desk that they can still read.
  message: [
    { by: ['account'], most: 5, minutes: 60 },
    { by: ['address'], most: 15, minutes: 60 },
    { by: [], most: 60, minutes: 60 },
  ],
  // Whoever floods the desk from elsewhere does not keep out those who have shown who they are.
  'message-of-member': [
    { by: ['account'], most: 5, minutes: 60 },
    { by: ['address'], most: 15, minutes: 60 },
  ],
  // What is not kept fills no desk: programs that write from everywhere keep nobody out.
  'message-of-program': [{ by: ['account'], most: 5, minutes: 60 }],
} as const satisfies Record<string, readonly Limit[]>;

export type AttemptKind = keyof typeof LIMITS;

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

export interface Who {
  readonly account?: string;
  readonly address?: string;
  readonly device?: string;
  readonly session?: string;
}

export class AttemptLimits {
  readonly #ledger: AttemptLedger;

  constructor(ledger: AttemptLedger) {
    this.#ledger = ledger;
  }

  /** Counts an attempt before it is made: of many at once no more get through than one after another. */
  async count(kind: AttemptKind, who: Who): Promise<void> {
    const limits: readonly Limit[] = LIMITS[kind];
    // All are asked first: whoever is over one of them leaves no new counts under the others.
    for (const limit of limits) {
      const key = keyOf(kind, limit, who);
      if (limit.slowsDown) refuseBeyond(1, await this.#read(waitOf(key), LONGEST_WAIT_MS));
      else refuseBeyond(limit.most, await this.#read(key, limit.minutes * MINUTE_MS));
    }
    for (const limit of limits) {
      const key = keyOf(kind, limit, who);
      const counted = withoutOwn(await this.#ledger.add(key, 1, limit.minutes * MINUTE_MS));
      if (!limit.slowsDown) refuseBeyond(limit.most, counted);
      else if (counted.attempts >= limit.most) {
        const lastsMs = waitMs(counted.attempts - limit.most);
        refuseBeyond(1, withoutOwn(await this.#ledger.add(waitOf(key), 1, lastsMs)));
      }
    }
  }

  /** A count that would last longer than it can was made by a clock that ran ahead, and is over. */
  async #read(key: string, lastsMs: number): Promise<AttemptCount> {
    const found = await this.#ledger.read(key);
    return found.endsAt - Date.now() > lastsMs ? { attempts: 0, endsAt: Date.now() } : found;
  }

  /** An attempt that succeeded was no attempt; earlier slips of the same person from the same place are forgiven. */
  async forgive(kind: AttemptKind, who: Who): Promise<void> {
    const limits: readonly Limit[] = LIMITS[kind];
    for (const [index, limit] of limits.entries()) {
      const key = keyOf(kind, limit, who);
      if (index === 0) await this.#ledger.forget(key);
      else await this.#ledger.add(key, -1, limit.minutes * MINUTE_MS);
      if (limit.slowsDown) await this.#ledger.forget(waitOf(key));
    }
  }

  /** Takes back the count of an attempt that could not be made: somebody asked to retry must be able to. */
  async takeBack(kind: AttemptKind, who: Who): Promise<void> {
    const limits: readonly Limit[] = LIMITS[kind];
    for (const limit of limits) await this.#ledger.add(keyOf(kind, limit, who), -1, limit.minutes * MINUTE_MS);
  }
}

function keyOf(kind: AttemptKind, { by, minutes }: Limit, who: Who): string {
  const parts = by.map((part) => {
    if (who[part] === undefined) throw new Error(`${kind} is counted by ${part}`);
    return `${part} ${who[part]}`;
  });
  return [kind, minutes, ...parts].join(' ');
}

function waitOf(key: string): string {
  return `wait ${key}`;
}

/** One minute, two, four, and so on. */
function waitMs(beyond: number): number {
  return Math.min(MINUTE_MS * 2 ** beyond, LONGEST_WAIT_MS);
}

function withoutOwn({ attempts, endsAt }: AttemptCount): AttemptCount {
  return { attempts: attempts - 1, endsAt };
}

function refuseBeyond(most: number, { attempts, endsAt }: AttemptCount): void {
  if (attempts < most) return;
  throw new IdentityError('too-many-requests', Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
}
