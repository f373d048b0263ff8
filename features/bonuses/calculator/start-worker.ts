/** Loads what works answers out: nothing of it comes with the page. */
export const startWorker = (): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
