const SITE_NAME = /\s*\|\s*[^|]+$/;

/** A title with something added to its words, before the name of the siteName that may stand at its end. */
export function pagedTitle(title: string, add: (words: string) => string): string {
  const siteName = SITE_NAME.exec(title)?.[0] ?? '';
  return `${add(title.slice(0, title.length - siteName.length))}${siteName}`;
}
