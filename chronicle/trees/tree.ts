import { z } from 'zod';
import { FILE_HASH } from '../files/file-store.ts';
import { defineCollection } from '../store/collection.ts';

export const TREES = 'trees';
export const TREE_VERSIONS = 'tree-versions';
export const TREE_UPLOADS = 'tree-uploads';
export const TREE_MERGES = 'tree-merges';
export const TREE_PROPOSALS = 'tree-proposals';

const year = z.int();

/** What can be said of a tree's file without telling anything of anybody in it. */
export const treeDescription = {
  individuals: z.int().min(0),
  families: z.int().min(0),
  /** Of the births and deaths that are shown: those of the living are not among them. */
  years: z.object({ first: year, last: year }).exactOptional(),
  /** Its people are invented, as the note in its header says; without it they are real. */
  sample: z.boolean().exactOptional(),
};

/** A family tree: its truth is the GEDCOM file; this is what can be said of it without opening it. */
const treeSchema = z.object({
  name: z.string().min(1),
  hash: z.string().regex(FILE_HASH),
  ...treeDescription,
});

export type Tree = Readonly<z.infer<typeof treeSchema>>;
export const trees = defineCollection({ name: TREES, schema: treeSchema });
