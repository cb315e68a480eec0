import { z } from 'zod';
import { defineCollection } from '../store/collection.ts';

export const BIN = 'bin';

const binSchema = z.object({
  what: z.enum(['record', 'draft']),
  /** The key of a record, the id of a draft. */
  of: z.string().min(1),
  title: z.string(),
  /** Who threw it away; both are empty once they have left. */
  by: z.string(),
  accountId: z.string(),
  at: z.iso.datetime(),
  /** As it was stored. */
  fields: z.record(z.string(), z.json()),
});
export type Binned = Readonly<z.infer<typeof binSchema>> & { readonly id: string };
export const bin = defineCollection({ name: BIN, schema: binSchema });

export function binId(what: Binned['what'], of: string): string {
  return `${what}~${of}`;
}
