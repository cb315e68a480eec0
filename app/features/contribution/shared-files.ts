export interface SharedFiles {
  readonly photographs: readonly File[];
  readonly voice: File | undefined;
  readonly text: string;
}

/**
 * Files for the form of a memory that were laid beside, once: by the service worker when a phone shares something with the site
 * (app/worker/shared.ts), or when a memory that waited is taken back (app/document/waiting-forms.ts).
 */
export async function takeSharedFiles(): Promise<SharedFiles | undefined> {
  try {
    const form = await (await caches.match('/shared'))?.formData();
    if (!form) return undefined;
    await caches.delete('shared');
    const photographs = form.getAll('photographs').filter((file) => file instanceof File);
    const words = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').trim());
    const voice = form.get('voice');
    return { photographs, voice: voice instanceof File ? voice : undefined, text: words.filter(Boolean).join('\n') };
  } catch {
    // Not every browser has somewhere to lay things, and what lies there may be no form.
    return undefined;
  }
}
