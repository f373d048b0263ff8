import type { LineFigures, LineQuestion } from './line';
import type { FromLineWorker, ToLineWorker } from './line-worker';
import { startLineWorker } from './start-line-worker';

interface Waiting {
  resolve: (figures: LineFigures | null) => void;
  reject: (reason: Error) => void;
}

/** One worker for all lines of a tab: it answers them one after the other. It starts with the first one. */
let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, Waiting>();

function started(): Worker {
  if (worker) return worker;
  const fresh = startLineWorker();
  fresh.addEventListener('message', ({ data }: MessageEvent<FromLineWorker>) => {
    waiting.get(data.id)?.resolve(data.figures);
    waiting.delete(data.id);
  });
  fresh.addEventListener('error', () => {
    fresh.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('the worker of true costs failed'));
    waiting.clear();
  });
  worker = fresh;
  return fresh;
}

/**
 * The numbers of a line, worked out beside the page. Null where there is no money to wager.
 * @throws {Error} when the worker can't be had
 */
export const askLine = (question: LineQuestion): Promise<LineFigures | null> =>
  new Promise((resolve, reject) => {
    const id = (asked += 1);
    const to = started();
    waiting.set(id, { resolve, reject });
    to.postMessage({ id, question } satisfies ToLineWorker);
  });
