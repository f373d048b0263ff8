import { createElement, type ComponentProps } from 'react';

/** Stands in for lib/i18n/navigation in unit tests: links are plain anchors, the visitor is where a test says. */
let pathname = '/';

export function visit(path: string): void {
  pathname = path;
}

export const usePathname = () => pathname;

export function Link({ prefetch: _prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: boolean }) {
  return createElement('a', rest);
}
