/** What a service worker has and a page has not: the compiler knows one of both, and everything else here is for pages. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MemberMessage extends ExtendableEvent {
  readonly data: { readonly wish?: boolean; readonly mark: string };
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  sync: ExtendableEvent;
  message: MemberMessage;
}

interface WorkerScope {
  /** Itself, where browsers say so. */
  readonly serviceWorker?: ServiceWorker;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly includeUncontrolled: boolean;
      readonly type: 'window';
    }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, answer: (event: WorkerEvents[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
