declare const SHARED_FORM: string;

/** In bytes: six photographs as phones take them. */
const LARGEST = 60_000_000;

/** What a phone shares is laid beside, and the form of a memory takes it from there (features/contribution/shared-files.ts). */
export async function takeShared(request: Request): Promise<Response> {
  const body = await request.blob();
  // Without it, or without room for it, the form says that it has to be chosen again.
  if (body.size <= LARGEST)
    await (await caches.open('shared')).put('/shared', new Response(body, request)).catch(() => {});
  return Response.redirect(SHARED_FORM, 303);
}
