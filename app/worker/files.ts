/** What pages are made of: styles, scripts, letters and pictures that are open to all, each known by its content. */
export const FILES = 'files';
/** In bytes on the line. */
const LARGEST = 300_000;
/** Names of files in a page. Of a photograph, which has many sizes, one is kept. */
const NAMED = /(?:href|src|part)="(\/assets\/[^"#]+|\/media\/\w+\/(?:\w+\.svg|\d+))/g;
const ONE_SIZE = '960.webp';

export function filesIn(html: string): string[] {
  return [...new Set([...html.matchAll(NAMED)].map(([, path = '']) => path.replace(/\/\d+$/, `/${ONE_SIZE}`)))];
}

export async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  for (const path of paths) {
    if (!(await files.match(path))) await keepFile(files, path, await fetch(path, { credentials: 'omit' }));
  }
}

async function keepFile(files: Cache, path: string, { ok, headers, body }: Response): Promise<void> {
  // The server says so of what is open to all, and of nothing else.
  const isOpen = headers.get('cache-control')?.startsWith('public');
  if (ok && isOpen && Number(headers.get('content-length')) <= LARGEST) {
    await files.put(path, new Response(body, { headers }));
  }
}

/** A built file never changes under its name; of a picture any size is better than none. */
export async function answerFile({ url, request }: { url: URL; request: Request }): Promise<Response> {
  const files = await caches.open(FILES);
  const { pathname } = url;
  const kept = await files.match(pathname);
  if (kept && pathname.startsWith('/assets/')) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    const other = kept ?? (await files.match(pathname.replace(/\d+\.\w+$/, ONE_SIZE)));
    if (other) return other;
    throw error;
  }
}
