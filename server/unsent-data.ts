import { type ActionFunction, data, type LoaderFunction, type ServerBuild } from 'react-router';
import { type Page, routeIdOf, table } from '../app/routes.ts';

/** React Router's own address for what loaders and actions return: it stays served for documents, too. */
const DATA_ADDRESS = /\.data(?:[?#]|$)/;

/**
 * React Router encodes for the browser what loaders and actions return, also where nothing of it is sent; of a document's
 * processor time that took a tenth. Behind a prototype it is there for rendering, and there is nothing to encode.
 */
export function withoutUnsentData(pages: ServerBuild): ServerBuild {
  const routes = { ...pages.routes };
  for (const { kind, path } of Object.values<Page>(table)) {
    const id = routeIdOf(path);
    const route = routes[id];
    if (!route || kind !== 'document') continue;
    const { loader, action } = route.module;
    const made = { ...(loader && { loader: unsent(loader) }), ...(action && { action: unsent(action) }) };
    routes[id] = { ...route, module: { ...route.module, ...made } };
  }
  return { ...pages, routes };
}

function unsent(answer: LoaderFunction | ActionFunction): LoaderFunction & ActionFunction {
  return async (args) => {
    const shown: unknown = await answer(args);
    if (DATA_ADDRESS.test(args.request.url)) return shown;
    return isWithInit(shown) ? data(hidden(shown.data), shown.init ?? undefined) : hidden(shown);
  };
}

function hidden(shown: unknown): unknown {
  return isPlainObject(shown) ? Object.create(shown) : shown;
}

/** As `data` returns it, with a status or headers. */
function isWithInit(value: unknown): value is ReturnType<typeof data> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
