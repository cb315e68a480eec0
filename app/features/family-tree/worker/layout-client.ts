import type { LayoutView } from '../view-state.ts';
import type { FromWorker, ToWorker } from './layout-worker.ts';

/** The layout worker, seen from the page: the last request counts, answers to earlier ones are dropped. */
export class LayoutClient {
  readonly #worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  #lastRequest = 0;
  #layout: FromWorker | undefined;
  #onLayout: ((layout: FromWorker, view: LayoutView) => void) | undefined;
  #view: LayoutView;
  #hasFailed = false;

  constructor(view: LayoutView) {
    this.#view = view;
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.request !== this.#lastRequest) return;
      this.#layout = data;
      this.#onLayout?.(data, this.#view);
    };
    this.#worker.onerror = () => {
      this.#hasFailed = true;
    };
  }

  /** Called for every layout from now on, and for one that came before. */
  subscribe(onLayout: (layout: FromWorker, view: LayoutView) => void, onFailure: () => void): void {
    this.#onLayout = onLayout;
    this.#worker.onerror = onFailure;
    if (this.#hasFailed) onFailure();
    else if (this.#layout) onLayout(this.#layout, this.#view);
  }

  setTree(json: string): void {
    this.#send({ kind: 'tree', json });
    this.layOut(this.#view);
  }

  layOut(view: LayoutView): void {
    this.#lastRequest += 1;
    this.#view = view;
    this.#layout = undefined;
    this.#send({ kind: 'view', request: this.#lastRequest, view });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
