import { pathTo } from '../../routes.ts';

export interface SharedFiles {
  readonly photographs: readonly File[];
  readonly text: string;
}

/** What a phone has shared with the site, once: laid beside by the service worker (app/worker/shared.ts). */
export async function takeSharedFiles(): Promise<SharedFiles | undefined> {
  try {
    const shared = await caches.open('shared');
    const form = await (await shared.match(pathTo('share')))?.formData();
    await caches.delete('shared');
    if (!form) return undefined;
    const photographs = form.getAll('photographs').filter((file) => file instanceof File);
    const words = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim());
    return { photographs, text: words.filter(Boolean).join('\n') };
  } catch {
    // Not every browser has somewhere to lay things, and what lies there may be no form.
    return undefined;
  }
}
