import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import type { Examined, ExamineTask } from './worker/task';

/** A file that takes longer is refused; with the scanner's patience in it. Milliseconds. */
const TIME_MS = 30_000;
/** Files looked at at the same time by one instance: each may hold some hundred megabytes for a moment. */
const AT_ONCE = 2;
/** Files that wait for their turn; further ones are sent away. */
const WAITING_MAX = 20;
const HEAP_MB = 512;

/** The worker as the build wrote it beside this process's bundle; from the sources where nothing is built. */
function workerFile(): string {
  const built = path.resolve(path.dirname(process.argv[1] ?? ''), 'documents-worker.mjs');
  return existsSync(built) ? built : path.resolve('platform/verification/worker/from-sources.mjs');
}

/** The file was more than a thread may use: of time, or of memory. */
const TOO_COMPLEX: Examined = { outcome: 'refused', refusal: 'too_complex' };

/** @throws Error when the thread could not do its work, which is not the file's fault. */
function run(task: ExamineTask, timeMs: number): Promise<Examined> {
  const worker = new Worker(workerFile(), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return new Promise<Examined>((resolve, reject) => {
    const timer = setTimeout(() => resolve(TOO_COMPLEX), timeMs);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_COMPLEX);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      reject(new Error('the thread that looks at documents ended without a word'));
    });
  }).finally(() => worker.terminate());
}

export type Examine = (task: ExamineTask) => Promise<Examined>;

/** Looks at files in threads, a few at a time. @throws Problem 503 when too many wait. */
export function createExaminer(timeMs = TIME_MS): Examine {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) {
        throw new Problem(
          503,
          API_CODES.serverError,
          'too many files are being looked at',
          {},
          { 'Retry-After': '30' },
        );
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await run(task, timeMs);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
