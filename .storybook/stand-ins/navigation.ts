import { createElement, type ComponentProps, type MouseEvent } from 'react';
import { action } from 'storybook/actions';

/**
 * Stands in for lib/i18n/navigation: links keep their address and are told to the actions panel instead of being
 * followed, because the workbench has no pages. A story says where the visitor is by `parameters.path`.
 */
let path = '/';

export function visit(next: string): void {
  path = next;
}

const navigate = action('navigate');
const stay = (event: MouseEvent<HTMLAnchorElement>) => {
  const link = event.currentTarget;
  // Anchors of the same page work as ever.
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  navigate(link.getAttribute('href'));
};

type LinkProps = ComponentProps<'a'> & {
  prefetch?: boolean;
  replace?: boolean;
  scroll?: boolean;
  locale?: string;
};

export function Link({ prefetch: _1, replace: _2, scroll: _3, locale: _4, onClick, ...rest }: LinkProps) {
  return createElement('a', {
    ...rest,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) stay(event);
    },
  });
}

export const usePathname = () => path;

const router = {
  push: navigate,
  replace: navigate,
  prefetch() {},
  refresh: action('refresh'),
  back: action('back'),
  forward: action('forward'),
};
export const useRouter = () => router;
export const getPathname = ({ href }: { href: string }) => href;
export const redirect = navigate;
