import type { RunningSite } from '../running-site.ts';

export interface Answer {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly location: string;
  readonly cookie: string;
}

export interface Sent {
  readonly cookie?: string;
  /** Where it comes from: limits count by it. */
  readonly from?: string;
  readonly form?: Readonly<Record<string, string>> | FormData;
  readonly json?: unknown;
  /** Other headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A site that comes and goes: whoever asks waits until it is there, and gets nothing when it goes in the middle. */
export class Target {
  #site: RunningSite | undefined;
  #arrival = Promise.withResolvers<RunningSite>();
  #isOver = false;
  readonly #read = new Map<string, Promise<Answer | undefined>>();

  isUp(site: RunningSite): void {
    this.#site = site;
    this.#arrival.resolve(site);
  }

  isDown(): void {
    this.#site = undefined;
    this.#arrival = Promise.withResolvers();
  }

  /** Those who work with it stop after what they are at. */
  end(): void {
    this.#isOver = true;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async site(): Promise<RunningSite> {
    return this.#site ?? this.#arrival.promise;
  }

  /** A page that many are to be found on is read once, when everything has been sent. */
  readOnce(path: string, cookie: string): Promise<Answer | undefined> {
    const key = `${cookie} ${path}`;
    const reading = this.#read.get(key) ?? this.ask(path, { cookie });
    this.#read.set(key, reading);
    return reading;
  }

  /** Whole, or nothing: then nobody knows whether it was taken. */
  async ask(path: string, sent: Sent = {}): Promise<Answer | undefined> {
    const { address } = await this.site();
    try {
      const response = await fetch(`${address}${path}`, requestOf(sent));
      const bytes = Buffer.from(await response.arrayBuffer());
      const [cookie = ''] = response.headers.getSetCookie();
      return {
        status: response.status,
        bytes,
        text: bytes.toString(),
        location: response.headers.get('location') ?? '',
        cookie: cookie.split(';')[0] ?? '',
      };
    } catch {
      return undefined;
    }
  }
}

function requestOf({ cookie = '', from = '198.18.0.1', form, json, headers = {} }: Sent): RequestInit {
  const common = { cookie, 'X-Forwarded-For': from, ...headers };
  if (json !== undefined) {
    return {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { ...common, 'Content-Type': 'application/json' },
      redirect: 'manual',
    };
  }
  if (!form) return { headers: common, redirect: 'manual' };
  const body = form instanceof FormData ? form : new URLSearchParams(form);
  return { method: 'POST', body, headers: common, redirect: 'manual' };
}
