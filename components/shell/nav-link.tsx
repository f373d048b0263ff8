'use client';

import type { ComponentProps } from 'react';
import { Link, usePathname } from '@/lib/i18n/navigation';

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string };

/** The kind of change that the layout's view transition answers. */
const PAGE_CHANGE = ['page'];

/** A menu entry that is marked when its page is open. */
export function NavLink({ href, ...rest }: NavLinkProps) {
  const pathname = usePathname();
  // A list with a query is rendered below its own path, and the home page above every path.
  const current = pathname === href || (href.split('/').length > 2 && pathname.startsWith(`${href}/`));
  return (
    <Link
      prefetch={false}
      transitionTypes={PAGE_CHANGE}
      {...rest}
      href={href}
      aria-current={current ? 'page' : undefined}
    />
  );
}
