import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInSight, HEIGHT, type Key, type OtherBrowser, retry } from './other-browser.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const KEYS: Readonly<Record<Key, string>> = { Enter: '\uE007', Escape: '\uE00C' };
/** Its window must be able to be as narrow as a phone, and nothing in it moves. */
const NARROW = '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; }';
const STILL = '[Settings]\ngtk-enable-animations=false\n';

/** WebKitGTK, whose engine is Safari's, over WebDriver: a window on a screen that nobody sees. */
export class WebKit implements OtherBrowser {
  readonly #processes: readonly ChildProcess[];
  readonly #folder: string;
  readonly #driver: string;
  #session = '';

  private constructor(processes: readonly ChildProcess[], folder: string, driver: string) {
    this.#processes = processes;
    this.#folder = folder;
    this.#driver = driver;
  }

  static async start(): Promise<WebKit> {
    const folder = mkdtempSync(join(tmpdir(), 'nase-brdo-webkit-'));
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW);
    writeFileSync(join(folder, 'gtk-3.0/settings.ini'), STILL);
    const screen = spawn(process.env.XVFB as string, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
    const port = await freePort();
    const driver = spawn(process.env.WEBKIT_DRIVER as string, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder, LANGUAGE: 'hr' },
    });
    const webkit = new WebKit([driver, screen], folder, `http://127.0.0.1:${port}`);
    await retry(() => webkit.#ask('GET', '/status'));
    const options = { binary: process.env.WEBKIT, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await webkit.#ask<{ sessionId: string }>('POST', '/session', { capabilities });
    webkit.#session = `/session/${sessionId}`;
    return webkit;
  }

  async go(address: string): Promise<void> {
    await this.#tell('/url', { url: address });
    // Nothing can run in a page before its own scripts: only what goes wrong from now on is heard.
    await this.evaluate(() => {
      const errors: string[] = [];
      Object.assign(window, { errors });
      addEventListener('error', ({ message }) => errors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
      console.error = (...said) => errors.push(said.join(' '));
    }, null);
  }

  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>> {
    return this.#tell('/execute/sync', { script: `return (${run})(...arguments)`, args: [argument] });
  }

  click(selector: string, name?: string): Promise<void> {
    return retry(async () => {
      const element = await this.evaluate(findInSight, { selector, name });
      if (!element) throw new Error(`no ${selector} ${name ?? ''}`);
      await this.#tell(`/element/${idOf(element)}/click`, {});
    });
  }

  async type(text: string): Promise<void> {
    const element = await this.#ask('GET', `${this.#session}/element/active`);
    await this.#tell(`/element/${idOf(element)}/value`, { text });
  }

  press(key: Key): Promise<void> {
    return this.type(KEYS[key]);
  }

  async choose(selector: string, file: string): Promise<void> {
    const element = await this.#tell('/element', { using: 'css selector', value: selector });
    await this.#tell(`/element/${idOf(element)}/value`, { text: file });
  }

  resize(width: number): Promise<void> {
    return this.#tell('/window/rect', { width, height: HEIGHT });
  }

  async signIn(site: string, cookie: string): Promise<void> {
    await this.#tell('/url', { url: `${site}/bez-mreze` });
    await this.#ask('DELETE', `${this.#session}/cookie`);
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    if (name) await this.#tell('/cookie', { cookie: { name, value, path: '/', httpOnly: true, sameSite: 'Lax' } });
  }

  errors(): Promise<string[]> {
    return this.evaluate(() => (window as unknown as { errors?: string[] }).errors ?? [], null);
  }

  async end(): Promise<void> {
    await this.#ask('DELETE', this.#session).catch(() => {});
    for (const child of this.#processes) {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #tell<Value>(path: string, body: unknown): Promise<Value> {
    return this.#ask<Value>('POST', `${this.#session}${path}`, body);
  }

  async #ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const answer = await fetch(`${this.#driver}${path}`, options);
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  }
}

function idOf(element: unknown): string {
  return (element as Record<typeof ELEMENT, string>)[ELEMENT];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
