import { randomBytes } from 'node:crypto';
import { becomeEditor } from './editor.ts';
import { sendForm } from './member.ts';
import type { SiteProcess } from './site-process.ts';

/** Where a new draft is written, before anything of it is stored. */
export function newDraftPath(kind: string): string {
  return `/urednistvo/nacrt/${randomBytes(16).toString('hex')}?vrsta=${kind}`;
}

/** Sends the plain form of a draft, on whatever version the page shows, as a browser without scripts would. */
export async function sendDraft(
  site: Pick<SiteProcess, 'address'>,
  path: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<Response> {
  const page = await (await fetch(`${site.address}${path}`, { headers: { cookie } })).text();
  const [, version = '0'] = /name="version" value="(\d+)"/.exec(page) ?? [];
  return sendForm(site.address, path, { version, ...fields }, cookie);
}

/** Written and published in one go. Answers with where it is read. */
export async function publishNew(
  site: Pick<SiteProcess, 'address'>,
  kind: string,
  fields: Record<string, string>,
  cookie: string,
): Promise<string> {
  const text = { summary: 'Sažetak za provjeru.', body: 'Tekst za provjeru.' };
  const answer = await sendDraft(site, newDraftPath(kind), { ...text, ...fields, intent: 'publish' }, cookie);
  const location = answer.headers.get('location');
  if (answer.status !== 302 || !location) throw new Error(`not published: ${answer.status}`);
  return location;
}

/** A private link to a draft. */
export async function previewOf(site: SiteProcess, path: string, cookie: string): Promise<string> {
  const page = await (await sendDraft(site, path, { intent: 'preview-link' }, cookie)).text();
  const [, link] = /href="(\/pregled\/[^"]+)"/.exec(page) ?? [];
  if (!link) throw new Error('no private link');
  return link;
}

const made = new WeakMap<SiteProcess, Map<string, Promise<string>>>();

/** Made once for each running site: many tests look at the same page. */
export function onceOn(site: SiteProcess, name: string, make: (editor: string) => Promise<string>): Promise<string> {
  const here = made.get(site) ?? new Map<string, Promise<string>>();
  made.set(site, here);
  const making = here.get(name) ?? becomeEditor(site).then(make);
  here.set(name, making);
  return making;
}
