/** Of all forms: whoever logs out leaves nothing for whoever sits down next. */
export function dropAllUnsaved(): void {
  try {
    const names = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index));
    for (const name of names) if (name?.startsWith('unsaved:')) sessionStorage.removeItem(name);
  } catch {
    // Nothing is kept there either.
  }
}
