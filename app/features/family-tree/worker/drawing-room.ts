import type { FromWorker, ToWorker, WantedView } from './layout-messages.ts';

/** The worker that lays trees out, seen from the page: the last wish counts, answers to earlier ones are dropped. */
export class DrawingRoom {
  readonly #worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  #turn = 0;
  #drawn: FromWorker | undefined;
  #tell: ((drawn: FromWorker) => void) | undefined;
  view: WantedView | undefined;
  hasFailed = false;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.turn !== this.#turn) return;
      this.#drawn = data;
      this.#tell?.(data);
    };
    this.#worker.onerror = () => {
      this.hasFailed = true;
    };
  }

  /** Told of every drawing from now on, and of one that was made before anybody listened. */
  listen(onDrawn: (drawn: FromWorker) => void, onFailure: () => void): void {
    this.#tell = onDrawn;
    this.#worker.onerror = onFailure;
    if (this.hasFailed) onFailure();
    else if (this.#drawn) onDrawn(this.#drawn);
  }

  take(json: string): void {
    this.#send({ kind: 'tree', json });
  }

  draw(view: WantedView): void {
    this.#turn += 1;
    this.view = view;
    this.#drawn = undefined;
    this.#send({ kind: 'view', turn: this.#turn, view });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
