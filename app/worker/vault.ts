/**
 * Members' pages, with the data and pictures they need, for who has switched that on: encrypted, by a key that no script can read
 * and that goes with the session. Under their addresses, which the browser's own history knows as well.
 */
const VAULT = 'members';
const MOST = 300;

interface Lock {
  /** Whose it is. */
  readonly mark: string;
  readonly key: CryptoKey;
}

/** Only what is structured can hold a key; there is nothing else in it. */
function lockStore<Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(VAULT);
    opening.onupgradeneeded = () => opening.result.createObjectStore(VAULT);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const request = work(opening.result.transaction(VAULT, 'readwrite').objectStore(VAULT));
      request.onerror = reject;
      request.onsuccess = () => resolve(request.result);
      opening.result.close();
    };
  });
}

async function lock(): Promise<Lock | undefined> {
  return (await caches.has(VAULT)) ? lockStore<Lock>((store) => store.get(VAULT)) : undefined;
}

export async function isKeepingForMember(): Promise<boolean> {
  return Boolean(await lock());
}

export async function keepForMember(mark: string): Promise<void> {
  // Asked for twice, in two windows: what another key has sealed opens for nobody, and would stand in the way of all the rest.
  await forgetMember();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await lockStore((store) => store.put({ mark, key }, VAULT));
  await caches.open(VAULT);
}

export async function forgetMember(): Promise<void> {
  if (await caches.delete(VAULT)) await lockStore((store) => store.clear());
}

/** Whoever is at this device now is somebody else, or nobody any more. */
export async function checkMember(mark: string | undefined): Promise<void> {
  const kept = await lock();
  if (kept && kept.mark !== mark) await forgetMember();
}

export async function putAway(url: string, headers: Headers, body: BufferSource): Promise<void> {
  const { key } = (await lock()) ?? {};
  if (!key) return;
  const vault = await caches.open(VAULT);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = new Response(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, body), { headers });
  sealed.headers.set('x-iv', iv.join());
  await vault.put(url, sealed);
  const [oldest, ...others] = await vault.keys();
  if (oldest && others.length >= MOST) await vault.delete(oldest);
}

export async function takeOut(url: string): Promise<Response | undefined> {
  const { key } = (await lock()) ?? {};
  const sealed = key && (await (await caches.open(VAULT)).match(url));
  if (!sealed) return undefined;
  const { headers } = sealed;
  const iv = Uint8Array.from(headers.get('x-iv')?.split(',') ?? [], Number);
  const plain = crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, await sealed.arrayBuffer());
  return plain.then(
    (body) => new Response(body, { headers }),
    () => undefined,
  );
}

export async function putAwayAddresses(): Promise<readonly Request[]> {
  return (await lock()) ? (await caches.open(VAULT)).keys() : [];
}

/** Parts of an app are not named by its page: of another build they may be gone. Its pages are kept anew as they are visited. */
export async function dropPutAway(): Promise<void> {
  if (await caches.delete(VAULT)) await caches.open(VAULT);
}
