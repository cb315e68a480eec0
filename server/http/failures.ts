import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Failure } from '../../app/site-context.ts';
import { wordError } from '../../app/text/error-sentences.ts';

/** Whether somebody is going to read the answer as a page: programs, scripts and pictures get a sentence. */
export function asksForPage({ headers, url = '' }: IncomingMessage): boolean {
  const isPayload = (url.split('?')[0] ?? '').endsWith('.data');
  const destination = headers['sec-fetch-dest'] ?? 'document';
  return !isPayload && destination === 'document' && (headers.accept ?? '').includes('text/html');
}

/** The last resort: needs nothing that could be broken. */
export function sendSentence(response: ServerResponse, { status, reason }: Failure, requestId?: string): void {
  const sentence = wordError(status, reason).lead;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${sentence}${requestId === undefined ? '' : ` Oznaka zahtjeva: ${requestId}`}\n`);
}
