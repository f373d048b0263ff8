import type { RoundsOptions } from './rounds-options';

/** Full jitter: anything between nothing and the doubled wait, so that many rounds do not ask in step. */
export function jittered({ firstMs, capMs }: RoundsOptions['retry'], attempt: number): number {
  return Math.random() * Math.min(capMs, firstMs * 2 ** attempt);
}

/** Waits that can all be cut short at once, when the studio stops. */
export function createWaits() {
  const open = new Set<() => void>();
  return {
    start(ms: number): { over: Promise<void>; end(): void } {
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), ms);
        timer.unref();
        end = () => {
          clearTimeout(timer);
          open.delete(end);
          resolve();
        };
        open.add(end);
      });
      return { over, end: () => end() };
    },
    endAll() {
      for (const end of [...open]) end();
    },
  };
}
