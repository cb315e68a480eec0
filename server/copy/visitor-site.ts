import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { mapContext } from '../../app/map-context.ts';
import type { PageInfo } from '../../app/shell/page-info.ts';
import { type RequestSite, siteContext } from '../../app/site-context.ts';
import { dayText } from '../../app/text/dates.ts';
import { DraftShelf } from '../../chronicle/editing/draft-shelf.ts';
import { Library } from '../../chronicle/reading/library.ts';
import { Search } from '../../chronicle/search/search.ts';
import { Analyser } from '../../croatian/analyser.ts';
import { dayOf } from '../../domain/site-zone.ts';
import { openBackend } from '../backend.ts';
import type { Configuration } from '../configuration.ts';
import { readDictionary } from '../dictionary.ts';
import type { Handler } from '../http/listener.ts';
import { answerMedia } from '../http/media.ts';
import { answerShareImages } from '../http/share-images.ts';
import { answerBuiltFile } from '../http/static-files.ts';
import { dropTrailingSlash } from '../http/trailing-slash.ts';
import { openMap } from '../map/open-map.ts';
import { openTrees } from '../trees/open-trees.ts';

interface Built {
  readonly id: string;
  readonly scripts: RequestSite['scripts'];
  readonly pages: ServerBuild;
  readonly clientFolder: string;
}

/**
 * What a stranger can read of a site, and nothing else of it: no accounts, no forms, no work that is done by itself. So a command can
 * read the chronicle while the site runs on it.
 */
export async function openVisitorSite(configuration: Configuration, built: Built) {
  const backend = await openBackend(configuration);
  const { store, files } = backend;
  const library = await Library.open(store);
  const { trees, treeLinks, hill } = await openTrees(store, files, library);
  const map = openMap(configuration, backend);
  const today = () => dayOf(Date.now());
  const analyser = new Analyser(await readDictionary());
  const search = await Search.open({ analyser, library, trees, hill, atlas: map.atlas, store, today });
  const drafts = await DraftShelf.open(store);
  const render = createRequestHandler(built.pages, 'production');
  const origin = configuration.siteUrl ?? `http://${configuration.host}:${configuration.port}`;

  const contextOf = (tellPageInfo?: RequestSite['tellPageInfo']) => {
    const context = new RouterContextProvider();
    context.set(mapContext, map);
    context.set(siteContext, {
      name: configuration.siteName,
      url: origin,
      controller: configuration.controller,
      contact: configuration.contact,
      buildId: built.id,
      scripts: built.scripts,
      theme: 'dark',
      requestId: 'copy',
      today: today(),
      todayInWords: dayText(today()),
      viewer: undefined,
      unreachable: false,
      analytics: undefined,
      countWaiting: async () => 0,
      library,
      search,
      store,
      trees,
      hill,
      treeLinks,
      drafts,
      ...(tellPageInfo ? { tellPageInfo } : {}),
    });
    return context;
  };

  const answerPage: Handler = async ({ url, response }) => {
    const answer = await render(new Request(url), contextOf());
    const location = answer.headers.get('location');
    if (location) response.setHeader('Location', location);
    response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'text/html');
    response.statusCode = answer.status;
    response.end(Buffer.from(await answer.arrayBuffer()));
    return true;
  };

  const shareImages = answerShareImages({
    siteName: configuration.siteName,
    library,
    files,
    async pageInfoAt(path) {
      let told: PageInfo | undefined;
      const context = contextOf((page) => {
        told = page as PageInfo | undefined;
      });
      const answer = await render(new Request(`${origin}${path}`), context);
      return answer.status === 200 ? told : undefined;
    },
  });
  const media = answerMedia({
    library,
    files,
    cacheFolder: join(configuration.dataFolder, 'cache', 'media'),
    canViewPrivateMedia: async () => undefined,
    isEditor: async (_: { readonly request: IncomingMessage }) => false,
  });
  return {
    library,
    origin,
    handlers: [answerBuiltFile(built.clientFolder), shareImages.answer, media, dropTrailingSlash, answerPage],
    close: () => backend.close(),
  };
}
