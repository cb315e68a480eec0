import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

type Reply = { readonly id?: number; readonly result?: unknown; readonly error?: { readonly message: string } };

/** One connection to a page. Playwright would forbid the browser to prerender. */
class PageConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#take(JSON.parse(String(data)) as Reply));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The page is gone'));
    });
  }

  static open(address: string): Promise<PageConnection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new PageConnection(socket)));
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
    });
  }

  send(method: string, params: Record<string, unknown> = {}): Promise<unknown> {
    this.#sent += 1;
    const reply = Promise.withResolvers<unknown>();
    this.#waiting.set(this.#sent, reply);
    this.#socket.send(JSON.stringify({ id: this.#sent, method, params }));
    return reply.promise;
  }

  close(): void {
    this.#socket.close();
  }

  #take({ id, result, error }: Reply): void {
    if (id === undefined) return;
    const reply = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
  }
}

/** A whole browser with one tab: the headless shell has neither a back/forward cache nor prerendering. */
export class WholeBrowser {
  readonly #process: ChildProcess;
  readonly #folder: string;
  readonly #port: string;

  private constructor(process: ChildProcess, folder: string, port: string) {
    this.#process = process;
    this.#folder = folder;
    this.#port = port;
  }

  static async start(path: string): Promise<WholeBrowser> {
    const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-browser-'));
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const child = spawn(path, [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--window-size=412,915',
      '--no-first-run',
      ...sandbox,
      'about:blank',
    ]);
    for await (const line of createInterface({ input: child.stderr })) {
      const port = /ws:\/\/127\.0\.0\.1:(\d+)\//.exec(line)?.[1];
      if (port) return new WholeBrowser(child, folder, port);
    }
    throw new Error(`${path} did not start`);
  }

  /** Asked anew each time: another page in the same tab is another target. */
  async #onPage<Result>(act: (page: PageConnection) => Promise<Result>): Promise<Result> {
    const targets = (await (await fetch(`http://127.0.0.1:${this.#port}/json`)).json()) as {
      readonly type: string;
      readonly webSocketDebuggerUrl: string;
    }[];
    const address = targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl;
    if (!address) throw new Error('The browser has no page');
    const page = await PageConnection.open(address);
    try {
      return await act(page);
    } finally {
      page.close();
    }
  }

  evaluate<Result>(expression: string): Promise<Result> {
    return this.#onPage(async (page) => {
      const { result } = (await page.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result: { value: Result } };
      return result.value;
    });
  }

  async open(address: string): Promise<void> {
    await this.#onPage((page) => page.send('Page.navigate', { url: address }));
    await this.until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
  }

  /** Looks until a page in the tab says yes. */
  async until(expression: string): Promise<void> {
    const end = performance.now() + 10_000;
    while (performance.now() < end) {
      if (await this.evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Never true: ${expression}`);
  }

  async point(kind: 'mouseMoved' | 'mousePressed' | 'mouseReleased', x: number, y: number): Promise<void> {
    const button = kind === 'mouseMoved' ? 'none' : 'left';
    await this.#onPage((page) => page.send('Input.dispatchMouseEvent', { type: kind, x, y, button, clickCount: 1 }));
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill();
    await gone;
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
