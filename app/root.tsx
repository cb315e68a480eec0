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
import { NoConnection } from './shell/no-connection.tsx';
import type { PageInfo } from './shell/page-info.ts';
import { useFailedRequestId } from './shell/request-id.ts';
import { Shell } from './shell/shell.tsx';
import { isUnanswered } from './shell/unanswered.ts';
import { siteContext } from './site-context.ts';
import './shell/styles.css';

/** The gate: nothing of a page is made before its guard has agreed. */
const guardPages: Route.MiddlewareFunction = ({ request, url, pattern, context }) => {
  const guard = guardOf(pattern);
  const { viewer, unreachable } = context.get(siteContext);
  if (guard === 'public' || (guard === 'member' && viewer) || viewer?.editor) return;
  if (unreachable) throw data('Offline', { status: 503 });
  if (viewer) throw data('Forbidden', { status: 403 });
  if (isData(pattern) || asksForPayload(request)) throw data('Unauthorized', { status: 401 });
  throw redirect(signInPath(`${url.pathname}${url.search}`));
};

/** What a page's scripts, pictures or frames ask for is of no use as a sign-in page. */
function asksForPayload(request: Request): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document';
  return new URL(request.url).pathname.endsWith('.data') || destination !== 'document';
}

export const middleware: Route.MiddlewareFunction[] = [guardPages];

export function loader({ context }: Route.LoaderArgs) {
  const { name, url, contact, buildId, theme, viewer, analytics } = context.get(siteContext);
  return {
    site: { name, url, contact, year: new Date().getFullYear() },
    buildId,
    theme,
    viewer,
    counting: analytics && {
      choice: analytics.choice,
      settings: analytics.choice === 'agreed' ? analytics.settings : undefined,
    },
  };
}

/** The frame of the site changes only when somebody does something, not from page to page. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }): boolean {
  return formMethod !== undefined && formMethod !== 'GET';
}

export function Layout({ children }: { readonly children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const match = useMatches().at(-1);
  const page = (match?.loaderData as { page?: PageInfo } | undefined)?.page;
  const requestId = useFailedRequestId();
  return (
    <html lang="hr" data-theme={root?.theme ?? 'dark'} data-build={root?.buildId} data-request-id={requestId}>
      <head>
        <DocumentHead page={page} site={root?.site} theme={root?.theme ?? 'dark'} path={match?.pathname ?? '/'} />
        <Links />
      </head>
      <body>
        <Shell frame={root} page={page}>
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
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 503 || isUnanswered(error)) return <NoConnection isOurs={status === 503} />;
  return status === 401 ? <AskToSignIn /> : <ErrorPage status={status} />;
}
