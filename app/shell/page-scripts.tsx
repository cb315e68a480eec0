import { createContext, use } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';

/** What the server puts into a page for the browser: known where it is rendered, and left as it is where it is hydrated. */
interface PageScripts {
  /** Address of the module of app/document. */
  readonly module: string | undefined;
  /** The guard against lost chunks, as it stands in the page. */
  readonly guard: string | undefined;
  /** Patterns of what a document may ask for before anybody has pressed anything. */
  readonly documents?: string | undefined;
  /** Address of the service worker. */
  readonly worker?: string | undefined;
  /** By which the server's own inline scripts are known (app/inline-scripts.ts). */
  readonly mark: string | undefined;
}

export const PageScriptsContext = createContext<PageScripts>({
  module: undefined,
  // In development there is none.
  guard: import.meta.env.PROD ? ' ' : undefined,
  mark: undefined,
});

/**
 * In the head: the guard before anything that can be lost, then the one module that documents and apps have. The first
 * paint waits for it as it does for the styles, since whatever is seen must answer when it is pressed.
 */
export function HeadScripts() {
  const { guard, module, worker, documents, mark } = use(PageScriptsContext);
  return (
    <>
      {guard && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of app/document/guard.ts by the build
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guard }} />
      )}
      <script
        type="module"
        blocking="render"
        src={module}
        data-worker={worker}
        data-documents={documents}
        suppressHydrationWarning
      />
    </>
  );
}

/** An app has React Router's scripts besides. */
export function BodyScripts({ isApp }: { readonly isApp: boolean }) {
  return (
    isApp && (
      <>
        <ScrollRestoration />
        <Scripts />
      </>
    )
  );
}
