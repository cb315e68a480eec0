import { z } from 'zod';
import type { ChronicleRecord } from '../../domain/record.ts';
import type { Library } from '../reading/library.ts';
import { defineCollection } from '../store/collection.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';

const NUMBERS = { collection: 'site', id: 'record-numbers' } as const;

/** The highest number that was ever given: it is part of an address, and no other record gets it. */
const numbersSchema = z.object({ post: z.int().min(0), locality: z.int().min(0) });
const numbers = defineCollection({ name: NUMBERS.collection, schema: numbersSchema });

/** The next number, and the write that takes it: of two who publish at once, one has to try again. */
export async function nextNumber(
  { store, library }: { readonly store: DocumentStore; readonly library: Library },
  of: 'post' | 'locality',
  isNumbered: (record: ChronicleRecord) => boolean,
): Promise<{ readonly number: number; readonly write: Write }> {
  const found = await store.get(NUMBERS.collection, NUMBERS.id);
  const given = (found && numbers.read(found)) ?? { post: 0, locality: 0 };
  // An import may have brought higher ones.
  const number = Math.max(given[of], library.highest('number', isNumbered)) + 1;
  const fields = { ...given, [of]: number };
  return {
    number,
    write: found
      ? { verb: 'replace', ...NUMBERS, before: found.fields, fields }
      : { verb: 'create', ...NUMBERS, fields },
  };
}
