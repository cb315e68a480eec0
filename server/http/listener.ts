import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Failure } from '../../app/site-context.ts';
import { isUnwritable } from '../../domain/fault.ts';
import { logError, logRequest } from '../log.ts';
import { requests } from '../metrics/requests.ts';
import { asksForPage, sendSentence } from './failures.ts';
import { isForeignForm } from './form-origin.ts';
import { BodyTooLarge, TooManyWaiting, TooMuchArriving } from './request-body.ts';
import { TooManyUploads } from './uploads.ts';

export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly requestId: string;
  /** Where it was read before. */
  readonly body?: Buffer | undefined;
}

/** A request that was refused before the handlers, or that none could answer: its address may be invalid. */
export type FailedExchange = Omit<Exchange, 'url'> & { readonly url: URL | undefined; readonly origin: string };

/** True when it has answered; false passes the request to the next handler. */
export type Handler = (exchange: Exchange) => Promise<boolean>;

interface ListenerOptions {
  /** Asked before anything else is found out about a request: whether it was answered at once, with a whole head. */
  readonly answerFromCache: (request: IncomingMessage, response: ServerResponse, requestId: string) => boolean;
  readonly handlers: readonly Handler[];
  /** Answers with the site's error page. Rejects when that cannot be made. */
  readonly sendErrorPage: (exchange: FailedExchange, failure: Failure) => Promise<void>;
  readonly originOf: (request: IncomingMessage) => string;
  readonly siteUrl: string | undefined;
  /** Headers of every answer. */
  readonly policies: readonly (readonly [name: string, value: string])[];
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createListener(options: ListenerOptions): RequestListener {
  const { answerFromCache, handlers, originOf, siteUrl, policies, sendErrorPage } = options;
  const nextId = requestIds();
  return (request, response) => {
    const requestId = nextId();
    const started = performance.now();
    let path: string | undefined;
    requests.underWay += 1;
    response.on('close', () => {
      const ms = Math.round((performance.now() - started) * 10) / 10;
      const status = response.writableFinished ? response.statusCode : 499;
      path ??= pathIn(request.url);
      requests.underWay -= 1;
      requests.note(path, request.method, status, ms);
      logRequest({ id: requestId, method: request.method ?? '', path, status, ms });
    });
    if (answerFromCache(request, response, requestId)) return;
    const origin = originOf(request);
    const url = parseTarget(request.url, origin);
    path = url?.pathname ?? '?';
    response.setHeader('X-Request-Id', requestId);
    for (const [name, value] of policies) response.setHeader(name, value);
    const fail = async (failure: Failure): Promise<void> => {
      try {
        if (asksForPage(request)) return await sendErrorPage({ request, response, requestId, url, origin }, failure);
      } catch (error) {
        logError('error page failed', error, { id: requestId });
      }
      if (response.headersSent) response.destroy();
      else sendSentence(response, failure, failure.status === 500 ? requestId : undefined);
    };
    if (!url) {
      void fail({ status: 400, reason: 'bad-address' });
      return;
    }
    if (!METHODS.has(request.method ?? '')) {
      response.setHeader('Allow', [...METHODS].join(', '));
      void fail({ status: 405 });
      return;
    }
    if (isForeignForm(request, siteUrl)) {
      void fail({ status: 403, reason: 'foreign-form' });
      return;
    }
    answer({ request, response, url, requestId }, handlers).then(
      (answered) => {
        if (!answered) void fail({ status: 404 });
      },
      (error: unknown) => {
        // Drain what is still arriving: a socket closed on unread bytes is reset, and the answer may be lost with it.
        request.resume();
        if (error instanceof BodyTooLarge) {
          void fail({ status: 413 });
          return;
        }
        const isWaiting = error instanceof TooManyWaiting;
        if (isWaiting || error instanceof TooManyUploads || error instanceof TooMuchArriving) {
          response.setHeader('Retry-After', '30');
          void fail({ status: 429, ...(isWaiting ? {} : { reason: 'uploads-at-once' }) });
          return;
        }
        // Broken off while it was being read: there is nobody to answer, and its line in the log says so.
        if (request.destroyed && (error as { code?: unknown }).code === 'ECONNRESET') return;
        logError('request failed', error, { id: requestId, path: url.pathname });
        if (response.headersSent) response.destroy();
        else void fail({ status: isUnwritable(error) ? 507 : 500 });
      },
    );
  };
}

/** Without the query, which is private. */
function pathIn(target = '/'): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

/** Request ids, for finding lines of the log: not secret, but unique across processes. */
function requestIds(): () => string {
  const ofProcess = randomBytes(9).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${ofProcess}-${count.toString(36).padStart(6, '0')}`;
  };
}

async function answer(exchange: Exchange, handlers: readonly Handler[]): Promise<boolean> {
  for (const handler of handlers) {
    if (await handler(exchange)) return true;
  }
  return false;
}

/** Slashes are gathered once it is resolved: a path «//host», also made from backslashes or dots, names another site. */
function parseTarget(target = '/', origin: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  try {
    const url = new URL(`${origin}${target}`);
    if (url.pathname.startsWith('//')) url.pathname = url.pathname.replace(/^\/+/, '/');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
