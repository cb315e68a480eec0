import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import send from 'send';
import { chooseEncoding } from './encoding.ts';
import type { Handler } from './listener.ts';
import { BUILT_FILE_POLICY, leaveOffDocumentHeaders } from './security-headers.ts';

/** Build output under /assets carries its hash in its name and never changes. */
const HASHED = /^\/assets\//;
export const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Sends the files of a build. What is there is known from the start: most requests are for pages, and the disk need not
 * be asked about them.
 */
export function answerBuiltFile(folder: string): Handler {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `/${name.split(sep).join('/')}`),
  );
  return async ({ url, request, response }) => {
    const pathname = decodeURIComponent(url.pathname);
    if (request.method === 'POST' || !files.has(pathname)) return false;
    const immutable = HASHED.test(pathname);
    return sendCompressedFile(folder, pathname, request, response, {
      immutable,
      maxAge: immutable ? '365d' : 0,
      policy: BUILT_FILE_POLICY,
    });
  };
}

interface SendingOptions {
  readonly immutable: boolean;
  readonly maxAge: string | number;
  readonly policy: string;
}

/** Sends a file in the compressed copy that lies beside it, where there is one. */
export function sendCompressedFile(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  options: SendingOptions,
): Promise<boolean> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const ending = encoding === 'identity' ? '' : ENDINGS[encoding];
  const compressed = ending !== '' && existsSync(join(folder, `${pathname}${ending}`));
  return sendFile(folder, compressed ? `${pathname}${ending}` : pathname, request, response, {
    ...options,
    encoding: compressed ? encoding : undefined,
  });
}

interface FileOptions extends SendingOptions {
  readonly encoding: string | undefined;
}

/** Conditional and range requests included. */
function sendFile(
  folder: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
  { immutable, maxAge, policy, encoding }: FileOptions,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    send(request, encodeURI(pathname), {
      // Its tag says the same, and shorter.
      lastModified: false,
      root: folder,
      index: false,
      dotfiles: 'ignore',
      immutable,
      maxAge,
    })
      .on('error', (error: NodeJS.ErrnoException & { status?: number }) => {
        if (error.status === 404 || error.status === 403 || error.status === 400) resolve(false);
        else if (error.status === 412 || error.status === 416) {
          response.statusCode = error.status;
          response.end();
          resolve(true);
        } else reject(error);
      })
      .on('directory', () => resolve(false))
      .on('headers', (headed: ServerResponse) => {
        leaveOffDocumentHeaders(headed, policy);
        headed.setHeader('Vary', 'Accept-Encoding');
        if (encoding === undefined) return;
        headed.setHeader('Content-Encoding', encoding);
        headed.setHeader('Content-Type', contentTypeOf(pathname));
      })
      .on('end', () => resolve(true))
      .pipe(response);
    response.once('close', () => resolve(true));
  });
}

function contentTypeOf(compressedName: string): string {
  const ending =
    compressedName
      .replace(/\.(br|gz)$/, '')
      .split('.')
      .at(-1) ?? '';
  const types: Record<string, string> = {
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    svg: 'image/svg+xml',
    json: 'application/json; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
  };
  return types[ending] ?? 'application/octet-stream';
}
