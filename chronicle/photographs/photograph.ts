import { z } from 'zod';
import { parsePartialDate } from '../../domain/partial-date.ts';
import { LICENCES, PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { isReference } from '../../domain/reference.ts';
import { pictureFile } from '../media/media.ts';
import { defineCollection } from '../store/collection.ts';

export const PHOTOGRAPHS = 'photographs';

const text = (longest: number) => z.string().max(longest);

/** What editors write of a photograph. */
const description = {
  title: text(PHOTOGRAPH_LIMITS.title),
  credit: text(PHOTOGRAPH_LIMITS.credit),
  licence: z.enum(LICENCES).exactOptional(),
  /** As it was typed, and in EDTF. */
  date: z
    .object({
      typed: z.string().min(1).max(PHOTOGRAPH_LIMITS.date),
      edtf: z.string().refine((edtf) => parsePartialDate(edtf) !== undefined, 'is not a partial date (EDTF)'),
    })
    .exactOptional(),
  place: text(PHOTOGRAPH_LIMITS.place),
  alt: text(PHOTOGRAPH_LIMITS.alt),
  caption: text(PHOTOGRAPH_LIMITS.caption),
  /** Who and what is on it. */
  about: z
    .array(z.string().refine(isReference, 'is not a reference (kind/slug or tree#id)'))
    .max(PHOTOGRAPH_LIMITS.about),
};

const formerFile = pictureFile.extend({ until: z.iso.datetime(), by: z.string() });

/**
 * What the chronicle knows of a photograph besides its file (chronicle/media). Its id is the name by which records refer to the
 * file. One that came in another way, with a contribution or an archive, has this only once somebody has described it.
 */
const photographSchema = z.object({
  ...description,
  /** Of those that were sent to the photographs: by whom, when, and what the file was called there. Readers see none of it. */
  uploaded: z.object({ by: z.string(), at: z.iso.datetime(), as: z.string().max(255) }).exactOptional(),
  /** Files that stood here before, the latest last. */
  former: z.array(formerFile).max(PHOTOGRAPH_LIMITS.formerFiles),
  /** Set while it can still be brought back: its media document is gone meanwhile. */
  binnedAt: z.iso.datetime().exactOptional(),
  binned: z.object({ by: z.string(), media: pictureFile }).exactOptional(),
});

const descriptionSchema = z.object(description);
export type PhotographDescription = Readonly<z.infer<typeof descriptionSchema>>;
export type PictureFile = Readonly<z.infer<typeof pictureFile>>;
export type Photograph = Readonly<z.infer<typeof photographSchema>>;

export const photographs = defineCollection({ name: PHOTOGRAPHS, schema: photographSchema });

export const UNDESCRIBED: Photograph = {
  title: '',
  credit: '',
  place: '',
  alt: '',
  caption: '',
  about: [],
  former: [],
};
