import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { accountContext, ownAccountOf, type RequestAccount } from '../app/account-context.ts';
import { backupContext } from '../app/backup-context.ts';
import { contributionContext, type SubmittedForm, uploadContext } from '../app/contribution-context.ts';
import { exportContext } from '../app/export-context.ts';
import { mailContext } from '../app/mail-context.ts';
import { mapContext } from '../app/map-context.ts';
import { memberContext } from '../app/member-context.ts';
import { photographContext } from '../app/photograph-context.ts';
import { pathTo } from '../app/routes.ts';
import type { PageInfo } from '../app/shell/page-info.ts';
import { themeIn } from '../app/shell/theme.ts';
import { type Failure, type RequestSite, siteContext } from '../app/site-context.ts';
import { dayText } from '../app/text/dates.ts';
import { treeHealthContext } from '../app/tree-health-context.ts';
import { treePairsContext } from '../app/tree-pairs-context.ts';
import { treeVersionContext } from '../app/tree-version-context.ts';
import { countingChoiceIn, withoutCounters } from '../app/visit-counting.ts';
import { DraftShelf } from '../chronicle/editing/draft-shelf.ts';
import { draftHolder } from '../chronicle/editing/personal-data.ts';
import { countWaiting } from '../chronicle/notifications/waiting.ts';
import { Library } from '../chronicle/reading/library.ts';
import { Search } from '../chronicle/search/search.ts';
import { ownPersonHolder } from '../chronicle/trees/own-person.ts';
import { sharedKinshipHolder } from '../chronicle/trees/shared-kinships.ts';
import { treeProposalHolder } from '../chronicle/trees/tree-proposals.ts';
import { Analyser } from '../croatian/analyser.ts';
import { dayOf } from '../domain/site-zone.ts';
import { openAccounts } from './accounts.ts';
import { openExports } from './archive/open-exports.ts';
import { openMigrated } from './backend.ts';
import type { Configuration } from './configuration.ts';
import { openContributions } from './contributions.ts';
import { deskUploadAt } from './desk-uploads.ts';
import { readDictionary } from './dictionary.ts';
import { startHourly } from './hourly.ts';
import { inTurn } from './http/answer-in-turn.ts';
import { asksForPage } from './http/failures.ts';
import { answerHealth } from './http/health.ts';
import { keepingOf } from './http/keeping.ts';
import { createListener, type FailedExchange, type Handler } from './http/listener.ts';
import { answerMeasurement } from './http/measurements.ts';
import { answerMedia, canViewPrivateMedia, isEditor } from './http/media.ts';
import { answerMetrics } from './http/metrics.ts';
import { PageCache } from './http/page-cache.ts';
import { sendCachedAtOnce, sendPage, sendRendered } from './http/pages.ts';
import { allowancesOf, securityHeaders } from './http/security-headers.ts';
import { answerServiceWorker } from './http/service-worker.ts';
import { answerShareImages } from './http/share-images.ts';
import { answerShared } from './http/shared-files.ts';
import { answerManifest } from './http/site-manifest.ts';
import { answerBuiltFile } from './http/static-files.ts';
import { dropTrailingSlash } from './http/trailing-slash.ts';
import { isUpload } from './http/uploads.ts';
import { log } from './log.ts';
import { openMailer } from './mail.ts';
import { openMap } from './map/open-map.ts';
import { startMemberRounds } from './members.ts';
import { counted } from './metrics/counted-store.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { VisitorMeasurements } from './metrics/visitor-measurements.ts';
import { answeringOffline } from './offline-answers.ts';
import { openPhotographs } from './photographs.ts';
import { lockFolder } from './running-marker.ts';
import { openSafekeeping } from './safekeeping.ts';
import { importStarterContent } from './starter-content.ts';
import { openTreeVersions } from './trees/open-tree-versions.ts';
import { openTrees } from './trees/open-trees.ts';
import { viewerOf } from './viewer.ts';

/** Forms of anybody that bring files. */
const UPLOADS = new Set([pathTo('contribute'), pathTo('contributionUpload')]);

export interface Site {
  readonly listener: RequestListener;
  close(): Promise<void>;
}

interface Built {
  readonly id: string;
  readonly scripts: RequestSite['scripts'];
  readonly pages: ServerBuild | (() => Promise<ServerBuild>);
  /** Where the built client lies; absent while Vite serves it in development. */
  readonly clientFolder?: string;
}

/** The composition root: configuration in, a whole site out. Nothing else names a backend. */
export async function openSite(configuration: Configuration, built: Built): Promise<Site> {
  if ('missing' in configuration.firebase) {
    const { missing } = configuration.firebase;
    // None of the six is a choice; some of them, a mistake.
    const level = missing.length === 6 ? 'info' : 'error';
    const effect = 'nothing will be kept at Firebase';
    log({ level, message: 'Missing Firebase configuration', missing, effect });
  }
  // Before anything is touched. A bucket is for several.
  const lock = 'missing' in configuration.firebase ? lockFolder(configuration.dataFolder) : undefined;
  const uncounted = await openMigrated(configuration);
  const opened = { ...uncounted, store: counted(uncounted.store) };
  const safekeeping = openSafekeeping(configuration, lock);
  await importStarterContent(opened, resolve('content'));
  const library = await Library.open(opened.store);
  const backend = { ...opened, store: answeringOffline(opened.store) };
  const mailer = openMailer({ ...configuration, ...configuration.mail, ...opened });
  const mediaCache = join(configuration.dataFolder, 'cache', 'media');
  const today = () => dayOf(Date.now());
  const contributions = await openContributions(configuration, { backend, library, mailer });
  const photographs = await openPhotographs(backend, { dataFolder: configuration.dataFolder, library });
  const { trees, treeLinks, hill } = await openTrees(opened.store, backend.files, library);
  const treeVersions = openTreeVersions(backend, trees.run, library, today);
  const accounts = await openAccounts(configuration, opened, mailer, [
    contributions.holder,
    ownPersonHolder(backend.store),
    draftHolder(backend.store),
    treeProposalHolder(backend.store),
    sharedKinshipHolder(backend.store),
  ]);
  const exportPorts = { ...backend, ...accounts.members, ...contributions.services, accounts, today };
  const exports = openExports(configuration, exportPorts, built.clientFolder !== undefined);
  const drafts = await DraftShelf.open(opened.store);
  const policies = securityHeaders(configuration.siteUrl?.startsWith('https:') ?? false);
  const cache = new PageCache(policies);
  const stopMetrics = openMetrics(configuration, { ...opened, build: built.id, cache, uploads: contributions.uploads });
  const map = openMap(configuration, backend);
  const search = await Search.open({
    analyser: new Analyser(await readDictionary()),
    library,
    trees,
    hill,
    atlas: map.atlas,
    store: backend.store,
    today,
  });
  const media = {
    library,
    files: backend.files,
    cacheFolder: mediaCache,
    canViewPrivateMedia: canViewPrivateMedia(accounts, { ...photographs, ...contributions.services, hill, today }),
    isEditor: isEditor(accounts),
  };
  const worker = built.clientFolder && (await answerServiceWorker(built.clientFolder, configuration.serviceWorker));
  const analytics = 'missing' in configuration.firebase ? undefined : configuration.firebase;
  const render = createRequestHandler(built.pages, built.clientFolder ? 'production' : 'development');
  // Where the site was last asked for, for emails that nobody's request is behind.
  let origin = configuration.siteUrl ?? `http://${configuration.host}:${configuration.port}`;
  const stopRounds = startMemberRounds(accounts.members, { origin: () => origin, today });
  const stopHourly = startHourly({
    dataFolder: configuration.dataFolder,
    mediaCache,
    contributions: contributions.services,
    drafts,
    photographs,
    members: accounts.members,
    origin: () => origin,
    today,
    believedNow: backend.believedNow,
  });
  const originOf = (request: IncomingMessage) =>
    configuration.siteUrl ?? `http://${configuration.host}:${request.socket.localPort}`;

  const siteOf = (
    request: IncomingMessage,
    seen: Pick<RequestSite, 'url' | 'requestId' | 'viewer' | 'unreachable'>,
    accountId = '',
  ) => {
    const choice = analytics && countingChoiceIn(request.headers.cookie ?? '');
    return {
      ...seen,
      name: configuration.siteName,
      controller: configuration.controller,
      contact: configuration.contact,
      buildId: built.id,
      scripts: built.scripts,
      theme: themeIn(request.headers.cookie ?? ''),
      today: today(),
      todayInWords: dayText(today()),
      analytics: analytics && { choice, settings: analytics },
      library,
      search,
      store: backend.store,
      trees,
      hill,
      treeLinks,
      drafts,
      countWaiting: () => countWaiting({ store: backend.store, drafts }, accountId, seen.viewer?.role),
    };
  };

  /** Day, theme and consent are on the page; the address as it was sent, so that it need not be understood first. */
  const cacheKeyOf = ({ headers, url }: IncomingMessage) => {
    const { cookie = '' } = headers;
    return `${today()} ${themeIn(cookie)} ${analytics && countingChoiceIn(cookie)} ${url}`;
  };

  const answerFromCache = (request: IncomingMessage, response: ServerResponse, requestId: string): boolean => {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !built.clientFolder) return false;
    const { cookie = '' } = headers;
    // Most readers bring none.
    const isSomebodys =
      cookie !== '' && (accounts.claimsSession(cookie) || (analytics && withoutCounters(cookie).length > 0));
    if (isSomebodys) return false;
    return sendCachedAtOnce(request, response, cache.get(cacheKeyOf(request)), requestId);
  };

  /** Rendered at an address of its own: the requested one may be a service, or no valid address. */
  const renderError = (site: RequestSite, failure: Failure): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(siteContext, { ...site, failure });
    return render(new Request(`${site.url}/${failure.status}`), context);
  };

  const sendErrorPage = async (exchange: FailedExchange, failure: Failure) => {
    const { request, response, requestId, url, origin } = exchange;
    const site = siteOf(request, { url: origin, requestId, viewer: undefined, unreachable: false });
    const page = await renderError(site, {
      ...failure,
      address: url ? `${url.pathname}${url.search}` : pathTo('home'),
    });
    if (page.status !== failure.status) throw new Error(`The error page answered with ${page.status}`);
    await sendRendered(request, response, page);
  };

  /** As a stranger reads it. */
  const shareImages = answerShareImages({
    siteName: configuration.siteName,
    library,
    files: backend.files,
    async pageInfoAt(path, { request, url, requestId }) {
      const { unreachable: _, ...account } = await accounts.resolveSession(request, url.origin);
      const seen = { url: url.origin, requestId, viewer: undefined, unreachable: false };
      let told: PageInfo | undefined;
      const tellPageInfo = (page: unknown) => {
        told = page as PageInfo | undefined;
      };
      const context = contextOf(
        { ...siteOf(request, seen), tellPageInfo },
        { ...account, session: { kind: 'visitor' }, membership: undefined },
      );
      const answer = await render(new Request(`${url.origin}${path}`), context);
      return answer.status === 200 ? told : undefined;
    },
  });
  library.onChange(() => {
    cache.clear();
    shareImages.clear();
  });

  const contextOf = (site: RequestSite, account: RequestAccount, upload?: SubmittedForm) => {
    const context = new RouterContextProvider();
    context.set(siteContext, site);
    context.set(mapContext, map);
    context.set(exportContext, exports.services);
    context.set(accountContext, account);
    context.set(contributionContext, contributions.services);
    context.set(backupContext, safekeeping.backups);
    context.set(mailContext, mailer);
    context.set(memberContext, accounts.members);
    context.set(photographContext, photographs);
    context.set(treeVersionContext, treeVersions.services);
    context.set(treeHealthContext, treeVersions.inspections);
    context.set(treePairsContext, treeVersions.pairs);
    context.set(uploadContext, upload);
    return context;
  };

  const answerPage: Handler = async ({ url, request, response, requestId, body }) => {
    const { unreachable, ...account } = await accounts.resolveSession(request, url.origin);
    origin = url.origin;
    const viewer = viewerOf(account);
    const site = siteOf(request, { url: url.origin, requestId, viewer, unreachable }, ownAccountOf(account)?.id);
    const choice = site.analytics?.choice;
    const leftOver = analytics && choice !== 'agreed' ? withoutCounters(request.headers.cookie ?? '') : [];
    for (const cookie of leftOver) response.appendHeader('Set-Cookie', cookie);
    const reading = request.method === 'GET' || request.method === 'HEAD';
    const isForAll = account.session.kind === 'visitor' && !unreachable;
    const limits = isUpload(request) ? deskUploadAt(url.pathname, viewer) : undefined;
    const upload =
      limits || (isUpload(request) && UPLOADS.has(url.pathname))
        ? await contributions.uploads.take(request, account.client.address, limits)
        : undefined;
    const answer = sendPage(request, response, cache, {
      url,
      address: account.client.address,
      requestId,
      cacheKey: reading && built.clientFolder && isForAll ? cacheKeyOf(request) : undefined,
      keep: keepingOf({ url, viewer, unreachable, isForAll }),
      allowances: allowancesOf({
        signIn: url.pathname === pathTo('signIn') ? accounts.asksFromBrowser : [],
        map: url.pathname === pathTo('map') ? configuration.map.styleOrigins : [],
        countsVisits: choice === 'agreed',
      }),
      async render(fetchRequest, form) {
        // Before the answer is sent: after it no temporary file is left.
        const answer = await render(fetchRequest, contextOf({ ...site, form }, account, upload)).finally(() =>
          upload?.discard(),
        );
        if (answer.status < 400 || !asksForPage(request)) return answer;
        const address = `${url.pathname}${url.search}`;
        // React Router has words of its own for a form that a page does not have.
        const isWorded = answer.headers.get('content-type')?.startsWith('text/html') && answer.status !== 405;
        return isWorded ? answer : renderError(site, { status: answer.status, address });
      },
      body: upload ? 'files' : body,
    });
    await answer.finally(() => upload?.discard());
    return true;
  };

  return {
    listener: createListener({
      answerFromCache,
      handlers: [
        answerHealth(built.id),
        answerMetrics(configuration.metricsToken),
        answerMeasurement(configuration.trustProxy, new VisitorMeasurements(today)),
        ...(worker ? [worker] : []),
        answerManifest(configuration.siteName),
        answerShared,
        ...(built.clientFolder ? [answerBuiltFile(built.clientFolder)] : []),
        shareImages.answer,
        answerMedia(media),
        exports.answer,
        dropTrailingSlash,
        inTurn(accounts, answerPage),
      ],
      sendErrorPage,
      originOf,
      siteUrl: configuration.siteUrl,
      // In development, Vite's own scripts would be refused.
      policies: built.clientFolder ? policies : [],
    }),
    async close() {
      stopMetrics();
      stopRounds();
      stopHourly();
      await exports.close();
      await accounts.close();
      await mailer.close();
      await backend.close();
      await safekeeping.close();
    },
  };
}
