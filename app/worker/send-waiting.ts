/** What was sent without a network, each under a key of its own with what is needed to send it (app/document/waiting-forms.ts). */
export const WAITING = 'waiting';

/** One after the other, and by one of all that may try, a page or the worker. Rejects while nobody can be reached. */
export function sendWaiting(): Promise<void> {
  return navigator.locks.request(WAITING, async () => {
    const waiting = await caches.open(WAITING);
    for (const key of await waiting.keys()) {
      const kept = await waiting.match(key);
      if (!kept?.headers.has('x-action')) continue;
      const { headers } = kept;
      const action = headers.get('x-action') ?? '';
      const answer = await fetch(action, { method: 'POST', headers, body: await kept.clone().blob() });
      const told = new Headers(headers);
      told.delete('x-action');
      // Not the sign-in: whose session is over is asked first.
      if (answer.ok && answer.url.startsWith(location.origin + action)) {
        await waiting.put(key, new Response(answer.body, { headers: told }));
      } else if ([400, 403, 404, 413, 422].includes(answer.status)) {
        told.set('x-refused', '');
        await waiting.put(key, new Response(kept.body, { headers: told }));
      }
    }
  });
}
