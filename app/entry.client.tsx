import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadWhenChunksAreLost } from './shell/lost-chunks.ts';
import './document/main.ts';
import { measurePage } from './shell/measurements.ts';
import { rememberFailedRequests } from './shell/request-id.ts';

reloadWhenChunksAreLost();
rememberFailedRequests();
measurePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
