import type { FetchEvent } from './scope.ts';
import { checkMember, putAway, takeOut } from './vault.ts';

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

/** One that does not come keeps none of the others away. Rejects where any did not. */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  let fault: unknown;
  for (const path of paths) {
    try {
      if (!(await files.match(path))) await keepFile(files, path, await fetch(path, { credentials: 'omit' }));
    } catch (error) {
      fault = error;
    }
  }
  if (fault) throw fault;
}

async function keepFile(files: Cache, path: string, { ok, headers, body }: Response): Promise<void> {
  // The server says so of what is open to all, and of nothing else.
  const isOpen = headers.get('cache-control')?.startsWith('public');
  if (ok && isOpen && Number(headers.get('content-length')) <= LARGEST) {
    await files.put(path, new Response(body, { headers }));
  }
}

/** A built file never changes under its name; of a picture any size is better than none. */
export async function answerFile(
  event: Pick<FetchEvent, 'request' | 'waitUntil'>,
  { pathname, href }: URL,
): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(pathname);
  if (kept && pathname.startsWith('/assets/')) return kept;
  try {
    const answer = await fetch(event.request);
    // Parts of an app are named by no page.
    event.waitUntil(
      pathname.startsWith('/assets/') ? keepFile(files, pathname, answer.clone()) : keepData(href, answer),
    );
    return answer;
  } catch (error) {
    const other = (await files.match(pathname.replace(/\d+\.\w+$/, ONE_SIZE))) ?? (await takeOut(href));
    if (other) return other;
    throw error;
  }
}

/** What is a member's alone: data of which the server says so, and pictures that are not open to all. */
async function keepData(url: string, answer: Response): Promise<void> {
  const { status, headers } = answer;
  const [kind, mark] = headers.get('x-keep')?.split(' ') ?? [];
  const isPrivate = kind ? kind === 'member' : /media\/[^?]+private/.test(url + headers.get('cache-control'));
  const body = status === 200 && isPrivate && (await answer.clone().arrayBuffer());
  if (kind || status === 401) await checkMember(mark);
  if (body) await putAway(url, headers, body);
}
