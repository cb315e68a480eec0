interface Closable {
  close(): void;
}

interface ShelfOptions<Picture extends Closable> {
  readonly load: (address: string) => Promise<Picture>;
  /** Told when there is something new to paint. */
  readonly onArrival: () => void;
  /** How many are kept beside those that are in sight. */
  readonly room?: number;
}

/** More at once would keep the person's panel waiting behind them. */
const MOST_UNDER_WAY = 4;

/**
 * Pictures that are painted, fetched when first looked at. What has gone out of sight before its turn came is not fetched;
 * what was seen longest ago makes room for the new.
 */
export class PictureShelf<Picture extends Closable> {
  readonly #options: Required<ShelfOptions<Picture>>;
  /** Undefined for what cannot be had. Whatever was seen last comes last. */
  readonly #kept = new Map<string, Picture | undefined>();
  readonly #underWay = new Set<string>();
  #seen = new Set<string>();
  #isClosed = false;

  constructor(options: ShelfOptions<Picture>) {
    this.#options = { room: 160, ...options };
  }

  /** Paints once: whatever the painter asks for is in sight, and nothing else is. */
  look(paint: (pictures: (address: string) => Picture | undefined) => void): void {
    this.#seen = new Set();
    paint((address) => {
      this.#seen.add(address);
      return this.#kept.get(address);
    });
    for (const address of this.#seen) {
      if (!this.#kept.has(address)) continue;
      const picture = this.#kept.get(address);
      this.#kept.delete(address);
      this.#kept.set(address, picture);
    }
    this.#fetch();
  }

  close(): void {
    this.#isClosed = true;
    for (const picture of this.#kept.values()) picture?.close();
    this.#kept.clear();
  }

  #fetch(): void {
    for (const address of this.#seen) {
      if (this.#underWay.size >= MOST_UNDER_WAY) return;
      if (this.#kept.has(address) || this.#underWay.has(address)) continue;
      this.#underWay.add(address);
      this.#options.load(address).then(
        (picture) => this.#keep(address, picture),
        () => this.#keep(address, undefined),
      );
    }
  }

  #keep(address: string, picture: Picture | undefined): void {
    this.#underWay.delete(address);
    if (this.#isClosed) {
      picture?.close();
      return;
    }
    this.#kept.set(address, picture);
    for (const [old, kept] of this.#kept) {
      if (this.#kept.size <= this.#options.room) break;
      // Whoever is in sight stays, or they would be fetched again without end.
      if (this.#seen.has(old)) continue;
      kept?.close();
      this.#kept.delete(old);
    }
    if (picture && this.#seen.has(address)) this.#options.onArrival();
    this.#fetch();
  }
}
