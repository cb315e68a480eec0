import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { rememberFailedRequests } from './shell/request-id.ts';

rememberFailedRequests();

// React Router's scripts do not wait for the one in the head (app/document), which must hear of the first page and of each
// press before React answers it. The browser loads a module once; where it cannot, the guard against lost chunks knows.
const { src } = document.querySelector<HTMLScriptElement>('head script[type=module]') ?? {};
if (src) await import(/* @vite-ignore */ src).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
