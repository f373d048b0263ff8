import type { Question } from '../question';
import type { FromWorker } from '../worker';

/** For tests: a worker that says what the test has it say. */
export class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly asked: Question[] = [];
  ended = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(question: Question): void {
    // As it crosses over: nothing that can't be copied.
    this.asked.push(JSON.parse(JSON.stringify(question)) as Question);
  }

  terminate(): void {
    this.ended = true;
  }

  says(data: FromWorker): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
  }

  fails(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** In the place of `start-worker.ts`. */
export const startWorker = () => new FakeWorker();
