import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { API_CODES } from '@/lib/domain/api-codes';
import { Problem } from '../kernel/problem';
import type { Examined, ExamineTask } from './worker/task';

/** A file that takes longer is refused; with the scanner's patience in it. Milliseconds. */
const TIME_MS = 30_000;
/** Files looked at at the same time by one instance: each may hold some hundred megabytes for a moment. */
const AT_ONCE = 2;
/** Files that wait for their turn; further ones are sent away. */
const WAITING_MAX = 20;
/** Of these from one network, which is a household or a company. */
const WAITING_OF_NETWORK = 5;
/** A file that was too complex, and held its place for so long. Milliseconds. */
const HEAVY_MS = 5_000;
/** Of these, a player may send so many an hour. */
const HEAVY_MAX = 3;
const HEAVY_SECONDS = 60 * 60;
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

/** Whose file it is, and from where it came; null for one that was sent before and waited for the scanner. */
export interface Sender {
  playerId: string;
  network: string | null;
}

export type Examine = (task: ExamineTask, sender: Sender) => Promise<Examined>;

interface Waiting extends Sender {
  start(): void;
}

const refuse = (status: 429 | 503, detail: string, seconds: number) =>
  new Problem(
    status,
    status === 429 ? API_CODES.tooManyRequests : API_CODES.serverError,
    detail,
    status === 429 ? { retryAfter: seconds } : {},
    { 'Retry-After': String(seconds) },
  );

/** Counts a player's heavy files. In this process alone: so are the places that they hold. */
function createHeavyFileLimit() {
  const counter = new RateLimiterMemory({ points: HEAVY_MAX, duration: HEAVY_SECONDS });
  return {
    /** @throws Problem 429 once there were too many within an hour. */
    async refuseBeyond(playerId: string): Promise<void> {
      const count = await counter.get(playerId);
      if (!count || count.consumedPoints < HEAVY_MAX) return;
      const retryAfter = Math.ceil(count.msBeforeNext / 1_000);
      throw new Problem(
        429,
        API_CODES.filesTooComplex,
        'too many files that were too complex',
        { retryAfter },
        { 'Retry-After': String(retryAfter) },
      );
    },
    count: (playerId: string) => counter.penalty(playerId),
  };
}

/**
 * Looks at files in threads, a few at a time: at one of each player and of each network, while another one of the player
 * and a few of the network may wait. Many accounts of one place take the turns of nobody else.
 * @throws Problem 429 for further files of a player or a network, 429 `files_too_complex` after several of them that were
 *   too complex and held a place for long; 503 when too many wait.
 */
export function createExaminer(
  timeMs = TIME_MS,
  look: (task: ExamineTask, timeMs: number) => Promise<Examined> = run,
  heavyMs = HEAVY_MS,
): Examine {
  const busy = new Set<Sender>();
  const waiting: Waiting[] = [];
  const heavyFiles = createHeavyFileLimit();

  const isFree = ({ playerId, network }: Sender) =>
    busy.size < AT_ONCE &&
    ![...busy].some((one) => one.playerId === playerId || (network !== null && one.network === network));

  const turn = async (sender: Sender): Promise<void> => {
    if (isFree(sender)) {
      busy.add(sender);
      return;
    }
    if (waiting.some((one) => one.playerId === sender.playerId)) {
      throw refuse(429, 'other files of this player are being looked at', 5);
    }
    const fromThere = waiting.filter((one) => one.network === sender.network).length;
    if (sender.network !== null && fromThere >= WAITING_OF_NETWORK) {
      throw refuse(429, 'other files of this network are being looked at', 5);
    }
    if (waiting.length >= WAITING_MAX) throw refuse(503, 'too many files are being looked at', 30);
    await new Promise<void>((start) =>
      waiting.push({
        ...sender,
        start: () => {
          busy.add(sender);
          start();
        },
      }),
    );
  };

  const done = (sender: Sender) => {
    busy.delete(sender);
    while (busy.size < AT_ONCE) {
      const index = waiting.findIndex(isFree);
      const [next] = index === -1 ? [] : waiting.splice(index, 1);
      if (!next) return;
      next.start();
    }
  };

  return async (task, sender) => {
    await heavyFiles.refuseBeyond(sender.playerId);
    // A copy: the same sender may be at work and waiting.
    const mine = { ...sender };
    await turn(mine);
    const begun = performance.now();
    try {
      const examined = await look(task, timeMs);
      const isComplex = examined.outcome === 'refused' && examined.refusal === 'too_complex';
      if (isComplex && performance.now() - begun >= heavyMs) await heavyFiles.count(sender.playerId);
      return examined;
    } finally {
      done(mine);
    }
  };
}
