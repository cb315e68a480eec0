import { sendWaiting, WAITING } from '../worker/send-waiting.ts';
import { showNotice } from './notices.ts';
import { FLAG, type Waiting } from './waiting-text.ts';

const MOST_WAITING = 10;
const LASTS_MS = 7 * 24 * 60 * 60 * 1000;
/** Who wrote it, where nobody was signed in. */
const NOBODY = '-';

addEventListener('online', send);
addEventListener('submit', waitInstead, true);
addEventListener('navigated', tell);
void tell().then(send);

/** A form opts in with data-waits, which says what it is. Before React hears of it. */
function waitInstead(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const { waits, kept = '' } = form.dataset;
  if (!waits || navigator.onLine) return;
  event.preventDefault();
  event.stopPropagation();
  const waiting = {
    form: new FormData(form),
    key: crypto.randomUUID(),
    action: new URL(form.action).pathname,
    label: waits,
    name: kept,
    page: location.pathname + location.search,
  };
  void wait(waiting).then((isKept) => {
    if (isKept) form.reset();
    else showNotice('offline');
  });
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
      'X-Written-By': document.documentElement.dataset.account ?? NOBODY,
      'X-Action': action,
      'X-Label': encodeURIComponent(label),
      'X-Name': encodeURIComponent(name),
      'X-Page': encodeURI(page),
      'X-At': String(Date.now()),
    };
    for (const [header, value] of Object.entries(headers)) kept.headers.set(header, value);
    await waiting.put(`/${WAITING}/${key}`, kept);
    localStorage.setItem(FLAG, '');
  } catch {
    return false;
  }
  await tell();
  // Also when this page is long gone, where browsers can.
  const { sync } = (await navigator.serviceWorker.ready) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(WAITING).catch(() => {});
  return true;
}

async function send(): Promise<void> {
  await sendWaiting().catch(() => {});
  await tell();
}

/** What waits, what was sent since, and what was not taken: each a notice of its own, beside the others. */
async function tell(): Promise<void> {
  for (const told of document.querySelectorAll('[data-told]')) told.remove();
  const waiting = await caches.open(WAITING);
  const keys = await waiting.keys();
  if (keys.length === 0) localStorage.removeItem(FLAG);
  for (const key of keys) {
    const kept = await waiting.match(key);
    if (kept) show(key, kept);
  }
}

/** To whoever did not write it, no more than that something waits: the answer may hold a private link. */
function show(key: Request, kept: Response): void {
  const { headers } = kept;
  const label = decodeURIComponent(headers.get('x-label') ?? '');
  const isMine = headers.get('x-written-by') === (document.documentElement.dataset.account ?? NOBODY);
  if (headers.has('x-action')) {
    const at = new Date(Number(headers.get('x-at')));
    const when = at.toLocaleString('hr', { dateStyle: 'long', timeStyle: 'short' });
    say(`Čeka vezu: ${label} (${when}).`, isMine && ['Povucite', () => takeBack(key, kept)]);
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
  const values = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  const { headers } = kept;
  const owner = headers.get('x-written-by')?.replace(NOBODY, '');
  const name = `kept-form ${decodeURIComponent(headers.get('x-name') ?? '')} ${owner}`;
  const keep = () => localStorage.setItem(name, JSON.stringify({ until: Date.now() + LASTS_MS, values }));
  keep();
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
