import type { ChosenPhotograph } from '../../editor-state.ts';

/** Where pictures that the draft names can be seen, by the names of their files. */
export class PictureAddresses {
  readonly #addresses: Map<string, string>;

  constructor(known: Readonly<Record<string, string>>) {
    this.#addresses = new Map(Object.entries(known));
  }

  of(file: string): string | undefined {
    const address = this.#addresses.get(file);
    // Drawings come in the colours of either theme.
    return document.documentElement.dataset.theme === 'light'
      ? address?.replace(/\/dark\.svg$/, '/light.svg')
      : address;
  }

  add({ file, src, thumbnail }: ChosenPhotograph): void {
    this.#addresses.set(file, thumbnail?.endsWith('.svg') ? thumbnail : `${src}/960.jpg`);
  }
}
