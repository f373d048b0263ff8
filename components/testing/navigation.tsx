import { createElement, type ComponentProps } from 'react';

/** Stands in for lib/i18n/navigation in unit tests: links are plain anchors, the visitor is where a test says. */
let pathname = '/';
/** Where the tested code went by itself, in order. */
export const replaced: string[] = [];
/** Where it went on to, in order. */
export const pushed: string[] = [];
/** What it fetched in advance, in order. */
export const prefetched: string[] = [];

export function visit(path: string): void {
  pathname = path;
  replaced.length = 0;
  pushed.length = 0;
  prefetched.length = 0;
}

export const usePathname = () => pathname;

const router = {
  replace: (path: string) => void replaced.push(path),
  push: (path: string) => void pushed.push(path),
  prefetch: (path: string) => void prefetched.push(path),
};
export const useRouter = () => router;

interface LinkProps extends ComponentProps<'a'> {
  prefetch?: boolean;
  transitionTypes?: string[];
}

export function Link({ prefetch: _prefetch, transitionTypes: _types, ...rest }: LinkProps) {
  return createElement('a', rest);
}
