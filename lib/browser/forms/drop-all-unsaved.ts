/** Removes the unsaved input of all forms, at log-out, so that the next person at this browser does not see it. */
export function dropAllUnsaved(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const name of names) if (name?.startsWith('unsaved:')) sessionStorage.removeItem(name);
  } catch {
    // Nothing is kept there either.
  }
}
