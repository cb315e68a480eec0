import { z } from 'zod';
import { FILE_HASH } from '../files/file-store.ts';
import { defineCollection } from '../store/collection.ts';

/** A picture as looked at: drawings are SVG, photographs anything else. */
const picture = z.object({
  type: z.enum(['image/svg+xml', 'image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  width: z.number().min(0),
  height: z.number().min(0),
  /** A few blurred pixels as a data address, to stand in until the picture arrives. */
  placeholder: z.string().startsWith('data:image/').max(8000).exactOptional(),
});

/** A voice as listened to. */
const sound = z.object({ type: z.enum(['audio/webm', 'audio/mp4']), seconds: z.number().min(0) });

const file = {
  /** As records and archives call it: gumno.svg. */
  name: z.string().min(1),
  hash: z.string().regex(FILE_HASH),
};

export const pictureFile = picture.extend(file);
export const soundFile = sound.extend(file);

export type Picture = Readonly<z.infer<typeof picture>>;
export type Sound = Readonly<z.infer<typeof sound>>;
export type MediaDescription = Picture | Sound;

const mediaSchema = z.discriminatedUnion('type', [pictureFile, soundFile]);

/** What the chronicle knows of a picture or a sound; its bytes are in the file store. */
export type Media = Readonly<z.infer<typeof mediaSchema>>;

export const MEDIA = 'media';
export const media = defineCollection({ name: MEDIA, schema: mediaSchema });

/** Looks at the bytes themselves; throws a Fault when they are nothing that may be shown or played. */
export type DescribeMedia = (bytes: Uint8Array) => Promise<MediaDescription>;

export function isPicture<Described extends MediaDescription>(media: Described): media is Described & Picture {
  return media.type.startsWith('image/');
}

export function isSound<Described extends MediaDescription>(media: Described): media is Described & Sound {
  return media.type.startsWith('audio/');
}
