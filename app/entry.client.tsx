import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { FailedFrameContext, frameInDocument } from './shell/frame.ts';
import { reloadWhenChunksAreLost } from './shell/lost-chunks.ts';
import { measurePage } from './shell/measurements.ts';
import { rememberFailedRequests } from './shell/request-id.ts';

reloadWhenChunksAreLost();
rememberFailedRequests();
measurePage();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <FailedFrameContext value={frameInDocument()}>
        <HydratedRouter />
      </FailedFrameContext>
    </StrictMode>,
  );
});
