// Progress on the terminal: one line for each step, with its time. A long step says now and then that it is alive.
const HEARTBEAT_MS = 15_000;
const REDRAW_MS = 1_000;

/** @param {number} since a `performance.now()` */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * @param {{ stream?: NodeJS.WriteStream, quiet?: boolean }} [options]
 */
export function createProgress({ stream = process.stdout, quiet = false } = {}) {
  const live = Boolean(stream.isTTY) && !quiet;
  const write = (text) => {
    if (!quiet) stream.write(text);
  };
  return {
    /** @param {string} text */
    line: (text) => write(`${text}\n`),
    /**
     * Runs one step. Its work may report what it is doing, and returns what it did in a few words.
     * @template T
     * @param {string} name
     * @param {(report: (detail: string) => void) => Promise<T>} work
     * @returns {Promise<T>}
     */
    async step(name, work) {
      const started = performance.now();
      const label = name.padEnd(13);
      let detail = '';
      const show = () =>
        live
          ? write(`\r\x1b[2K  … ${label} ${secondsSince(started)} ${detail.slice(0, 80)}`)
          : write(`  … ${label} ${secondsSince(started)} ${detail}\n`);
      if (live) show();
      const timer = setInterval(show, live ? REDRAW_MS : HEARTBEAT_MS);
      const clear = () => {
        clearInterval(timer);
        if (live) write('\r\x1b[2K');
      };
      try {
        const result = await work((text) => {
          detail = text;
        });
        clear();
        const done = typeof result === 'string' ? result : detail;
        write(`  ✓ ${label} ${secondsSince(started).padStart(8)}  ${done}\n`);
        return result;
      } catch (error) {
        clear();
        throw error;
      }
    },
  };
}
