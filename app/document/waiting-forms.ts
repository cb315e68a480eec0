import { SITE_ZONE } from '../../domain/site-zone.ts';
import { sendWaiting, WAITING } from '../worker/send-waiting.ts';
import { currentAccount } from './account.ts';
import { keepValues, keptKey } from './kept-values.ts';
import { showNotice } from './notices.ts';
import { FLAG, type Waiting } from './waiting-text.ts';
import { accountOf, writerOf } from './waiting-writer.ts';

const MOST_WAITING = 10;
/** A line that says nothing for so long is as good as none. */
const PATIENCE_MS = 4000;
/** One that the browser never knew to be dead comes back without a word. */
const AGAIN_MS = 30_000;

let again: ReturnType<typeof setTimeout> | undefined;

addEventListener('online', send);
addEventListener('navigated', tell);
void tell().then(send);

/** Of which it is not known yet whether somebody can be reached: pressed once more, it is the same. */
const asking = new Set<HTMLFormElement>();

/** Where nobody can be reached, what was written in a form waits instead of being sent. False where it can be sent. */
export async function waitsWithoutLine(form: HTMLFormElement): Promise<boolean> {
  if (asking.has(form)) return true;
  asking.add(form);
  const isThere = await isAnybodyThere();
  if (!isThere) await waitInForm(form);
  asking.delete(form);
  return !isThere;
}

async function waitInForm(form: HTMLFormElement): Promise<void> {
  const { waits = '', kept = '' } = form.dataset;
  const isKept = await wait({
    form: new FormData(form),
    key: crypto.randomUUID?.() ?? '',
    action: new URL(form.action).pathname,
    label: waits,
    name: kept,
    page: location.pathname + location.search,
  });
  if (isKept) form.reset();
  else showNotice('offline');
}

/** A network may be there and lead nowhere: `onLine` does not know. */
async function isAnybodyThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}

/** Keeps what was to be sent. False where there is no room. */
export async function wait({ form, key, action, label, name, page }: Waiting): Promise<boolean> {
  try {
    const waiting = await caches.open(WAITING);
    if ((await waiting.keys()).length >= MOST_WAITING) return false;
    const hasFiles = [...form.values()].some((value) => value instanceof File);
    const kept = new Response(
      hasFiles ? form : new URLSearchParams([...form].map(([field, value]) => [field, String(value)])),
    );
    const headers = {
      'Idempotency-Key': key,
      'X-Written-By': writerOf(currentAccount()),
      'X-Action': action,
      'X-Label': encodeURIComponent(label),
      'X-Name': encodeURIComponent(name),
      'X-Page': encodeURI(page),
      'X-At': String(Date.now()),
    };
    for (const [header, value] of Object.entries(headers)) kept.headers.set(header, value);
    await waiting.put(`/${WAITING}/${key}`, kept);
    localStorage.setItem(FLAG, '');
    // Asks the reader in Firefox; elsewhere the browser decides.
    void navigator.storage.persist?.().catch(() => {});
  } catch {
    return false;
  }
  await tell();
  sendAgain();
  // Also when this page is long gone, where browsers can.
  const { sync } = (await navigator.serviceWorker.ready) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(WAITING).catch(() => {});
  return true;
}

async function send(): Promise<void> {
  await sendWaiting().catch(sendAgain);
  await tell();
}

function sendAgain(): void {
  clearTimeout(again);
  again = setTimeout(send, AGAIN_MS);
}

/** What waits, what was sent since, and what was not taken: each a notice of its own, beside the others. */
async function tell(): Promise<void> {
  const waiting = await caches.open(WAITING);
  const all: (readonly [Request, Response])[] = [];
  for (const key of await waiting.keys()) {
    const kept = await waiting.match(key);
    if (kept) all.push([key, kept]);
  }
  // All at once: whoever tells at the same time has told before or tells anew.
  for (const told of document.querySelectorAll('[data-told]')) told.remove();
  if (all.length === 0) localStorage.removeItem(FLAG);
  for (const [key, kept] of all) show(key, kept);
}

/** To whoever did not write it, no more than that something waits: the answer may hold a private link. */
function show(key: Request, kept: Response): void {
  const { headers } = kept;
  const label = decodeURIComponent(headers.get('x-label') ?? '');
  const isMine = headers.get('x-written-by') === writerOf(currentAccount());
  if (headers.has('x-action')) {
    const at = new Date(Number(headers.get('x-at')));
    const when = at.toLocaleString('hr', { dateStyle: 'long', timeStyle: 'short', timeZone: SITE_ZONE });
    say(`Čeka da se veza vrati: ${label} (${when}).`, isMine && ['Nemojte poslati', () => takeBack(key, kept)]);
  } else if (isMine && headers.has('x-refused')) {
    say(`Nije primljeno: ${label}. Provjerite što ste upisali pa pošaljite ponovno.`, [
      'Vratite u obrazac',
      () => takeBack(key, kept),
    ]);
  } else if (isMine) {
    showNotice('offline', false);
    say(`Poslano: ${label}.`, ['U redu', () => finish(key, kept)]);
  }
}

/** Made of the notices that are in the page: they have its looks. */
function say(sentence: string, answer: false | readonly [string, () => Promise<void>]): void {
  const original = document.querySelector<HTMLElement>('[data-notice=kept]');
  const notice = original?.cloneNode(true) as HTMLElement | undefined;
  if (!original || !notice) return;
  delete notice.dataset.notice;
  notice.dataset.told = '';
  notice.hidden = false;
  const [button, other] = notice.querySelectorAll('button');
  notice.querySelector('span')?.replaceChildren(sentence);
  other?.remove();
  if (answer && button) {
    const [name, act] = answer;
    delete button.dataset.putBack;
    button.replaceChildren(name);
    button.addEventListener('click', () => act().then(tell));
  } else button?.remove();
  original.after(notice);
}

/** Into the form that it came from, which offers what was written (kept-forms.ts) and takes the files (shared-files.ts). */
async function takeBack(key: Request, kept: Response): Promise<void> {
  const form = await kept.clone().formData();
  const files = new FormData();
  for (const [name, value] of form) if (value instanceof File) files.append(name, value);
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  const { headers } = kept;
  const name = decodeURIComponent(headers.get('x-name') ?? '');
  const keptAs = keptKey(name, accountOf(headers.get('x-written-by')));
  const keep = () => keepValues(keptAs, values);
  if (!keep()) return;
  // The form may be on this page, empty, and kept as such when the page goes: a moment before.
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', keep);
  if ([...files].length > 0) await (await caches.open('shared')).put('/shared', new Response(files));
  await (await caches.open(WAITING)).delete(key);
  location.assign(headers.get('x-page') ?? '/');
}

/** Somebody without an address for emails gets the link to what they told once: here. */
async function finish(key: Request, kept: Response): Promise<void> {
  const answer: unknown = await kept
    .clone()
    .json()
    .catch(() => undefined);
  await (await caches.open(WAITING)).delete(key);
  const { next } = (answer ?? {}) as { next?: string };
  if (next) location.assign(new URL(next, location.origin).pathname + new URL(next, location.origin).search);
}
