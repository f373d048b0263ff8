/**
 * For a script that loads much of the CMS: Node reads modules in a thread whose answers it does not count as work
 * to wait for. With nothing else to do it takes the loading for something that never ends, and leaves with status
 * 13. So the script calls this first, imports what is large afterwards, and ends by `process.exit`.
 */
export function stayAwake(): void {
  setInterval(() => undefined, 1_000);
}
