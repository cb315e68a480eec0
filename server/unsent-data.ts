import type { LoaderFunction, ServerBuild } from 'react-router';
import { type Page, routeIdOf, table } from '../app/routes.ts';

/** React Router's own address for what loaders return: it stays served for documents, too. */
const DATA_ADDRESS = /\.data(?:[?#]|$)/;

/**
 * React Router encodes for the browser what loaders return, also where nothing of it is sent; of a document's processor
 * time that took a tenth. Behind a prototype it is there for rendering, and there is nothing to encode.
 */
export function withoutUnsentData(pages: ServerBuild): ServerBuild {
  const routes = { ...pages.routes };
  for (const { kind, path } of Object.values<Page>(table)) {
    const id = routeIdOf(path);
    const route = routes[id];
    const loader = route?.module.loader;
    if (loader && kind === 'document') routes[id] = { ...route, module: { ...route.module, loader: unsent(loader) } };
  }
  return { ...pages, routes };
}

function unsent(loader: LoaderFunction): LoaderFunction {
  return async (args) => {
    const shown: unknown = await loader(args);
    return isPlainObject(shown) && !DATA_ADDRESS.test(args.request.url) ? Object.create(shown) : shown;
  };
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
