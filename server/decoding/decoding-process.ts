// Where strangers' files are unpacked: a process of its own, started and ended by decoder.ts. Nothing here may be
// trusted to end in time or to keep to its memory.
import { readFile } from 'node:fs/promises';
import { answerMessages } from './answer-messages.ts';
import { makeCard } from './cards.ts';
import { DecodingFault } from './decoding-fault.ts';
import { describePhotograph, inspectPhotograph, remakePhotograph, resizePicture } from './pictures.ts';
import { describeSound, isSoundFile, remuxSound } from './sound.ts';
import type { Source, Task, TaskKind, TaskKinds, TaskMessage, TaskReply } from './task.ts';

answerMessages((message: TaskMessage) =>
  perform(message).then(
    (result): TaskReply => ({ done: true, result }),
    (error: unknown): TaskReply => ({ done: false, code: codeOf(error), message: String((error as Error).message) }),
  ),
);

async function perform({ task, seconds }: TaskMessage): Promise<TaskKinds[TaskKind]['result']> {
  switch (task.kind) {
    case 'photograph':
      return remakePhotograph(task.source, seconds);
    case 'voice':
      return remakeVoice(task);
    case 'inspect':
      return inspectPhotograph(task.source, seconds);
    case 'describe': {
      const bytes = await bytesOf(task.source);
      return isSoundFile(bytes) ? describeSound(bytes) : describePhotograph(bytes, seconds);
    }
    case 'size':
      return resizePicture(task.source, task.name, seconds);
    case 'card':
      return makeCard(task.source, task.words, seconds);
  }
}

async function remakeVoice({ source, mostSeconds }: Task<'voice'>) {
  const bytes = await bytesOf(source);
  if (!isSoundFile(bytes)) throw new DecodingFault('unreadable', 'no sound');
  return remuxSound(bytes, mostSeconds);
}

async function bytesOf(source: Source): Promise<Uint8Array> {
  return typeof source === 'string' ? readFile(source) : source;
}

function codeOf(error: unknown) {
  if (error instanceof DecodingFault) return error.code;
  // What libvips says when its own time is over.
  return /^timeout: /.test((error as Error).message) ? 'too-large' : 'unreadable';
}
