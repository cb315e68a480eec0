import type { FromWorker, ToWorker, WantedView } from './layout-messages.ts';

/** The worker that lays trees out, seen from the page: the last wish counts, answers to earlier ones are dropped. */
export class DrawingRoom {
  readonly #worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
  #turn = 0;

  constructor(onDrawn: (drawn: FromWorker) => void, onFailure: () => void) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.turn === this.#turn) onDrawn(data);
    };
    this.#worker.onerror = onFailure;
  }

  take(json: string): void {
    this.#send({ kind: 'tree', json });
  }

  draw(view: WantedView): void {
    this.#turn += 1;
    this.#send({ kind: 'view', turn: this.#turn, view });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
