import { z } from 'zod';
import { Sex } from '../../genealogy/index.ts';
import { treeDescription } from './tree.ts';

const count = z.int().min(0);
const person = z.object({ id: z.string(), name: z.string(), years: z.string() });
const reason = z.enum([
  ...(['died', 'said-to-live', 'contradicted', 'undated', 'restricted', 'elsewhere', 'agreed'] as const),
  ...(['born-long-ago', 'seen-long-ago', 'kin-long-ago'] as const),
  ...(['born-recently', 'seen-recently', 'kin-recently'] as const),
]);
const difference = z.enum(['name', 'sex', 'birth', 'death', 'family', 'other']);

/** What a GEDCOM file would change, looked at before it does. Names the living: for editors alone. */
export const treeReport = z.object({
  description: z.object(treeDescription),
  counts: z.object({
    added: count,
    changed: count,
    gone: count,
    unchanged: count,
    renumbered: count,
    nameOnly: count,
    hidden: count,
    findings: count,
  }),
  added: z.array(person),
  changed: z.array(person.extend({ was: z.string(), what: z.array(difference) })),
  gone: z.array(person),
  /** Those whom records refer to and the file does not have under the same id. */
  lost: z.array(person),
  /** Who may be living: of them others see the name alone, or nothing. */
  living: z.array(
    person.extend({
      shown: z.enum(['name', 'hidden']),
      /** Reports that waited before reasons were told have none. */
      why: z
        .object({
          because: reason,
          sex: z.literal([Sex.unknown, Sex.male, Sex.female]),
          /** The last year in which they can have been born. */
          bornBy: z.int().exactOptional(),
          /** The dates that contradict each other. */
          clash: z.string().exactOptional(),
        })
        .exactOptional(),
    }),
  ),
  findings: z.array(
    z.object({ line: count, tag: z.string(), sentence: z.string(), severity: z.enum(['note', 'warning', 'error']) }),
  ),
});

export type TreeReport = Readonly<z.infer<typeof treeReport>>;
