/** Loads what works lines out: nothing of it comes with the page. */
export const startLineWorker = (): Worker =>
  new Worker(new URL('./line-worker.ts', import.meta.url), { type: 'module' });
