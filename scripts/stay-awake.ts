/**
 * For a script that loads much of the CMS: Node reads modules in a thread whose answers it does not count as work
 * to wait for. With nothing else to do it takes an `await import(…)` for one that never ends, and leaves with
 * status 13. The script ends by `process.exit`.
 */
export function stayAwake(): void {
  setInterval(() => undefined, 1_000);
}
