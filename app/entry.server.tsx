import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  parsePath,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { hashOf, newScriptMark, SCRIPT_HASHES, takeMarkedScripts } from './inline-scripts.ts';
import { kindOf, OPEN_DOCUMENTS } from './page-kinds.ts';
import { FailedFrameContext, frameOf } from './shell/frame.ts';
import { PageScriptsContext } from './shell/page-scripts.tsx';
import { RequestIdContext } from './shell/request-id.ts';
import { speculationRules } from './shell/speculation-rules.ts';
import { siteContext } from './site-context.ts';

const SPECULATION_RULES = hashOf(speculationRules(OPEN_DOCUMENTS));

/** The page is rendered whole: its inline scripts are hashed into the security policy before the first byte leaves. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const site = context.get(siteContext);
  const { requestId, viewer, failure, scripts } = site;
  // The error page of something that is no page is made at another address, and its links must not lead back there.
  const { staticHandlerContext: made } = routerContext;
  if (failure?.address) made.location = { ...made.location, search: '', ...parsePath(failure.address) };
  if (site.tellPageInfo) {
    site.tellPageInfo(made.loaderData[made.matches.at(-1)?.route.id ?? '']?.page);
    return new Response(null, { status });
  }
  // Others are answered between loading and rendering: one turn of the event loop to end this one, one to accept, one to read.
  for (let turn = 0; turn < 3; turn += 1) await setImmediate();
  let failed = false;
  const mark = newScriptMark();
  const isDocument = made.errors !== null || kindOf(made.matches.at(-1)?.route.id) === 'document';
  const tree = (
    <RequestIdContext value={status >= 500 ? requestId : undefined}>
      <FailedFrameContext value={frameOf(site)}>
        <PageScriptsContext value={{ ...scripts, documents: isDocument ? OPEN_DOCUMENTS.join(' ') : undefined, mark }}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </PageScriptsContext>
      </FailedFrameContext>
    </RequestIdContext>
  );
  // A document is not hydrated: it needs none of the markers that hydration goes by.
  const html = isDocument
    ? `<!DOCTYPE html>${renderToStaticMarkup(tree)}`
    : await renderWhole(tree, mark, (error) => {
        failed = true;
        reportError(error, requestId);
      });
  const page = takeMarkedScripts(html, mark);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const hashes = page.scripts.map(hashOf);
  headers.set(SCRIPT_HASHES, (isDocument ? [...hashes, SPECULATION_RULES] : hashes).join(' '));
  // Private, but allowed in the back/forward cache.
  if (isDocument && viewer && status === 200 && !headers.has('Cache-Control')) {
    headers.set('Cache-Control', 'private, no-cache');
  }
  // As bytes: undici takes twice as long to make them.
  return new Response(Buffer.from(page.html), { status: failed ? 500 : status, headers });
}

/** Collected from a Node stream: a web stream would take a fifth of the rendering time. */
function renderWhole(page: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const gathered = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(gathered),
      onShellError: reject,
      onError,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) reportError(error, context.get(siteContext).requestId);
};

function reportError(error: unknown, id: string): void {
  const stack = error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error);
  console.error('page failed', { id, stack });
}
