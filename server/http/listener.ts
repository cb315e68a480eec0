import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Failure } from '../../app/site-context.ts';
import { log, logError } from '../log.ts';
import { asksForPage, sendSentence } from './failures.ts';
import { isForeignForm } from './form-origin.ts';
import { BodyTooLarge, TooMuchArriving } from './request-body.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { TooManyUploads } from './uploads.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly requestId: string;
}

/** A request that no handler gets to see, or none could answer: its address may be none. */
export type FailedExchange = Omit<Exchange, 'url'> & { readonly url: URL | undefined; readonly origin: string };

/** Answers when the exchange is its own; false hands it to the next in line. */
export type Handler = (exchange: Exchange) => Promise<boolean>;

interface ListenerOptions {
  readonly handlers: readonly Handler[];
  /** Answers with the site's error page. Rejects when that cannot be made. */
  readonly sendErrorPage: (exchange: FailedExchange, failure: Failure) => Promise<void>;
  readonly originOf: (request: IncomingMessage) => string;
  readonly siteUrl: string | undefined;
  readonly withPolicies: boolean;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createListener(options: ListenerOptions): RequestListener {
  const { handlers, originOf, siteUrl, withPolicies, sendErrorPage } = options;
  return (request, response) => {
    const requestId = randomUUID();
    const started = performance.now();
    const origin = originOf(request);
    const url = parseTarget(request.url, origin);
    response.setHeader('X-Request-Id', requestId);
    if (withPolicies) setSecurityHeaders(response, origin.startsWith('https:'));
    response.once('close', () => {
      log({
        level: response.statusCode >= 500 ? 'error' : 'info',
        message: 'request',
        id: requestId,
        method: request.method,
        path: url?.pathname ?? '?',
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    });
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
      response.setHeader('Connection', 'close');
      void fail({ status: 403, reason: 'foreign-form' });
      return;
    }
    answer({ request, response, url, requestId }, handlers).then(
      (answered) => {
        if (!answered) void fail({ status: 404 });
      },
      (error: unknown) => {
        if (error instanceof BodyTooLarge) {
          response.setHeader('Connection', 'close');
          request.resume();
          void fail({ status: 413 });
          return;
        }
        if (error instanceof TooManyUploads || error instanceof TooMuchArriving) {
          response.setHeader('Connection', 'close');
          response.setHeader('Retry-After', '30');
          request.resume();
          void fail({ status: 429, reason: 'uploads-at-once' });
          return;
        }
        logError('request failed', error, { id: requestId, path: url.pathname });
        if (response.headersSent) response.destroy();
        else void fail({ status: 500 });
      },
    );
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
    url.pathname = url.pathname.replace(/^\/{2,}/, '/');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
