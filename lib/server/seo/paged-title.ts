const HOUSE = /\s*\|\s*[^|]+$/;

/** A title with something added to its words, before the name of the house that may stand at its end. */
export function pagedTitle(title: string, add: (words: string) => string): string {
  const house = HOUSE.exec(title)?.[0] ?? '';
  return `${add(title.slice(0, title.length - house.length))}${house}`;
}
