import { createContext, use } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';
import { OPEN_DOCUMENTS } from '../page-kinds.ts';

/** What the server puts into a page for the browser: known where it is rendered, and left as it is where it is hydrated. */
interface PageScripts {
  /** Address of the module of app/document. */
  readonly module: string | undefined;
  /** The guard against lost chunks, as it stands in the page. */
  readonly guard: string | undefined;
  /** By which the server's own inline scripts are known (app/inline-scripts.ts). */
  readonly mark: string | undefined;
}

export const PageScriptsContext = createContext<PageScripts>({ module: undefined, guard: ' ', mark: undefined });

/** In the head, before anything that can be lost. */
export function Guard() {
  const { guard, mark } = use(PageScriptsContext);
  if (!guard) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of app/document/guard.ts by the build
  return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guard }} />;
}

/** A document has the one module; an app has React Router's scripts besides. */
export function BodyScripts({ isApp }: { readonly isApp: boolean }) {
  const { module } = use(PageScriptsContext);
  return (
    <>
      <script
        type="module"
        src={module}
        data-documents={isApp ? undefined : OPEN_DOCUMENTS.join(' ')}
        suppressHydrationWarning
      />
      {isApp && (
        <>
          <ScrollRestoration />
          <Scripts />
        </>
      )}
    </>
  );
}
