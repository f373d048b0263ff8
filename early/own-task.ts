/**
 * Lets React begin in a task of its own: Next begins in the task in which its last script arrived, after all of its
 * modules have been evaluated, and a slow phone does not respond meanwhile. Scripts that Next must run before
 * (`beforeInteractive`) wait in this list; after an inline one it yields (next/dist/client/app-bootstrap). Ours is
 * empty, and a browser does not run an empty script.
 */
export function startOwnTask(): void {
  const waiting: unknown[] = ((self as { __next_s?: unknown[] }).__next_s ??= []);
  waiting.push([null, { children: '' }]);
}
