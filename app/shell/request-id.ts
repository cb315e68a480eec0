import { createContext, use, useSyncExternalStore } from 'react';

const ATTRIBUTE = 'requestId';

export const RequestIdContext = createContext<string | undefined>(undefined);

/** The id under which the server logged what failed: of the page itself, or of the payload asked for last. */
export function useFailedRequestId(): string | undefined {
  const rendered = use(RequestIdContext);
  return useSyncExternalStore(
    noChanges,
    () => document.documentElement.dataset[ATTRIBUTE],
    () => rendered ?? (typeof document === 'undefined' ? undefined : document.documentElement.dataset[ATTRIBUTE]),
  );
}

/** React Router hides the headers of a failed payload; the id a person would quote is in them. */
export function rememberFailedRequests(): void {
  const plainFetch = window.fetch;
  window.fetch = async (...args) => {
    const response = await plainFetch(...args);
    if (response.status >= 500)
      document.documentElement.dataset[ATTRIBUTE] = response.headers.get('X-Request-Id') ?? '';
    return response;
  };
}

function noChanges(): () => void {
  return () => {};
}
