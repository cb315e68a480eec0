import type { Contour } from '../../domain/geography/contours.ts';
import { contoursOf, featuresOf, type MapDocument, parseMapDocument } from '../../domain/geography/map-document.ts';
import type { MapFeature } from '../../domain/geography/map-feature.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Library } from '../reading/library.ts';
import type { DocumentStore } from '../store/document-store.ts';
import { MAPS, maps, type StoredMap } from './map-documents.ts';

export interface OpenedMap extends StoredMap {
  readonly document: MapDocument;
}

/** All map data at one moment. */
export interface AtlasState {
  readonly maps: readonly OpenedMap[];
  readonly features: readonly (MapFeature & { readonly map: string })[];
  readonly contours: readonly Contour[];
}

/** The files of map data, read once and again whenever one changes. */
export class Atlas {
  readonly #store: DocumentStore;
  readonly #files: FileStore;
  #state: Promise<AtlasState> | undefined;

  constructor(store: DocumentStore, files: FileStore) {
    this.#store = store;
    this.#files = files;
    store.watch([MAPS], () => {
      this.#state = undefined;
    });
  }

  /** What could not be read is not remembered: the next asker has it tried again. */
  current(): Promise<AtlasState> {
    if (this.#state) return this.#state;
    const state = this.#open();
    this.#state = state;
    state.catch(() => {
      if (this.#state === state) this.#state = undefined;
    });
    return state;
  }

  async #open(): Promise<AtlasState> {
    const kept = await maps.list(this.#store);
    const opened = (await Promise.all(kept.map((map) => openMap(this.#files, map)))).filter((map) => map !== undefined);
    return {
      maps: opened,
      features: opened.flatMap(({ name, document }) =>
        featuresOf(document).map((feature) => ({ ...feature, map: name })),
      ),
      contours: opened.flatMap(({ document }) => contoursOf(document)),
    };
  }
}

/** What a feature is called in addresses: the slugs of localities, which are on the map as well, come first. */
export function placeIdOf(library: Library, { id }: Pick<MapFeature, 'id'>): string {
  return library.find('locality', id)?.place?.lat === undefined ? id : `karta-${id}`;
}

export async function openMap(files: FileStore, map: StoredMap): Promise<OpenedMap | undefined> {
  const bytes = await files.get(map.hash);
  const document = bytes && parseMapDocument(new TextDecoder().decode(bytes));
  return document && { ...map, document };
}
