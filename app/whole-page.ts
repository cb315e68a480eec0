/** The words of pages that have been rendered whole, for a server that need not read them from a stream again. */
const words = new WeakMap<Response, string>();

export function wholePage(html: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  words.set(response, html);
  return response;
}

export function wordsOf(response: Response): string | undefined {
  return words.get(response);
}
