import { lineOf } from '../line';
import type { ToLineWorker } from '../line-worker';

/** For tests: answers as the worker does, in the tab itself. */
export class FakeLineWorker extends EventTarget {
  postMessage(sent: ToLineWorker): void {
    // As it crosses over: nothing that can't be copied.
    const { id, question } = JSON.parse(JSON.stringify(sent)) as ToLineWorker;
    const data = { id, figures: lineOf(question) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    // Nothing runs.
  }
}

/** In the place of `start-line-worker.ts`. */
export const startLineWorker = () => new FakeLineWorker();
