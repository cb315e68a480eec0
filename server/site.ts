import type { IncomingMessage, RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { accountContext } from '../app/account-context.ts';
import { mapContext } from '../app/map-context.ts';
import { remembranceContext } from '../app/remembrance-context.ts';
import { pathTo } from '../app/routes.ts';
import { siteContext, type Theme, type Viewer } from '../app/site-context.ts';
import { countingChoiceIn, withoutCounters } from '../app/visit-counting.ts';
import type { Presence } from '../chronicle/identity/identity.ts';
import { Library } from '../chronicle/reading/library.ts';
import { selvesHolder } from '../chronicle/trees/self.ts';
import { TreeRoom } from '../chronicle/trees/tree-room.ts';
import { openAccounts } from './accounts.ts';
import { openBackend } from './backend.ts';
import type { Configuration } from './configuration.ts';
import { createListener, type Handler } from './http/listener.ts';
import { takeMeasurement } from './http/measurements.ts';
import { answerMedia, mayLookAside } from './http/media.ts';
import { PageCache } from './http/page-cache.ts';
import { sendPage } from './http/pages.ts';
import { builtFileSender } from './http/static-files.ts';
import { isUpload } from './http/uploads.ts';
import { log } from './log.ts';
import { openMailer } from './mail.ts';
import { openMap } from './map/open-map.ts';
import { answeringOffline } from './offline-answers.ts';
import { allowancesOf } from './page-allowances.ts';
import { openRemembrance } from './remembrance.ts';
import { importStarterContent } from './starter-content.ts';

export interface Site {
  readonly listener: RequestListener;
  close(): Promise<void>;
}

interface Built {
  readonly id: string;
  readonly pages: ServerBuild | (() => Promise<ServerBuild>);
  /** Where the built client lies; absent while Vite serves it in development. */
  readonly clientFolder?: string;
}

/** The composition root: configuration in, a whole site out. Nothing else names a backend. */
export async function openSite(configuration: Configuration, built: Built): Promise<Site> {
  if ('missing' in configuration.firebase) {
    log({ level: 'info', message: 'Missing Firebase configuration', missing: configuration.firebase.missing });
  }
  const opened = await openBackend(configuration);
  await importStarterContent(opened, resolve('content'));
  const library = await Library.open(opened.store);
  const backend = { ...opened, store: answeringOffline(opened.store) };
  const mailer = openMailer({ ...configuration.mail, dataFolder: configuration.dataFolder });
  const mediaCache = join(configuration.dataFolder, 'cache', 'media');
  const today = () => dayOnTheHill(new Date());
  const remembrance = await openRemembrance(configuration, { backend, library, mailer, mediaCache, today });
  const accounts = await openAccounts(configuration, backend, mailer, [
    remembrance.holder,
    selvesHolder(backend.store),
  ]);
  const trees = new TreeRoom(backend.files, library);
  const cache = new PageCache();
  library.onChange(() => cache.clear());
  const map = openMap(configuration, backend);
  const media = {
    library,
    files: backend.files,
    cacheFolder: mediaCache,
    mayLookAside: mayLookAside(accounts, remembrance.ports),
  };
  const analytics = 'missing' in configuration.firebase ? undefined : configuration.firebase;
  const render = createRequestHandler(built.pages, built.clientFolder ? 'production' : 'development');
  const originOf = (request: IncomingMessage) =>
    configuration.siteUrl ?? `http://${configuration.host}:${request.socket.localPort}`;

  const answerHealth: Handler = async ({ url, response }) => {
    if (url.pathname !== '/healthz') return false;
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify({ status: 'ok', build: built.id }));
    return true;
  };

  const answerMeasurement: Handler = async ({ url, request, response }) => {
    if (url.pathname !== '/measurements' || request.method !== 'POST') return false;
    await takeMeasurement(request, response);
    return true;
  };

  const sendBuiltFile = built.clientFolder ? builtFileSender(built.clientFolder) : undefined;
  const answerBuiltFile: Handler = async ({ url, request, response }) => {
    if (!sendBuiltFile || request.method === 'POST') return false;
    return sendBuiltFile(decodeURIComponent(url.pathname), request, response);
  };

  const dropTrailingSlash: Handler = async ({ url, request, response }) => {
    if (request.method === 'POST' || url.pathname === '/' || !url.pathname.endsWith('/')) return false;
    response.statusCode = 301;
    response.setHeader('Location', `${url.pathname.replace(/\/+$/, '')}${url.search}` || '/');
    response.end();
    return true;
  };

  const answerPage: Handler = async ({ url, request, response, requestId }) => {
    const theme = themeOf(request);
    const day = today();
    const { unreachable, ...account } = await accounts.visit(request, url.origin);
    const cookies = request.headers.cookie ?? '';
    const choice = analytics && countingChoiceIn(cookies);
    const leftOver = analytics && choice !== 'agreed' ? withoutCounters(cookies) : [];
    for (const cookie of leftOver) response.appendHeader('Set-Cookie', cookie);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const sent =
      isUpload(request) && UPLOADS.has(url.pathname)
        ? await remembrance.uploads.take(request, account.client.address)
        : undefined;
    const answer = sendPage(request, response, cache, {
      url,
      cacheKey:
        reading && built.clientFolder && account.presence.kind === 'visitor'
          ? `${day} ${theme} ${choice} ${url.pathname}${url.search}`
          : undefined,
      allowances: allowancesOf({
        signIn: url.pathname === pathTo('signIn') ? accounts.asksFromBrowser : [],
        map: url.pathname === pathTo('map') ? configuration.map.styleOrigins : [],
        countsVisits: choice === 'agreed',
      }),
      render: (fetchRequest) => {
        const context = new RouterContextProvider();
        context.set(siteContext, {
          name: configuration.siteName,
          url: url.origin,
          contact: configuration.contact,
          buildId: built.id,
          theme,
          today: day,
          requestId,
          viewer: viewerOf(account.presence),
          unreachable,
          analytics: analytics && { choice, settings: analytics },
          library,
          trees,
        });
        context.set(mapContext, map);
        context.set(accountContext, account);
        context.set(remembranceContext, { ports: remembrance.ports, sent: sent ?? NOTHING_SENT });
        // Before the answer goes out: whoever hears that nothing was kept may look.
        return render(fetchRequest, context).finally(() => sent?.discard());
      },
      ...(sent ? { form: sent.fields } : {}),
    });
    await answer.finally(() => sent?.discard());
    return true;
  };

  return {
    listener: createListener({
      handlers: [answerHealth, answerMeasurement, answerBuiltFile, answerMedia(media), dropTrailingSlash, answerPage],
      originOf,
      siteUrl: configuration.siteUrl,
      withPolicies: built.clientFolder !== undefined,
    }),
    async close() {
      remembrance.close();
      await accounts.close();
      await mailer.close();
      await backend.close();
    },
  };
}

/** Forms that bring files. */
const UPLOADS = new Set([pathTo('contribute'), pathTo('contributionUpload')]);
const NOTHING_SENT = { files: [], fault: undefined } as const;

function themeOf(request: IncomingMessage): Theme {
  return /(?:^|;\s*)tema=light(?:;|$)/.test(request.headers.cookie ?? '') ? 'light' : 'dark';
}

const hillCalendar = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Sarajevo' });

function dayOnTheHill(now: Date): string {
  return hillCalendar.format(now);
}

function viewerOf(presence: Presence): Viewer | undefined {
  if (presence.kind !== 'signed-in') return undefined;
  return { name: presence.account.name, editor: presence.account.role === 'editor' };
}
