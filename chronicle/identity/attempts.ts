import { IdentityError } from '../../domain/identity-error.ts';

/** Counts that outlive a restart. A count starts with its first attempt and is forgotten when its time is over. */
export interface AttemptLedger {
  read(key: string): Promise<AttemptCount>;
  add(key: string, attempts: 1 | -1, lastsMs: number): Promise<AttemptCount>;
  forget(key: string): Promise<void>;
}

export interface AttemptCount {
  readonly attempts: number;
  readonly endsAt: number;
}

interface Limit {
  readonly by: readonly ('account' | 'address')[];
  readonly most: number;
  readonly minutes: number;
}

/** Narrowest first: it refuses before the wider ones count, so one guessed account does not shut out its neighbours. */
const LIMITS = {
  'sign-in': [
    { by: ['account', 'address'], most: 5, minutes: 15 },
    { by: ['account'], most: 30, minutes: 60 },
    { by: ['address'], most: 60, minutes: 15 },
  ],
  'sign-up': [
    { by: ['account'], most: 3, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
  reset: [
    { by: ['account'], most: 3, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
  letter: [{ by: ['account'], most: 5, minutes: 60 }],
  password: [{ by: ['account'], most: 10, minutes: 15 }],
  contribution: [
    { by: ['account'], most: 12, minutes: 60 },
    { by: ['address'], most: 40, minutes: 60 },
  ],
  report: [
    { by: ['account'], most: 10, minutes: 60 },
    { by: ['address'], most: 30, minutes: 60 },
  ],
} as const satisfies Record<string, readonly Limit[]>;

export type AttemptKind = keyof typeof LIMITS;

interface Who {
  readonly account: string;
  readonly address: string;
}

export class AttemptLimits {
  readonly #ledger: AttemptLedger;

  constructor(ledger: AttemptLedger) {
    this.#ledger = ledger;
  }

  /** Counts an attempt before it is made: of many at once no more get through than one after another. */
  async count(kind: AttemptKind, who: Who): Promise<void> {
    for (const limit of LIMITS[kind]) {
      const key = keyOf(kind, limit, who);
      refuseBeyond(limit, await this.#ledger.read(key), 0);
      refuseBeyond(limit, await this.#ledger.add(key, 1, limit.minutes * 60_000), 1);
    }
  }

  /** An attempt that succeeded was no attempt; earlier slips of the same person from the same place are forgiven. */
  async forgive(kind: AttemptKind, who: Who): Promise<void> {
    for (const [index, limit] of LIMITS[kind].entries()) {
      const key = keyOf(kind, limit, who);
      if (index === 0) await this.#ledger.forget(key);
      else await this.#ledger.add(key, -1, limit.minutes * 60_000);
    }
  }
}

function keyOf(kind: AttemptKind, { by }: Limit, who: Who): string {
  return [kind, ...by.map((part) => `${part} ${who[part]}`)].join(' ');
}

function refuseBeyond({ most }: Limit, { attempts, endsAt }: AttemptCount, own: number): void {
  if (attempts - own < most) return;
  throw new IdentityError('too-many-requests', Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)));
}
