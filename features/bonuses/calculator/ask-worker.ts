import type { Answer, Question } from './question';
import { startWorker } from './start-worker';
import type { FromWorker } from './worker';

interface Asking {
  signal: AbortSignal;
  /** @param share 0 to 1 */
  onProgress: (share: number) => void;
}

/**
 * Has a worker of its own answer, which ends with the answer, or at once when the signal says so.
 * @throws {DOMException} AbortError when it was cancelled; an Error when the worker can't be had
 */
export function askWorker(question: Question, { signal, onProgress }: Asking): Promise<Answer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const worker = startWorker();
    const end = () => {
      signal.removeEventListener('abort', cancel);
      worker.terminate();
    };
    function cancel() {
      end();
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('share' in data) {
        onProgress(data.share);
        return;
      }
      end();
      resolve(data.answer);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the worker that works out true costs failed'));
    });
    worker.postMessage(question);
  });
}
