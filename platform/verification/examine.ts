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
    // What decoders say of a file is not for our log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
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

/** @param playerId whose file it is: nobody takes the turns of everybody. */
export type Examine = (task: ExamineTask, playerId: string) => Promise<Examined>;

interface Waiting {
  playerId: string;
  start(): void;
}

/**
 * Looks at files in threads, a few at a time, and at one of each player while another one of theirs may wait.
 * @throws Problem 429 for a player's further files, 503 when too many wait.
 */
export function createExaminer(
  timeMs = TIME_MS,
  look: (task: ExamineTask, timeMs: number) => Promise<Examined> = run,
): Examine {
  const busy = new Set<string>();
  const waiting: Waiting[] = [];
  const refuse = (status: 429 | 503, detail: string, seconds: number) =>
    new Problem(
      status,
      status === 429 ? API_CODES.tooManyRequests : API_CODES.serverError,
      detail,
      status === 429 ? { retryAfter: seconds } : {},
      { 'Retry-After': String(seconds) },
    );

  const turn = async (playerId: string): Promise<void> => {
    if (busy.size < AT_ONCE && !busy.has(playerId)) {
      busy.add(playerId);
      return;
    }
    if (waiting.some((one) => one.playerId === playerId)) {
      throw refuse(429, 'other files of this player are being looked at', 5);
    }
    if (waiting.length >= WAITING_MAX) throw refuse(503, 'too many files are being looked at', 30);
    await new Promise<void>((resolve) => waiting.push({ playerId, start: resolve }));
  };

  const done = (playerId: string) => {
    busy.delete(playerId);
    while (busy.size < AT_ONCE) {
      const index = waiting.findIndex((one) => !busy.has(one.playerId));
      const next = waiting[index];
      if (!next) return;
      waiting.splice(index, 1);
      busy.add(next.playerId);
      next.start();
    }
  };

  return async (task, playerId) => {
    await turn(playerId);
    try {
      return await look(task, timeMs);
    } finally {
      done(playerId);
    }
  };
}
