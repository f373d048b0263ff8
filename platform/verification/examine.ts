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
function workerFile(): { file: string; execArgv: string[] } {
  const built = path.resolve(path.dirname(process.argv[1] ?? ''), 'documents-worker.mjs');
  if (existsSync(built)) return { file: built, execArgv: [] };
  return { file: path.resolve('platform/verification/worker/main.ts'), execArgv: ['--import', 'tsx'] };
}

function run(task: ExamineTask, timeMs: number): Promise<Examined> {
  const { file, execArgv } = workerFile();
  const worker = new Worker(file, {
    workerData: task,
    execArgv,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  return new Promise<Examined>((resolve) => {
    const end = (examined: Examined) => {
      clearTimeout(timer);
      resolve(examined);
      void worker.terminate();
    };
    const timer = setTimeout(() => end({ outcome: 'refused', refusal: 'too_complex' }), timeMs);
    worker.once('message', end);
    // Out of memory, or out of order: the file did that.
    worker.once('error', () => end({ outcome: 'refused', refusal: 'too_complex' }));
    worker.once('exit', () => end({ outcome: 'refused', refusal: 'too_complex' }));
  });
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
