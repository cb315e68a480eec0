import type { MediaDescription, Picture, Sound } from '../../chronicle/media/media.ts';
import type { Prepared } from '../../chronicle/media/prepare-media.ts';
import type { DecodingFaultCode } from './decoding-fault.ts';

/** A file by its path, or bytes that lie in no file. */
export type Source = string | Uint8Array;

export interface TaskKinds {
  /** A stranger's photograph or voice made anew. */
  photograph: { source: Source; result: Prepared<Picture> };
  voice: { source: Source; mostSeconds: number; result: Prepared<Sound> };
  /** What a photograph or a sound of an archive is. */
  describe: { source: Source; result: MediaDescription };
  /** A picture as pages show it: 480.avif. */
  size: { source: Source; name: string; result: Uint8Array };
  /** A picture as social networks show it. */
  card: { source: Source; result: Uint8Array };
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
