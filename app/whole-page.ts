import type { ScriptedPage } from './inline-scripts.ts';

/** Pages that have been rendered whole, for a server that need not read them from a stream again. */
const pages = new WeakMap<Response, ScriptedPage>();

export function wholePage(page: ScriptedPage, init: ResponseInit): Response {
  const response = new Response(null, init);
  pages.set(response, page);
  return response;
}

export function pageOf(response: Response): ScriptedPage | undefined {
  return pages.get(response);
}
