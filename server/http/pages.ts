import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHeaders } from '@remix-run/node-fetch-server';
import { SCRIPT_HASHES } from '../../app/inline-scripts.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import { KEEP } from './keeping.ts';
import { type CachedPage, type PageCache, type PageCopy, VARY } from './page-cache.ts';
import { type FormSize, measureForm, readBody } from './request-body.ts';
import { type Allowances, contentSecurityPolicy } from './security-headers.ts';

/** A map file that an editor imports is the largest. */
const FORM_LIMIT = 1024 * 1024;
/** Encoded, a letter may take nine characters. What an editor draws on the map is a form of words, too. */
const WORDS_LIMIT = 512 * 1024;
/** A draft, as the editor in the browser saves it. */
const JSON_LIMIT = 600 * 1024;
const RETRY_AFTER_SECONDS = '5';

export interface PageRequest {
  readonly url: URL;
  /** Where it comes from, as limits count it. */
  readonly address: string;
  readonly requestId: string;
  /** Set when the answer depends on nothing but this and may be cached for others. */
  readonly cacheKey: string | undefined;
  /** What a browser may keep of it. */
  readonly keep: string | undefined;
  readonly allowances: Allowances;
  /** Along with how much its form holds, when it has one. */
  readonly render: (request: Request, form: FormSize | undefined) => Promise<Response>;
  /** Where it has been read already. A form with files in it is handed to the page beside the request. */
  readonly body: Buffer | 'files' | undefined;
}

/** Answers with a rendered page or its payload, from the cache where one is in it. */
export async function sendPage(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  cache: PageCache,
  page: PageRequest,
): Promise<void> {
  const { cacheKey, requestId } = page;
  // A page is made once, however many ask for it after a change.
  if (cacheKey !== undefined) await cache.beingMade(cacheKey);
  const cached = cacheKey === undefined ? undefined : cache.get(cacheKey);
  if (cached) {
    await sendCached(incoming, outgoing, cached, requestId);
    return;
  }
  const generation = cache.generation;
  // Vite's own scripts and styles would not pass the policy in development, where none is set.
  const withPolicy = outgoing.hasHeader('content-security-policy');
  const rendering = renderPage(incoming, page, withPolicy);
  if (cacheKey !== undefined) cache.announce(cacheKey, rendering);
  const { status, headers, body } = await rendering;
  if (page.keep && status === 200) headers.set(KEEP, page.keep);
  const isForOne = headers.has('cache-control') || headers.has('set-cookie');
  if (cacheKey === undefined || status !== 200 || isForOne) {
    await sendFresh(incoming, outgoing, { status, headers, body });
    return;
  }
  await sendCached(incoming, outgoing, cache.store(cacheKey, headers, body, generation), requestId);
}

/** Answers with a cached page that needs nothing done to it. False when there is none: the request is handled like any other. */
export function sendCachedAtOnce(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage | undefined,
  requestId: string,
): boolean {
  const copy = page?.copy(chooseEncoding(incoming.headers['accept-encoding']));
  if (copy) sendCopy(incoming, outgoing, copy, requestId);
  return copy !== undefined;
}

/** Answers with a page that says why there is none. What was sent along is not read. */
export async function sendRendered(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  await sendFresh(incoming, outgoing, await gathered(response, {}, outgoing.hasHeader('content-security-policy')));
}

interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

async function renderPage(
  incoming: IncomingMessage,
  { url, render, allowances, body: read, address }: PageRequest,
  withPolicy: boolean,
): Promise<RenderedPage> {
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const headers = createHeaders(incoming);
  // Checked before this (isForeignForm): React Router would compare it with the site's address, and a site without
  // SITE_URL may be reached by several.
  headers.delete('origin');
  const body =
    hasBody && read !== 'files'
      ? new Uint8Array(read ?? (await readBody(incoming, limitOf(incoming), address)))
      : undefined;
  // A body of nothing is a form without fields, whatever it is called.
  if (body?.length === 0) {
    headers.delete('content-length');
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  const request = new Request(url, {
    // A HEAD is answered from the page itself, so that its headers are those of the page.
    method: hasBody ? method : 'GET',
    headers,
    ...(body === undefined ? {} : { body }),
  });
  const page = await gathered(await render(request, body && measureForm(body)), allowances, withPolicy);
  // React Router answers so to a form that the page does not have.
  if (page.status === 405) page.headers.set('Allow', 'GET, HEAD');
  return page;
}

export function limitOf({ headers }: IncomingMessage): number {
  const type = headers['content-type'] ?? '';
  if (/^multipart\//i.test(type)) return FORM_LIMIT;
  return /^application\/json\b/i.test(type) ? JSON_LIMIT : WORDS_LIMIT;
}

async function gathered(response: Response, allowances: Allowances, withPolicy: boolean): Promise<RenderedPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const answered = new Headers(response.headers);
  const hashes = answered.get(SCRIPT_HASHES);
  answered.delete(SCRIPT_HASHES);
  if (withPolicy && hashes !== null) {
    answered.set('content-security-policy', contentSecurityPolicy(hashes.split(' '), allowances));
  }
  if (response.status === 503 && !answered.has('Retry-After')) answered.set('Retry-After', RETRY_AFTER_SECONDS);
  return { status: response.status, headers: answered, body };
}

async function sendCached(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  page: CachedPage,
  requestId: string,
): Promise<void> {
  if (sendCachedAtOnce(incoming, outgoing, page, requestId)) return;
  const copy = await page.makeCopy(chooseEncoding(incoming.headers['accept-encoding']));
  sendCopy(incoming, outgoing, copy, requestId);
}

function sendCopy(incoming: IncomingMessage, outgoing: ServerResponse, copy: PageCopy, requestId: string): void {
  if (matches(incoming.headers['if-none-match'], copy.etag)) {
    outgoing.writeHead(304, [...copy.headersOfUnchanged, 'X-Request-Id', requestId]);
    outgoing.end();
    return;
  }
  outgoing.writeHead(200, [...copy.headers, 'X-Request-Id', requestId]);
  outgoing.end(incoming.method === 'HEAD' ? undefined : copy.bytes);
}

async function sendFresh(incoming: IncomingMessage, outgoing: ServerResponse, page: RenderedPage): Promise<void> {
  for (const [name, value] of page.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (!page.headers.has('cache-control')) outgoing.setHeader('Cache-Control', 'private, no-store');
  outgoing.setHeader('Vary', VARY);
  // Otherwise whoever publishes is led to the page as Chrome prerendered it before.
  if (incoming.method === 'POST' && page.headers.has('location') && !page.headers.has('clear-site-data')) {
    outgoing.setHeader('Clear-Site-Data', '"prefetchCache", "prerenderCache"');
  }
  outgoing.statusCode = page.status;
  const compressible = page.body.length > 1024 && isCompressible(page.headers.get('content-type') ?? '');
  const encoding = compressible ? chooseEncoding(incoming.headers['accept-encoding']) : 'identity';
  const bytes = await compress(page.body, encoding, 'quick');
  if (encoding !== 'identity') outgoing.setHeader('Content-Encoding', encoding);
  outgoing.setHeader('Content-Length', bytes.length);
  outgoing.end(incoming.method === 'HEAD' ? undefined : bytes);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
