import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log, logError } from '../log.ts';
import { isForeignForm } from './form-origin.ts';
import { BodyTooLarge } from './request-body.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { TooManyUploads } from './uploads.ts';

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly requestId: string;
}

/** Answers when the exchange is its own; false hands it to the next in line. */
export type Handler = (exchange: Exchange) => Promise<boolean>;

interface ListenerOptions {
  readonly handlers: readonly Handler[];
  readonly originOf: (request: IncomingMessage) => string;
  readonly siteUrl: string | undefined;
  readonly withPolicies: boolean;
}

const METHODS = new Set(['GET', 'HEAD', 'POST']);

export function createListener({ handlers, originOf, siteUrl, withPolicies }: ListenerOptions): RequestListener {
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
    if (!url) {
      sendSentence(response, 400, 'Adresa nije ispravna.');
      return;
    }
    if (!METHODS.has(request.method ?? '')) {
      response.setHeader('Allow', [...METHODS].join(', '));
      sendSentence(response, 405, 'Takav zahtjev ova stranica ne prima.');
      return;
    }
    if (isForeignForm(request, siteUrl)) {
      response.setHeader('Connection', 'close');
      sendSentence(response, 403, 'Obrazac nije poslan s ove stranice, pa nije prihvaćen.');
      return;
    }
    answer({ request, response, url, requestId }, handlers).catch((error: unknown) => {
      recover(error, { request, response, url, requestId });
    });
  };
}

async function answer(exchange: Exchange, handlers: readonly Handler[]): Promise<void> {
  for (const handler of handlers) {
    if (await handler(exchange)) return;
  }
  sendSentence(exchange.response, 404, 'Stranica koju tražite ne postoji.');
}

function recover(error: unknown, { request, response, requestId, url }: Exchange): void {
  if (error instanceof BodyTooLarge) {
    response.setHeader('Connection', 'close');
    sendSentence(response, 413, 'Poslano je više podataka nego što stranica može primiti.');
    request.resume();
    return;
  }
  if (error instanceof TooManyUploads) {
    response.setHeader('Connection', 'close');
    response.setHeader('Retry-After', '30');
    sendSentence(response, 429, 'S vaše se adrese upravo šalje više priloga odjednom. Pokušajte ponovno za minutu.');
    request.resume();
    return;
  }
  logError('request failed', error, { id: requestId, path: url.pathname });
  if (response.headersSent) response.destroy();
  else sendSentence(response, 500, `Dogodila se greška. Oznaka zahtjeva: ${requestId}`);
}

function sendSentence(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${sentence}\n`);
}

/** Slashes are gathered first: «//host/» read against an origin would be another site. */
function parseTarget(target = '/', origin: string): URL | undefined {
  if (!target.startsWith('/')) return undefined;
  try {
    const url = new URL(`${origin}${target.replace(/^\/{2,}/, '/')}`);
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}
