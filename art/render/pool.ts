import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface RasterOutput {
  readonly format: 'webp' | 'avif' | 'png' | 'jpeg';
  /** Pixels; the height follows from the picture. */
  readonly width: number;
  /** Qualities to try, best first, until the file is no longer than `maxBytes`. */
  readonly quality: readonly number[];
  readonly maxBytes?: number;
  /** Colour under transparent parts; without it they stay transparent. */
  readonly background?: string;
  /** Whether somebody waits for it: a few bytes more, in less time. */
  readonly quick?: boolean;
}

export interface RasterRequest {
  readonly svg: string;
  /** Width in pixels at which the SVG is painted, once for all outputs. */
  readonly width: number;
  readonly outputs: readonly RasterOutput[];
}

/** Too many pictures wait already. The caller should say "try later", not wait in line. */
export class QueueFullError extends Error {
  constructor() {
    super('too many pictures are waiting to be rendered');
    this.name = 'QueueFullError';
  }
}

interface Task {
  readonly id: number;
  readonly request: RasterRequest;
  readonly urgent: boolean;
  readonly resolve: (files: Buffer[]) => void;
  readonly reject: (error: Error) => void;
}

interface Seat {
  readonly worker: Worker;
  task: Task | null;
  /** Runs while it has nothing to do. */
  idle: NodeJS.Timeout | undefined;
}

export interface RenderPool {
  /**
   * Rasterises in a worker thread; one file per output, in their order.
   * @throws QueueFullError when `maxQueue` pictures wait already
   */
  render(request: RasterRequest, options?: { readonly urgent?: boolean }): Promise<Buffer[]>;
  /** Pictures that wait or are being painted. */
  readonly load: number;
  close(): Promise<void>;
}

/** A worker holds a picture's pixels several times over while it encodes; this keeps four times what posters need. */
const WORKER_MEMORY_MB = 256;
/** After this long without a picture a worker ends and gives its memory back. */
const IDLE_MS = 30_000;

/**
 * Threads that paint SVG. They start with the first picture and never keep the process alive.
 * The SVG itself is a few milliseconds of string work and stays with the caller.
 */
export function createRenderPool({
  threads = Math.min(2, Math.max(1, availableParallelism() - 1)),
  maxQueue = 120,
}: {
  readonly threads?: number;
  readonly maxQueue?: number;
} = {}): RenderPool {
  const seats: Seat[] = [];
  const urgent: Task[] = [];
  const patient: Task[] = [];
  let nextId = 1;
  let closed = false;

  const busy = () => seats.filter((seat) => seat.task).length;

  function leave(seat: Seat): void {
    clearTimeout(seat.idle);
    const at = seats.indexOf(seat);
    if (at >= 0) seats.splice(at, 1);
  }

  function dismiss(seat: Seat): void {
    leave(seat);
    void seat.worker.terminate();
  }

  function start(): Seat {
    // By path from the repository root: the same file in development, in bundles and inside the web server.
    const worker = new Worker(join(process.cwd(), 'art/render/worker.mjs'), {
      // Loaders of the parent (such as tsx) have no business in a plain JavaScript worker.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
    });
    const seat: Seat = { worker, task: null, idle: undefined };
    worker.unref();
    worker.on('message', (message: { id: number; files?: Uint8Array[]; error?: string }) => {
      const { task } = seat;
      if (task?.id !== message.id) return;
      seat.task = null;
      worker.unref();
      seat.idle = setTimeout(() => dismiss(seat), IDLE_MS).unref();
      if (message.files) task.resolve(message.files.map((file) => Buffer.from(file)));
      else task.reject(new Error(`picture could not be rendered: ${message.error ?? 'unknown reason'}`));
      next();
    });
    const lost = (error: Error) => {
      leave(seat);
      seat.task?.reject(error);
      seat.task = null;
      if (!closed) next();
    };
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`render worker ended with code ${code}`)));
    seats.push(seat);
    return seat;
  }

  function next(): void {
    while (urgent.length + patient.length > 0) {
      const free = seats.find((seat) => !seat.task) ?? (seats.length < threads ? start() : undefined);
      const task = free && (urgent.shift() ?? patient.shift());
      if (!task) return;
      clearTimeout(free.idle);
      free.task = task;
      // Held while it works, so that a script that awaits a picture does not end before it comes.
      free.worker.ref();
      free.worker.postMessage({ id: task.id, ...task.request });
    }
  }

  return {
    render(request, options = {}) {
      if (closed) return Promise.reject(new Error('the render pool is closed'));
      if (urgent.length + patient.length >= maxQueue) return Promise.reject(new QueueFullError());
      return new Promise((resolve, reject) => {
        const task: Task = { id: nextId++, request, urgent: options.urgent ?? true, resolve, reject };
        (task.urgent ? urgent : patient).push(task);
        next();
      });
    },
    get load() {
      return busy() + urgent.length + patient.length;
    },
    async close() {
      closed = true;
      for (const task of [...urgent.splice(0), ...patient.splice(0)]) {
        task.reject(new Error('the render pool is closed'));
      }
      const ended = seats.splice(0);
      for (const seat of ended) clearTimeout(seat.idle);
      await Promise.all(ended.map((seat) => seat.worker.terminate()));
    },
  };
}

const SHARED = Symbol.for('parlour.art.render-pool');

/** The pool of this process. Kept on the global object: a web server may load this module more than once. */
export function renderPool(): RenderPool {
  const holder = globalThis as { [SHARED]?: RenderPool };
  return (holder[SHARED] ??= createRenderPool());
}
