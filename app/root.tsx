import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { guardOf, isData } from './guard.ts';
import { signInPath } from './routes.ts';
import { AskToSignIn } from './shell/ask-to-sign-in.tsx';
import { DocumentHead } from './shell/document-head.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { frameOf, useFrame } from './shell/frame.ts';
import { NoConnection } from './shell/no-connection.tsx';
import type { PageInfo } from './shell/page-info.ts';
import { useFailedRequestId } from './shell/request-id.ts';
import { Shell } from './shell/shell.tsx';
import { isUnanswered } from './shell/unanswered.ts';
import { siteContext } from './site-context.ts';
import { wordError } from './text/error-sentences.ts';
import './shell/styles.css';

/** More than any form of the site has: its answer gives back what was typed. */
const MOST_FIELDS = 500;
const AMPERSAND = 0x26;

/** Refused before there was a page to ask. */
const showFailure: Route.MiddlewareFunction = ({ context }) => {
  const { failure } = context.get(siteContext);
  if (failure) throw data(wordError(failure.status, failure.reason), { status: failure.status });
};

/** The gate: nothing of a page is made before its guard has agreed. */
const guardPages: Route.MiddlewareFunction = ({ request, url, pattern, context }) => {
  const guard = guardOf(pattern);
  const { viewer, unreachable } = context.get(siteContext);
  if (guard === 'public' || (guard === 'member' && viewer) || viewer?.editor) return;
  if (unreachable) throw data('Offline', { status: 503 });
  if (viewer) throw data(wordError(403), { status: 403 });
  if (isData(pattern) || asksForPayload(request)) throw data('Unauthorized', { status: 401 });
  throw redirect(signInPath(`${url.pathname}${url.search}`));
};

/** A body that is no form is its sender's fault; without this every action would break over it. */
const refuseUnreadableForms: Route.MiddlewareFunction = async ({ request }) => {
  if (request.method !== 'POST') return;
  const form = (await hasTooManyFields(request)) ? undefined : await formIn(request);
  if (form && [...form.keys()].length <= MOST_FIELDS) return;
  throw data(wordError(400, 'unreadable-form'), { status: 400 });
};

function formIn(request: Request): Promise<FormData | undefined> {
  return request
    .clone()
    .formData()
    .catch(() => undefined);
}

/** Counted before it is read: half a million fields without a value keep the parser, and everybody else, for ten seconds. */
async function hasTooManyFields(request: Request): Promise<boolean> {
  // Elsewhere the sign between fields is any text's.
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) return false;
  let fields = 1;
  for (const byte of new Uint8Array(await request.clone().arrayBuffer())) if (byte === AMPERSAND) fields += 1;
  return fields > MOST_FIELDS;
}

/** What a page's scripts, pictures or frames ask for is of no use as a sign-in page. */
function asksForPayload(request: Request): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document';
  return new URL(request.url).pathname.endsWith('.data') || destination !== 'document';
}

export const middleware: Route.MiddlewareFunction[] = [showFailure, guardPages, refuseUnreadableForms];

export function loader({ context }: Route.LoaderArgs) {
  return frameOf(context.get(siteContext));
}

/** The frame of the site changes only when somebody does something, not from page to page. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }): boolean {
  return formMethod !== undefined && formMethod !== 'GET';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useFrame();
  const isOfFailure = useRouteLoaderData('root') === undefined;
  const match = useMatches().at(-1);
  const page = (match?.loaderData as { page?: PageInfo } | undefined)?.page;
  const requestId = useFailedRequestId();
  return (
    <html
      lang="hr"
      data-theme={frame?.theme ?? 'dark'}
      data-build={frame?.buildId}
      data-request-id={requestId}
      data-frame={isOfFailure ? JSON.stringify(frame) : undefined}
    >
      <head>
        <DocumentHead page={page} site={frame?.site} theme={frame?.theme ?? 'dark'} path={match?.pathname ?? '/'} />
        <Links />
      </head>
      <body>
        <Shell frame={frame} page={page}>
          {children}
        </Shell>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: told } = isRouteErrorResponse(error) ? error : {};
  if (status === 503 || isUnanswered(error)) return <NoConnection isOurs={status === 503} />;
  return status === 401 ? <AskToSignIn /> : <ErrorPage status={status} wording={told?.heading && told} />;
}
