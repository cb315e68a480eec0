import { plainLetters } from '../../domain/plain-letters.ts';
import { isPicture, media } from '../media/media.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { type LiveCollection, liveCollection } from '../store/live-collection.ts';
import { type Photograph, type PictureFile, photographs, UNDESCRIBED } from './photograph.ts';
import { usageOf, wordsOfUse } from './usage.ts';

export interface ShelvedPhotograph {
  readonly file: string;
  readonly media: PictureFile;
  readonly photograph: Photograph;
  /** Its own alternative text, or what a record says of it. */
  readonly alt: string;
  readonly isUsed: boolean;
}

interface Shelf {
  readonly library: object;
  readonly version: number;
  readonly photographs: readonly ShelvedPhotograph[];
  readonly byHash: ReadonlyMap<string, PictureFile>;
}

/** Every picture of the chronicle with what is known of it, in memory: for editors and writers alone. */
export class PhotographShelf {
  readonly #library: Library;
  readonly #described: LiveCollection<Photograph>;
  readonly #words = new Map<string, Pick<ShelvedPhotograph, 'photograph' | 'alt'> & { readonly words: string }>();
  #shelf: Shelf | undefined;

  static async open(store: DocumentStore, library: Library): Promise<PhotographShelf> {
    return new PhotographShelf(library, await liveCollection(store, photographs));
  }

  private constructor(library: Library, described: LiveCollection<Photograph>) {
    this.#library = library;
    this.#described = described;
  }

  /** Those without a description first, then the latest. Every word of the query stands somewhere in what is known. */
  find(query = ''): readonly ShelvedPhotograph[] {
    const words = plainLetters(query).split(/\s+/).filter(Boolean);
    const { photographs } = this.#shelved();
    return words.length === 0
      ? photographs
      : photographs.filter((photograph) => {
          const known = this.#wordsOf(photograph);
          return words.every((word) => known.includes(word));
        });
  }

  get(file: string): ShelvedPhotograph | undefined {
    const media = this.#library.media(file);
    return media && isPicture(media) ? this.#joined(media) : undefined;
  }

  /** In one line, as records have it. */
  readonly altOf = (file: string): string => (this.get(file)?.alt ?? '').replace(/\s+/g, ' ').trim();

  /** What can still be brought back, the latest first. */
  binned(): readonly { readonly file: string; readonly photograph: Photograph }[] {
    return [...this.#described.items]
      .filter(([, { binnedAt }]) => binnedAt !== undefined)
      .map(([file, photograph]) => ({ file, photograph }))
      .sort((a, b) => ((a.photograph.binnedAt ?? '') < (b.photograph.binnedAt ?? '') ? 1 : -1));
  }

  /** Any file that editors may look at: of today, of before, or in the bin. */
  withHash(hash: string): PictureFile | undefined {
    return this.#shelved().byHash.get(hash);
  }

  #shelved(): Shelf {
    const library = this.#library.state();
    const { version } = this.#described;
    if (this.#shelf?.library === library && this.#shelf.version === version) return this.#shelf;
    const shelved = [...this.#library.allMedia()]
      .filter((media) => isPicture(media))
      .map((picture) => this.#joined(picture))
      .sort((a, b) => Number(a.alt !== '') - Number(b.alt !== '') || latestFirst(a, b) || (a.file < b.file ? -1 : 1));
    const kept = [...this.#described.items.values()].flatMap(({ former, binned }) => [
      ...former,
      ...(binned ? [binned.media] : []),
    ]);
    const byHash = new Map([...kept, ...shelved.map(({ media }) => media)].map((media) => [media.hash, media]));
    this.#shelf = { library, version, photographs: shelved, byHash };
    return this.#shelf;
  }

  /** Letters are made plain once, not at every key that somebody types. */
  #wordsOf(shelved: ShelvedPhotograph): string {
    const { file, photograph, alt } = shelved;
    const known = this.#words.get(file);
    if (known?.photograph === photograph && known.alt === alt) return known.words;
    const words = wordsOf(shelved);
    this.#words.set(file, { photograph, alt, words });
    return words;
  }

  #joined(media: PictureFile): ShelvedPhotograph {
    const file = media.name;
    const photograph = this.#described.items.get(file) ?? UNDESCRIBED;
    const users = usageOf(this.#library, file);
    const said = users.map((record) => wordsOfUse(record, file)?.alt ?? '').find((alt) => alt !== '') ?? '';
    return { file, media, photograph, alt: photograph.alt || said, isUsed: users.length > 0 };
  }
}

/** One that this process has not heard of yet. */
export async function storedPhotograph(store: DocumentStore, file: string): Promise<ShelvedPhotograph | undefined> {
  const [found, photograph = UNDESCRIBED] = await Promise.all([media.get(store, file), photographs.get(store, file)]);
  if (!found || !isPicture(found)) return undefined;
  return { file, media: found, photograph, alt: photograph.alt, isUsed: false };
}

function latestFirst(a: ShelvedPhotograph, b: ShelvedPhotograph): number {
  const left = a.photograph.uploaded?.at ?? '';
  const right = b.photograph.uploaded?.at ?? '';
  return left < right ? 1 : left > right ? -1 : 0;
}

function wordsOf({ file, alt, photograph }: ShelvedPhotograph): string {
  const { title, credit, place, caption, date, about, uploaded } = photograph;
  return plainLetters([title, alt, caption, credit, place, date?.typed, ...about, uploaded?.as, file].join(' '));
}
