import type { IncomingMessage, ServerResponse } from 'node:http';
import { askedFor } from '../../app/guard.ts';
import type { Failure } from '../../app/site-context.ts';
import { wordError } from '../../app/text/error-sentences.ts';

/** Whether somebody is going to read the answer as a page: programs, scripts and pictures get a sentence. */
export function asksForPage({ headers, url = '' }: IncomingMessage): boolean {
  const pathname = url.split('?')[0] ?? '';
  return askedFor({ pathname, destination: headers['sec-fetch-dest']?.toString(), accept: headers.accept }) === 'page';
}

/** The last resort: needs nothing that could be broken. */
export function sendSentence(response: ServerResponse, { status, reason }: Failure, requestId?: string): void {
  const sentence = wordError(status, reason).lead;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${sentence}${requestId === undefined ? '' : ` Oznaka zahtjeva: ${requestId}`}\n`);
}
