import type { Handler } from './listener.ts';

/** For whoever watches over the process: that it answers, and which build it is. */
export function answerHealth(build: string): Handler {
  return async ({ url, response }) => {
    if (url.pathname !== '/healthz') return false;
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Cache-Control', 'no-store');
    response.end(JSON.stringify({ status: 'ok', build }));
    return true;
  };
}
