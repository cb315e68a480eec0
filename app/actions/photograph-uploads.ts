import type { RouterContextProvider } from 'react-router';
import { storedPhotograph } from '../../chronicle/photographs/photograph-shelf.ts';
import {
  beginUpload,
  continueUpload,
  type Sender,
  type UploadProgress,
  uploadProgress,
} from '../../chronicle/photographs/piecewise-upload.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { PhotographFault } from '../../domain/photograph-fault.ts';
import { PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { accountContext, memberOf } from '../account-context.ts';
import { type PhotographServices, photographContext } from '../photograph-context.ts';
import type { UploadAnswer } from '../photograph-upload.ts';
import { photographFaultSentence } from '../text/photograph-text.ts';
import { photographData } from '../views/photograph-views.ts';
import { textIn } from './form.ts';

type Context = Readonly<RouterContextProvider>;

/** The first step of an upload: what is going to be sent. */
export function beginPhotographUpload(context: Context, form: FormData): Promise<Response> {
  const announced = { size: Number(textIn(form, 'size')), as: textIn(form, 'as') };
  const sha256 = textIn(form, 'sha256');
  return answering(context, (services, sender) =>
    beginUpload(services, sender, sha256 === '' ? announced : { ...announced, sha256 }),
  );
}

export function photographUploadProgress(context: Context, id: string): Promise<Response> {
  return answering(context, (services, sender) => uploadProgress(services, sender, id));
}

export async function continuePhotographUpload(context: Context, id: string, form: FormData): Promise<Response> {
  const sent = form.get('piece');
  const piece = new Uint8Array(
    sent instanceof File ? await sent.slice(0, PHOTOGRAPH_LIMITS.pieceBytes + 1).arrayBuffer() : [],
  );
  const offset = Number(textIn(form, 'offset'));
  return answering(context, (services, sender) => continueUpload(services, sender, { id, offset, piece }), id);
}

/** Every step is answered alike: how far it is, what became of it, or why it cannot go on. */
async function answering(
  context: Context,
  step: (services: PhotographServices, sender: Sender) => Promise<UploadProgress>,
  id?: string,
): Promise<Response> {
  const services = context.get(photographContext);
  const { id: account, name } = memberOf(context.get(accountContext));
  const sender = { id: account, name };
  try {
    return reply(200, await answerOf(services, await step(services, sender)));
  } catch (thrown) {
    const error = isUnwritable(thrown) ? new PhotographFault('unwritable') : thrown;
    if (!(error instanceof PhotographFault)) throw error;
    const { status, sentence } = photographFaultSentence(error.code);
    if (error.code === 'out-of-step' && id !== undefined) {
      const progress = await answerOf(services, await uploadProgress(services, sender, id));
      return reply(
        status,
        progress.kind === 'arriving' ? { kind: 'again', sentence, offset: progress.offset } : progress,
      );
    }
    return reply(status, { kind: [429, 503, 507].includes(status) ? 'again' : 'refused', sentence });
  }
}

async function answerOf(
  { shelf, library, store }: PhotographServices,
  progress: UploadProgress,
): Promise<UploadAnswer> {
  if (!('kept' in progress)) return { kind: 'arriving', ...progress };
  const { file, isKnown } = progress.kept;
  // Another process may have kept it a moment ago.
  const shelved = shelf.get(file) ?? (await storedPhotograph(store, file));
  if (!shelved) throw new PhotographFault('not-found');
  return { kind: 'kept', photograph: { ...photographData(library, shelved), isKnown } };
}

function reply(status: number, answer: UploadAnswer): Response {
  return Response.json(answer, { status, headers: { 'Cache-Control': 'private, no-store' } });
}
