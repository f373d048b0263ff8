/** Runs work once after so many ms; what it returns calls it off. */
export type After = (ms: number, work: () => void) => () => void;

/** By the process's own timers, which do not keep it alive. */
export const afterMs: After = (ms, work) => {
  const timer = setTimeout(work, ms);
  timer.unref();
  return () => clearTimeout(timer);
};
