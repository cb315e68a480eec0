import { z } from 'zod';
import type { MediaDescription, Picture, Sound } from '../../chronicle/media/media.ts';
import type { Prepared } from '../../chronicle/media/prepare-media.ts';
import type { DecodingFaultCode } from './decoding-fault.ts';

/** A file by its path, or bytes that lie in no file. */
export type Source = string | Uint8Array;

/** What stands on a card. */
export interface CardWords {
  /** The site's, a drawing. */
  readonly crest: string;
  readonly siteName: string;
  readonly title: string;
  /** Of the site, that the page is in. */
  readonly section: string | undefined;
  readonly note?: string | undefined;
}

export interface TaskKinds {
  /** A stranger's photograph or voice made anew. */
  photograph: { source: Source; result: Prepared<Picture> };
  voice: { source: Source; mostSeconds: number; result: Prepared<Sound> };
  /** What a photograph is that an editor sent, which stays as it is. */
  inspect: { source: Source; result: Picture };
  /** What a photograph or a sound of an archive is. */
  describe: { source: Source; result: MediaDescription };
  /** A picture as pages show it: 480.avif. */
  size: { source: Source; name: string; result: Uint8Array };
  /** A picture as social networks show it, with words on it or without. */
  card: { source: Source; words?: CardWords; result: Uint8Array };
}

export type TaskKind = keyof TaskKinds;
export type Task<Kind extends TaskKind = TaskKind> = {
  [Each in Kind]: { readonly kind: Each } & Readonly<Omit<TaskKinds[Each], 'result'>>;
}[Kind];

/** What the decoding process is sent, and what it sends back. */
export interface TaskMessage {
  readonly task: Task;
  readonly seconds: number;
}

export type TaskReply =
  | { readonly done: true; readonly result: TaskKinds[TaskKind]['result'] }
  | { readonly done: false; readonly code: DecodingFaultCode; readonly message: string };

const bytes = z.instanceof(Uint8Array);
const side = z.number().int().positive();
const picture = z.strictObject({
  type: z.enum(['image/jpeg', 'image/png', 'image/webp', 'image/avif']),
  width: side,
  height: side,
  placeholder: z.string().regex(/^data:image\/webp;base64,[A-Za-z0-9+/]{1,4000}=*$/),
});
const sound = z.strictObject({ type: z.enum(['audio/webm', 'audio/mp4']), seconds: z.number().positive() });

/** Exploited, the decoding process must still not be able to get a script stored as a photograph. */
export const RESULTS: { readonly [Kind in TaskKind]: z.ZodType<TaskKinds[Kind]['result']> } = {
  photograph: z.strictObject({
    bytes,
    description: picture.extend({ type: z.literal('image/jpeg') }),
    ending: z.literal('jpg'),
  }),
  voice: z.strictObject({ bytes, description: sound, ending: z.enum(['weba', 'm4a']) }),
  inspect: picture,
  describe: z.union([picture, sound]),
  size: bytes,
  card: bytes,
};
