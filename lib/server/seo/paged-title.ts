const SITE_NAME = /\s*\|\s*[^|]+$/;

/** Adds something to the words of a title, before the site name at its end, if it has one. */
export function pagedTitle(title: string, add: (words: string) => string): string {
  const siteName = SITE_NAME.exec(title)?.[0] ?? '';
  return `${add(title.slice(0, title.length - siteName.length))}${siteName}`;
}
