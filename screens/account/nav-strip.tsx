'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { usePathname } from '@/lib/i18n/navigation';

/** Links in a row. On a phone the row is wider than the screen: the one for the page that is open stands in view. */
export function NavStrip({
  label,
  className,
  children,
}: {
  label: string;
  className: string | undefined;
  children: ReactNode;
}) {
  const pathname = usePathname();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <nav ref={strip} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
