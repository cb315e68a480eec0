import { type ReactNode, useEffect } from 'react';
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  type RouterContextProvider,
  redirect,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import { LONGEST_FORM } from '../domain/contribution-limits.ts';
import type { Route } from './+types/root';
import { accountContext, ownAccountOf } from './account-context.ts';
import { uploadContext } from './contribution-context.ts';
import { askedFor, bodyOf, guardOf, isData, mayPass } from './guard.ts';
import { memberContext } from './member-context.ts';
import { isAppAddress, kindOf, patternOf } from './page-kinds.ts';
import { membershipPath, pathTo, signInPath } from './routes.ts';
import { DocumentHead } from './shell/document-head.tsx';
import { AskToSignIn, ErrorPage, isUnanswered, NoConnection } from './shell/error-page.tsx';
import { frameOf, useFrame } from './shell/frame.ts';
import type { PageInfo } from './shell/page-info.ts';
import { BodyScripts, HeadScripts } from './shell/page-scripts.tsx';
import { useFailedRequestId } from './shell/request-id.ts';
import { Shell } from './shell/shell.tsx';
import { siteContext } from './site-context.ts';
import { UNCONFIRMED_WORDING, wordError } from './text/error-sentences.ts';
import { AppAddresses } from './ui/app-addresses.ts';
import './shell/styles.css';

/** More than any form of the site has: its answer gives back what was typed. */
const MOST_FIELDS = 500;
/** Exactly one content type: of several, each parser may choose another. */
const WORDS = /^application\/x-www-form-urlencoded\s*(;[^,]*)?$/i;
const JSON_BODY = /^application\/json\s*(;[^,]*)?$/i;
const FILES = /^multipart\/form-data\s*;[^,]*$/i;

/** What the server refused or could not answer itself, as an error page. */
const showFailure: Route.MiddlewareFunction = ({ context }) => {
  const { failure } = context.get(siteContext);
  if (failure) throw data(wordError(failure.status, failure.reason), { status: failure.status });
};

/** What waited for a network is nobody's but who wrote it, whoever is signed in by then (app/document/waiting-forms.ts). */
const refuseOthersWords: Route.MiddlewareFunction = ({ request, context }) => {
  const writer = request.headers.get('X-Written-By');
  if (writer !== null && writer !== (context.get(siteContext).viewer?.mark ?? '-')) {
    throw data('Written by somebody else', { status: 409 });
  }
};

/** Somebody who would be more than a member if the address of the account were confirmed. */
function isUnconfirmedEditor(context: Readonly<RouterContextProvider>): boolean {
  const account = ownAccountOf(context.get(accountContext));
  return account?.verified === false && context.get(memberContext).roles.of(account.email) !== 'member';
}

const FORBIDDEN = { status: 403, statusText: 'Forbidden' };

/** Checks the guard before any loader or action runs. */
const guardPages: Route.MiddlewareFunction = ({ request, url, pattern, context }) => {
  const guard = guardOf(pattern);
  const { viewer, unreachable } = context.get(siteContext);
  if (mayPass(guard, viewer)) return;
  if (unreachable) throw data('Offline', { status: 503 });
  const { pathname } = new URL(request.url);
  // Whoever has an account and is not a member is told why; React Router follows for who comes from an app.
  const isAtGate = viewer && !viewer.role && guard === 'member';
  if (isAtGate && (pathname.endsWith('.data') || !isData(pattern))) {
    throw redirect(membershipPath(`${url.pathname}${url.search}`));
  }
  if (viewer && isUnconfirmedEditor(context)) {
    throw data({ ...UNCONFIRMED_WORDING, next: { href: pathTo('account'), label: 'Moj račun' } }, FORBIDDEN);
  }
  if (viewer) throw data(wordError(403), FORBIDDEN);
  const asked = askedFor({
    pathname,
    destination: request.headers.get('Sec-Fetch-Dest'),
    accept: request.headers.get('Accept'),
  });
  // A file is a page only to a browser that is about to show it; the sign-in comes back to it.
  if (asked === 'page' || (asked === 'anything' && !isData(pattern))) {
    throw redirect(signInPath(`${url.pathname}${url.search}`));
  }
  throw data('Unauthorized', { status: 401, statusText: 'Unauthorized' });
};

/** A body that is no form is its sender's fault; without this every action would break over it. */
const refuseUnreadableForms: Route.MiddlewareFunction = async ({ request, pattern, context }) => {
  if (request.method !== 'POST' || context.get(uploadContext)) return;
  const type = request.headers.get('Content-Type') ?? '';
  const { form, viewer } = context.get(siteContext);
  const { json, longForm } = bodyOf(pattern);
  if (json && JSON_BODY.test(type)) return;
  const atDesk = ['writer', 'editor'].includes(guardOf(pattern));
  if (WORDS.test(type) && form && form.fields <= MOST_FIELDS) {
    // What an editor draws on the map, or somebody writes at the desk, is longer than any text; it is bounded as every body is.
    const mayBeLong = viewer?.role === 'editor' || atDesk || (viewer?.role && longForm);
    if (!mayBeLong && form.characters > LONGEST_FORM) throw data(wordError(413), { status: 413 });
    return;
  }
  // Files come to the desk; those of a contribution were read before (server/http/uploads.ts).
  const isOfFiles = FILES.test(type) && atDesk && (await isFormOfFiles(request));
  if (!isOfFiles) throw data(wordError(400, 'unreadable-form'), { status: 400 });
};

/** Whether a multipart body is well-formed is known only by reading it. */
async function isFormOfFiles(request: Request): Promise<boolean> {
  const form = await request
    .clone()
    .formData()
    .catch(() => undefined);
  return form !== undefined && [...form.keys()].length <= MOST_FIELDS;
}

export const middleware: Route.MiddlewareFunction[] = [
  showFailure,
  refuseOthersWords,
  guardPages,
  refuseUnreadableForms,
];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return frameOf(site, await site.countWaiting());
}

/** The frame of the site changes only when somebody does something, not from page to page. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }): boolean {
  return formMethod !== undefined && formMethod !== 'GET';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const frame = useFrame();
  const match = useMatches().at(-1);
  const hasFailed = Boolean(useRouteError());
  // What the server shows of a failure is read; in the browser, only apps are ever rendered.
  const isApp = !import.meta.env.SSR || (kindOf(match?.id) === 'app' && !hasFailed);
  const page = (match?.loaderData as { page?: PageInfo } | undefined)?.page;
  const requestId = useFailedRequestId();
  const analytics = frame?.counting?.settings;
  return (
    <html
      lang="hr"
      data-kind={isApp ? 'app' : 'document'}
      data-theme={frame?.theme ?? 'dark'}
      data-build={frame?.buildId}
      data-account={frame?.viewer?.mark}
      data-request-id={requestId}
      data-analytics={analytics && JSON.stringify(analytics)}
      data-page={analytics && patternOf(hasFailed ? undefined : match?.id)}
      suppressHydrationWarning
    >
      <head>
        <HeadScripts />
        <DocumentHead page={page} site={frame?.site} theme={frame?.theme ?? 'dark'} path={match?.pathname ?? '/'} />
        <Links />
      </head>
      <body>
        {/* While nobody can say who is signed in, a whole page asks anew. */}
        <AppAddresses value={isApp && !frame?.signInRests ? isAppAddress : undefined}>
          <Shell frame={frame} page={page}>
            {children}
          </Shell>
        </AppAddresses>
        <BodyScripts isApp={isApp} />
      </body>
    </html>
  );
}

/** React Router changes from app to app. A document that a link, a form or a redirect leads to is the browser's to load. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }, next) => {
    const { pathname, search, hash } = new URL(request.url);
    if (isAppAddress(pathname)) return next();
    // With its origin: a path of two slashes would name another site.
    window.location.assign(`${window.location.origin}${pathname}${search}${hash}`);
    return new Promise(() => {});
  },
];

export default function Root() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: app/document hears of every page, the first one hydrated included
  useEffect(() => {
    window.dispatchEvent(new Event('navigated'));
  }, [key]);
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { status, data: wording } = isRouteErrorResponse(error) ? error : {};
  if (status === 503 || isUnanswered(error)) return <NoConnection isOurs={status === 503} />;
  return status === 401 ? <AskToSignIn /> : <ErrorPage status={status} wording={wording?.heading && wording} />;
}
