/**
 * Lets React begin in a task of its own: Next begins in the task that its last script arrived in, after all of its modules
 * have been made, and on a slow phone nothing is answered meanwhile. Scripts that Next has to run before
 * (`beforeInteractive`) wait in this list; after an inline one it gives the turn away (next/dist/client/app-bootstrap).
 * Ours says nothing, and a browser runs no empty script.
 */
export function startOwnTask(): void {
  const waiting: unknown[] = ((self as { __next_s?: unknown[] }).__next_s ??= []);
  waiting.push([null, { children: '' }]);
}
