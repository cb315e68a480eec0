import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { CONTRIBUTION_PARAM, TOKEN_PARAM } from '../../app/routes.ts';
import type { FolderFiles } from '../../backends/embedded/files.ts';
import { mayDo } from '../../chronicle/contributions/act-on.ts';
import { type Contribution, filesIn, findContribution } from '../../chronicle/contributions/contribution.ts';
import type { RemembrancePorts } from '../../chronicle/contributions/ports.ts';
import { contributionOfToken } from '../../chronicle/contributions/private-link.ts';
import type { Media } from '../../chronicle/media/media.ts';
import type { Library } from '../../chronicle/reading/library.ts';
import type { Accounts } from '../accounts.ts';
import { type Colouring, PALETTE, paint } from './drawings.ts';
import { compress } from './encoding.ts';
import type { Handler } from './listener.ts';
import { copyNamed } from './media-names.ts';
import { leaveOffDocumentHeaders } from './security-headers.ts';
import { ENDINGS, sendCompressedFile } from './static-files.ts';

const ADDRESS = /^\/media\/([0-9a-f]{64})\/([a-z0-9]+\.[a-z0-9]+)$/;

/** A drawing opened by itself must be able to do nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface MediaPorts {
  readonly library: Library;
  readonly files: FolderFiles;
  readonly cacheFolder: string;
  /** What is not open to all, when whoever asks may have it. */
  readonly mayLookAside: LookAside;
  readonly isEditor: (asking: Asking) => Promise<boolean>;
}

interface Asking {
  readonly request: IncomingMessage;
  readonly url: URL;
}

type LookAside = (hash: string, asking: Asking) => Promise<Media | undefined>;

/** Pictures and voices in the sizes and formats that pages use, made when first asked for and kept. */
export function answerMedia({ library, files, cacheFolder, mayLookAside, isEditor }: MediaPorts): Handler {
  const underWay = new Map<string, Promise<void>>();
  return async ({ url, request, response }) => {
    const match = ADDRESS.exec(url.pathname);
    if (!match || request.method === 'POST') return false;
    const [, hash = '', asked = ''] = match;
    const open = library.publicMedia(hash);
    const media = open ?? (await mayLookAside(hash, { request, url }));
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
      const making = underWay.get(file) ?? make(files, hash, folder, name).finally(() => underWay.delete(file));
      underWay.set(file, making);
      await making;
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

/** Members see the pictures of memorials; what came with a contribution, those whom the table of permissions lets. */
export function mayLookAside(accounts: Accounts, ports: RemembrancePorts): LookAside {
  return async (hash, { request, url }) => {
    const mediaIn = (told: Contribution) => filesIn(told).find((file) => file.hash === hash);
    const token = url.searchParams.get(TOKEN_PARAM) ?? '';
    const id = url.searchParams.get(CONTRIBUTION_PARAM) ?? '';
    const ofMemorial = ports.library.memberMedia(hash);
    if (token === '' && id === '' && !ofMemorial) return undefined;
    if (token !== '') {
      const told = await contributionOfToken(ports, token);
      const media = told && mediaIn(told);
      return media && (await mayDo(ports.store, told, 'view-media', 'teller')) ? media : undefined;
    }
    const { presence } = await accounts.visit(request, url.origin);
    if (presence.kind !== 'signed-in') return undefined;
    if (ofMemorial) return ofMemorial;
    const told = await findContribution(ports.store, id);
    const media = told && mediaIn(told);
    return media && (await mayDo(ports.store, told, 'view-media', presence)) ? media : undefined;
  };
}

export function isEditor(accounts: Accounts): MediaPorts['isEditor'] {
  return async ({ request, url }) => {
    const { presence } = await accounts.visit(request, url.origin);
    return presence.kind === 'signed-in' && presence.account.role === 'editor';
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

async function make(files: FolderFiles, hash: string, folder: string, name: string): Promise<void> {
  const bytes = await files.get(hash);
  if (!bytes) throw new Error(`The file of a picture is missing: ${hash}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (name.endsWith('.svg')) await keepDrawing(bytes, folder, name);
  else if (name.startsWith('voice.')) await keep(bytes, folder, name);
  else await keep(name === 'card.jpg' ? await makeCard(bytes) : await resize(bytes, name), folder, name);
}

/** Its compressed copies first: when the drawing itself is there, so are they. */
async function keepDrawing(bytes: Uint8Array, folder: string, name: string): Promise<void> {
  const [kind] = name.split('.');
  const drawing =
    kind === 'original' ? Buffer.from(bytes) : Buffer.from(paint(new TextDecoder().decode(bytes), kind as Colouring));
  for (const encoding of ['br', 'gzip'] as const) {
    await keep(await compress(drawing, encoding, 'hard'), folder, `${name}${ENDINGS[encoding]}`);
  }
  await keep(drawing, folder, name);
}

async function keep(made: Uint8Array, folder: string, name: string): Promise<void> {
  // Another process may be making the same.
  const unfinished = join(folder, `${name}.${randomUUID()}`);
  await writeFile(unfinished, made, { mode: 0o600 });
  await rename(unfinished, join(folder, name));
}

/** Nothing of the camera's notes goes out with a public copy: where a picture was taken can be where somebody lives. */
async function resize(bytes: Uint8Array, name: string): Promise<Buffer> {
  const [width = '', format = ''] = name.split('.');
  const image = sharp(bytes)
    .autoOrient()
    .resize({ width: Number(width), withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 55, effort: 4 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** The picture that social networks show. */
async function makeCard(bytes: Uint8Array): Promise<Buffer> {
  const text = new TextDecoder().decode(bytes);
  const source = text.includes('<svg') ? Buffer.from(paint(text, 'dark')) : bytes;
  return sharp(source, { density: 96 })
    .resize(1200, 630, { fit: 'cover' })
    .flatten({ background: '#0f141a' })
    .jpeg({ quality: 82 })
    .toBuffer();
}
