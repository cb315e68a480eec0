import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CONTRIBUTION_PARAM, PREVIEW_PARAM, TOKEN_PARAM } from '../../app/query-words.ts';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import { makeFolder } from '../../backends/embedded/make-folder.ts';
import { mayDo } from '../../chronicle/contributions/act-on.ts';
import { type Contribution, filesIn, findContribution } from '../../chronicle/contributions/contribution.ts';
import { contributionOfToken, type Signing } from '../../chronicle/contributions/private-link.ts';
import { draftOfToken } from '../../chronicle/editing/preview-link.ts';
import type { Media } from '../../chronicle/media/media.ts';
import type { PhotographShelf } from '../../chronicle/photographs/photograph-shelf.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { DocumentStore } from '../../chronicle/store/document-store.ts';
import { picturesIn } from '../../chronicle/trees/describe-tree.ts';
import type { HillCache } from '../../chronicle/trees/hill-cache.ts';
import { filesOfContent } from '../../domain/draft-content.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { mayWithPhotographs } from '../../domain/photograph-permissions.ts';
import type { Accounts } from '../accounts.ts';
import { decoder, FOR_READERS } from '../decoding/decoder.ts';
import { DecodingFault } from '../decoding/decoding-fault.ts';
import { logError } from '../log.ts';
import { type Colouring, PALETTE, paint } from './drawings.ts';
import { compress } from './encoding.ts';
import type { Handler } from './listener.ts';
import { copyNamed } from './media-names.ts';
import { leaveOffDocumentHeaders } from './security-headers.ts';
import { ENDINGS, sendCompressedFile } from './static-files.ts';

const ADDRESS = /^\/media\/([0-9a-f]{64})\/([a-z0-9]+\.[a-z0-9]+)$/;

/** A picture that takes too much is not tried again at every look. */
const REFUSED_MS = 60 * 60 * 1000;

/** A drawing opened by itself must be able to do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface MediaPorts {
  readonly library: Library;
  readonly files: FolderFiles;
  readonly cacheFolder: string;
  /** What is not open to all, when whoever asks may have it. */
  readonly canViewPrivateMedia: LookAside;
  readonly isEditor: (asking: Asking) => Promise<boolean>;
}

interface Asking {
  readonly request: IncomingMessage;
  readonly url: URL;
}

type LookAside = (hash: string, asking: Asking) => Promise<Media | undefined>;

/** Pictures and voices in the sizes and formats that pages use, made when first asked for and kept. */
export function answerMedia({ library, files, cacheFolder, canViewPrivateMedia, isEditor }: MediaPorts): Handler {
  const underWay = new Map<string, Promise<void>>();
  const refusedUntil = new Map<string, number>();
  return async ({ url, request, response }) => {
    const match = ADDRESS.exec(url.pathname);
    if (!match || request.method === 'POST') return false;
    const [, hash = '', asked = ''] = match;
    const open = library.publicMedia(hash);
    const media = open ?? (await canViewPrivateMedia(hash, { request, url }));
    const copy = media && copyNamed(media.type, asked);
    if (!copy) return false;
    if (copy === 'original') {
      if (!(await isEditor({ request, url }))) return false;
      await sendOriginal(files, media, request, response);
      return true;
    }
    const painted = asked === 'dark.svg' || asked === 'light.svg';
    const name = painted ? asked.replace('.svg', `.${PALETTE}.svg`) : asked;
    const folder = join(cacheFolder, hash);
    const file = join(folder, name);
    if (!existsSync(file)) {
      if ((refusedUntil.get(file) ?? 0) > performance.now()) return false;
      const making =
        underWay.get(file) ?? make(files.pathOf(hash), media.type, folder, name).finally(() => underWay.delete(file));
      underWay.set(file, making);
      try {
        await making;
      } catch (error) {
        if (error instanceof Unkept) {
          leaveOffDocumentHeaders(response, POLICY);
          return sendUnkept(response, asked, error.made);
        }
        if (!(error instanceof DecodingFault)) throw error;
        if (error.code === 'busy' || error.code === 'interrupted') return sendBusy(response);
        logError('a picture could not be made', error, { hash, name });
        if (error.code === 'too-large') refusedUntil.set(file, performance.now() + REFUSED_MS);
        return false;
      }
    }
    if (!open) response.setHeader('Cache-Control', 'private, no-store');
    // A picture is known by its content; the colours of a painted drawing may be others tomorrow.
    return sendCompressedFile(folder, name, request, response, {
      immutable: !painted,
      maxAge: painted ? '1d' : '365d',
      policy: POLICY,
    });
  };
}

interface PrivateMediaDeps extends Signing {
  readonly store: DocumentStore;
  readonly library: Library;
  readonly shelf: Pick<PhotographShelf, 'withHash'>;
  readonly hill: Pick<HillCache, 'open'>;
  readonly today: () => string;
  readonly now: () => Date;
}

/**
 * Members see the pictures of memorials and of the dead in trees; what came with a contribution, those whom the table of permissions lets; what no published
 * record shows, or shows no longer, who works with the photographs. Whoever has a private link to a draft sees what that draft names,
 * as it is now, and nothing else.
 */
export function canViewPrivateMedia(accounts: Accounts, deps: PrivateMediaDeps): LookAside {
  return async (hash, { request, url }) => {
    const mediaIn = (contribution: Contribution) => filesIn(contribution).find((file) => file.hash === hash);
    const token = url.searchParams.get(TOKEN_PARAM) ?? '';
    const id = url.searchParams.get(CONTRIBUTION_PARAM) ?? '';
    const preview = url.searchParams.get(PREVIEW_PARAM) ?? '';
    if (preview !== '') return previewedMedia(deps, hash, preview);
    const ofMemorial = deps.library.memberMedia(hash);
    const ofDesk = deps.shelf.withHash(hash);
    if (token === '' && id === '' && !ofMemorial && !ofDesk) return undefined;
    if (token !== '') {
      const contribution = await contributionOfToken(deps, token);
      const media = contribution && mediaIn(contribution);
      return media && (await mayDo(deps.store, contribution, 'view-media', 'author')) ? media : undefined;
    }
    const { session, membership } = await accounts.resolveSession(request, url.origin);
    if (session.kind !== 'signed-in' || membership !== 'member') return undefined;
    if (ofMemorial) return ofMemorial;
    if (ofDesk && mayWithPhotographs('view', session.account.role)) return ofDesk;
    // Members see the pictures that trees have of their dead.
    if (ofDesk && picturesIn((await deps.hill.open(deps.today())).genealogy).has(ofDesk.name)) return ofDesk;
    const contribution = await findContribution(deps.store, id);
    const media = contribution && mediaIn(contribution);
    return media && (await mayDo(deps.store, contribution, 'view-media', session)) ? media : undefined;
  };
}

async function previewedMedia(deps: PrivateMediaDeps, hash: string, token: string): Promise<Media | undefined> {
  const draft = await draftOfToken(deps, token);
  const files = draft ? filesOfContent(draft.content) : [];
  return files.map((file) => deps.library.media(file)).find((media) => media?.hash === hash);
}

export function isEditor(accounts: Accounts): MediaPorts['isEditor'] {
  return async ({ request, url }) => {
    const { session } = await accounts.resolveSession(request, url.origin);
    return session.kind === 'signed-in' && session.account.role === 'editor';
  };
}

/** With everything that the camera noted in it, to be kept and not to be shown. */
async function sendOriginal(
  files: FolderFiles,
  { hash, name, type }: Media,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = await files.get(hash);
  if (!bytes) throw new Error(`The file of a picture is missing: ${hash}`);
  leaveOffDocumentHeaders(response, POLICY);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  response.setHeader('Content-Length', bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

async function make(source: string, type: string, folder: string, name: string): Promise<void> {
  if (name.endsWith('.svg')) await keepDrawing(await readFile(source), folder, name);
  else if (name.startsWith('voice.')) await keep(await readFile(source), folder, name);
  else if (name === 'card.jpg') await keep(await makeCard(source, type), folder, name);
  else await keep(await decoder.run({ kind: 'size', source, name }, FOR_READERS), folder, name);
}

/** The picture that social networks show. */
async function makeCard(source: string, type: string): Promise<Uint8Array> {
  const isDrawing = type === 'image/svg+xml';
  // A photograph is not read here: many are asked for at once.
  const picture = isDrawing ? Buffer.from(paint(await readFile(source, 'utf8'), 'dark')) : source;
  return decoder.run({ kind: 'card', source: picture }, FOR_READERS);
}

/** There is too much to draw at the moment. */
export function sendBusy(response: ServerResponse): true {
  response.statusCode = 503;
  response.setHeader('Retry-After', '10');
  response.setHeader('Cache-Control', 'no-store');
  response.end();
  return true;
}

/** Its compressed copies first: when the drawing itself is there, so are they. */
async function keepDrawing(bytes: Uint8Array, folder: string, name: string): Promise<void> {
  const [kind] = name.split('.');
  const drawing =
    kind === 'original' ? Buffer.from(bytes) : Buffer.from(paint(new TextDecoder().decode(bytes), kind as Colouring));
  for (const encoding of ['br', 'gzip'] as const) {
    await keep(await compress(drawing, encoding, 'hard'), folder, `${name}${ENDINGS[encoding]}`, drawing);
  }
  await keep(drawing, folder, name);
}

/** Made, but there is no room to keep it: it is sent all the same. */
class Unkept extends Error {
  readonly made: Uint8Array;

  constructor(made: Uint8Array, cause: unknown) {
    super('a picture could not be kept', { cause });
    this.made = made;
  }
}

async function keep(made: Uint8Array, folder: string, name: string, whole = made): Promise<void> {
  // Another process may be making the same.
  const unfinished = join(folder, `${name}.${randomUUID()}`);
  try {
    makeFolder(folder);
    // On the disk before it has its name: after a power cut nobody would look whether it is whole.
    await writeFile(unfinished, made, { mode: 0o600, flush: true });
    await rename(unfinished, join(folder, name));
  } catch (error) {
    if (!isUnwritable(error)) throw error;
    await rm(unfinished, { force: true }).catch(() => {});
    throw new Unkept(whole, error);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  weba: 'audio/webm',
  m4a: 'audio/mp4',
};

function sendUnkept(response: ServerResponse, name: string, made: Uint8Array): true {
  response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'private, no-store');
  response.end(made);
  return true;
}
