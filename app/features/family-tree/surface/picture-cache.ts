interface Closable {
  close(): void;
}

interface PictureCacheOptions<Picture extends Closable> {
  readonly load: (address: string) => Promise<Picture>;
  /** Called when there is something new to paint. */
  readonly onArrival: () => void;
  /** How many are cached, whatever is in view included. */
  readonly capacity?: number;
}

/** More at once would hold up the person's panel. */
const MOST_LOADING = 4;

/** An LRU cache of the pictures that are painted, loaded when first visible, and not if they left the viewport meanwhile. */
export class PictureCache<Picture extends Closable> {
  readonly #options: Required<PictureCacheOptions<Picture>>;
  /** Undefined for what failed to load. In the order of last use. */
  readonly #pictures = new Map<string, Picture | undefined>();
  readonly #loading = new Set<string>();
  #visible = new Set<string>();
  #isClosed = false;

  constructor(options: PictureCacheOptions<Picture>) {
    this.#options = { capacity: 160, ...options };
  }

  /** Paints once: whatever the painter asks for is visible, and nothing else is. */
  paint(draw: (pictures: (address: string) => Picture | undefined) => void): void {
    this.#visible = new Set();
    draw((address) => {
      this.#visible.add(address);
      return this.#pictures.get(address);
    });
    for (const address of this.#visible) {
      if (!this.#pictures.has(address)) continue;
      const picture = this.#pictures.get(address);
      this.#pictures.delete(address);
      this.#pictures.set(address, picture);
    }
    this.#fetch();
  }

  close(): void {
    this.#isClosed = true;
    for (const picture of this.#pictures.values()) picture?.close();
    this.#pictures.clear();
  }

  #fetch(): void {
    for (const address of this.#visible) {
      if (this.#loading.size >= MOST_LOADING) return;
      if (this.#pictures.has(address) || this.#loading.has(address)) continue;
      this.#loading.add(address);
      this.#options.load(address).then(
        (picture) => this.#store(address, picture),
        () => this.#store(address, undefined),
      );
    }
  }

  #store(address: string, picture: Picture | undefined): void {
    this.#loading.delete(address);
    if (this.#isClosed) {
      picture?.close();
      return;
    }
    this.#pictures.set(address, picture);
    for (const [old, evicted] of this.#pictures) {
      if (this.#pictures.size <= this.#options.capacity) break;
      // Evicting what is visible would load it again without end.
      if (this.#visible.has(old)) continue;
      evicted?.close();
      this.#pictures.delete(old);
    }
    if (picture && this.#visible.has(address)) this.#options.onArrival();
    this.#fetch();
  }
}

/** Pixels along a side: a face at the largest scale on a dense screen, and 400 to the inch in print. */
export const PICTURE_SIDE = 192;

/** The square of a picture in which a face is: the middle of its width, and of its height rather the upper part. */
export function faceSquare({ width, height }: { readonly width: number; readonly height: number }) {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 4, side };
}

/** Decoded and cropped in advance: a frame has no time for either. */
export async function loadPicture(address: string, pixels = PICTURE_SIDE): Promise<ImageBitmap> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { x, y, side } = faceSquare({ width: image.naturalWidth, height: image.naturalHeight });
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context || side === 0) throw new Error(`${address} cannot be drawn`);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, side, side, 0, 0, pixels, pixels);
  return createImageBitmap(canvas);
}
