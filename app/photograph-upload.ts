import { PHOTOGRAPH_LIMITS } from '../domain/photograph-limits.ts';
import { pathTo } from './routes.ts';

/** A photograph of the chronicle, as whoever puts it into a text needs it. */
export interface UploadedPhotograph {
  /** The name by which records refer to it. */
  readonly file: string;
  readonly alt: string;
  readonly credit: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** Folder of its sizes: src/960.jpg. */
  readonly src: string;
  readonly thumbnail: string;
  /** It was here before it was sent. */
  readonly isKnown: boolean;
}

/** What the server answers to every step. */
export type UploadAnswer =
  | { readonly kind: 'arriving'; readonly id: string; readonly offset: number }
  | { readonly kind: 'kept'; readonly photograph: UploadedPhotograph }
  /** Nothing is wrong with the file: it goes on from `offset`, or a moment later. */
  | { readonly kind: 'again'; readonly sentence: string; readonly offset?: number }
  | { readonly kind: 'refused'; readonly sentence: string };

const NO_LINE = 'Nema veze s internetom. Slanje će se nastaviti ondje gdje je stalo čim se veza vrati.';
const MOST_TRIES = 40;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Sends a photograph piece by piece; a lost line goes on where it was. The same file begun before, on another day or by a page that
 * was closed, goes on as well, and one that is here already is not sent at all. Rejects with a sentence for whoever sent it.
 */
export async function uploadPhotograph(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedPhotograph> {
  if (file.size > PHOTOGRAPH_LIMITS.bytes) {
    throw new Error(`Jedna fotografija može imati najviše ${PHOTOGRAPH_LIMITS.bytes / (1024 * 1024)} MB. Smanjite je.`);
  }
  const announced = new URLSearchParams({ size: String(file.size), as: file.name, sha256: await sha256Of(file) });
  let upload: { readonly id: string; readonly offset: number } | undefined;
  let failures = 0;
  for (;;) {
    const answer = await (upload
      ? sendPiece(file, upload, signal)
      : post(pathTo('photographUploads'), announced, signal));
    if (answer.kind === 'kept') {
      onProgress(1);
      return answer.photograph;
    }
    if (answer.kind === 'refused') throw new Error(answer.sentence);
    if (answer.kind === 'arriving') {
      failures = 0;
      upload = answer;
      onProgress(file.size === 0 ? 0 : answer.offset / file.size);
      continue;
    }
    failures += 1;
    if (failures >= MOST_TRIES) throw new Error(answer.sentence);
    if (answer.offset === undefined) await pause(failures, signal);
    if (upload) upload = { id: upload.id, offset: answer.offset ?? (await offsetOf(upload, signal)) };
  }
}

function sendPiece(
  file: File,
  { id, offset }: { readonly id: string; readonly offset: number },
  signal: AbortSignal | undefined,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.set('offset', String(offset));
  form.set('piece', file.slice(offset, offset + PHOTOGRAPH_LIMITS.pieceBytes), 'piece');
  return post(pathTo('photographUpload', { id }), form, signal);
}

/** Where the server is; where nobody can say, where we think it is. */
async function offsetOf({ id, offset }: { readonly id: string; readonly offset: number }, signal?: AbortSignal) {
  const answer = await answerOf(() => fetch(pathTo('photographUpload', { id }), signal ? { signal } : {}));
  return answer.kind === 'arriving' ? answer.offset : offset;
}

function post(
  address: string,
  body: FormData | URLSearchParams,
  signal: AbortSignal | undefined,
): Promise<UploadAnswer> {
  return answerOf(() => fetch(address, { method: 'POST', body, ...(signal ? { signal } : {}) }));
}

async function answerOf(ask: () => Promise<Response>): Promise<UploadAnswer> {
  try {
    const response = await ask();
    if (response.status === 401) return { kind: 'refused', sentence: 'Prijava je istekla. Prijavite se ponovno.' };
    const isData = response.headers.get('Content-Type')?.startsWith('application/json');
    if (isData) return (await response.json()) as UploadAnswer;
    return response.status >= 500 || response.status === 429
      ? { kind: 'again', sentence: NO_LINE }
      : { kind: 'refused', sentence: 'Fotografija se ne može poslati. Osvježite stranicu i pokušajte ponovno.' };
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error;
    return { kind: 'again', sentence: NO_LINE };
  }
}

/** Longer each time; cut short when the browser says that the line is back. */
function pause(failures: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const ends = new AbortController();
    const end = (settle: () => void) => {
      clearTimeout(timer);
      ends.abort();
      settle();
    };
    const timer = setTimeout(() => end(resolve), Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures));
    window.addEventListener('online', () => end(resolve), { signal: ends.signal });
    signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { signal: ends.signal });
  });
}

/** Empty where a browser computes none: on a site without HTTPS. */
async function sha256Of(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
