import { z } from 'zod';
import { FILE_HASH } from '../files/file-store.ts';
import { defineCollection } from '../store/collection.ts';
import { commitRevision, type DocumentStore, type Write } from '../store/document-store.ts';

export const MAPS = 'maps';
export const MAP_REVISIONS = 'map-revisions';

/** The document that editors draw into. */
export const MAIN_MAP = 'brdo';

/** A file of map data as the store knows it; its bytes are in the file store. */
const mapSchema = z.object({ name: z.string().min(1), hash: z.string().regex(FILE_HASH), revision: z.int().min(0) });
export type StoredMap = Readonly<z.infer<typeof mapSchema>>;
export const maps = defineCollection({ name: MAPS, schema: mapSchema });

const revisionSchema = mapSchema.extend({ savedBy: z.string(), savedAt: z.string() });
export type MapRevision = Readonly<z.infer<typeof revisionSchema>>;
export const mapRevisions = defineCollection({ name: MAP_REVISIONS, schema: revisionSchema });

/** What a file of map data was, at one of its revisions. */
export function mapRevision(store: DocumentStore, name: string, revision: number): Promise<MapRevision | undefined> {
  return mapRevisions.get(store, revisionId(name, revision));
}

function revisionId(name: string, revision: number): string {
  return `${name}~${revision}`;
}

export interface MapSave {
  readonly name: string;
  readonly hash: string;
  /** The revision the work was based on; 0 for a file that is new. */
  readonly basedOn: number;
  readonly by: string;
  readonly at: string;
}

/** The file's next revision, in one batch: whoever saved first has taken the number. */
export function mapSavingWrites({ name, hash, basedOn, by, at }: MapSave): Write[] {
  const fields = { name, hash, revision: basedOn + 1 };
  return [
    {
      verb: 'create',
      collection: MAP_REVISIONS,
      id: revisionId(name, fields.revision),
      fields: { ...fields, savedBy: by, savedAt: at },
    },
    { verb: 'set', collection: MAPS, id: name, fields },
  ];
}

/** Answers with the new revision. A save on an old one is a conflict and loses nothing. */
export async function saveMap(store: DocumentStore, save: MapSave): Promise<number> {
  const problem = `The map ${save.name} was saved by somebody else since revision ${save.basedOn}`;
  await commitRevision(store, mapSavingWrites(save), problem);
  return save.basedOn + 1;
}
