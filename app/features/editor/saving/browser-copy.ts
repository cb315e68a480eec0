import type { DraftContent } from '../../../../domain/draft-content.ts';

/** What was written and is not known to be saved, as this browser keeps it. */
export interface BrowserCopy {
  readonly version: number;
  readonly base: DraftContent | null;
  readonly content: DraftContent;
  readonly why?: string | undefined;
  /** When it was written. */
  readonly at: string;
}

export interface BrowserCopies {
  keep(copy: BrowserCopy): boolean;
  /** What was left by a page that is gone; put aside, so that what is typed meanwhile does not overwrite it. */
  find(): BrowserCopy | undefined;
  forgetFound(): void;
  forget(): void;
}

const PREFIX = 'nase-brdo.draft.';
const ASIDE = '.aside';
/** Drafts that nobody comes back to make room for the one being written. */
const KEPT_DAYS = 60;

/** In localStorage, because it is written before the tab can be gone. */
export function browserCopies(id: string, storage: Storage = localStorage): BrowserCopies {
  const key = PREFIX + id;
  return {
    keep(copy) {
      const text = JSON.stringify(copy);
      return isKept(storage, key, text) || (makeRoom(storage, key) && isKept(storage, key, text));
    },
    find() {
      const left = copyAt(storage, key);
      if (left && isKept(storage, key + ASIDE, JSON.stringify(left))) remove(storage, key);
      return left ?? copyAt(storage, key + ASIDE);
    },
    forgetFound: () => remove(storage, key + ASIDE),
    forget: () => remove(storage, key),
  };
}

function copyAt(storage: Storage, key: string): BrowserCopy | undefined {
  try {
    const copy: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isCopy(copy) ? copy : undefined;
  } catch {
    return undefined;
  }
}

function remove(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Storage that cannot be used keeps nothing either.
  }
}

function isKept(storage: Storage, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function makeRoom(storage: Storage, own: string): boolean {
  try {
    const before = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(PREFIX) || key.startsWith(own)) continue;
      const at: unknown = JSON.parse(storage.getItem(key) ?? '{}').at;
      if (typeof at !== 'string' || at < before) storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}

function isCopy(value: unknown): value is BrowserCopy {
  if (typeof value !== 'object' || value === null) return false;
  const { version, content, at } = value as Partial<Record<keyof BrowserCopy, unknown>>;
  return typeof version === 'number' && typeof at === 'string' && typeof content === 'object' && content !== null;
}
