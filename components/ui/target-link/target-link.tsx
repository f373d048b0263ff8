'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';
import { useIsReachable } from '@/lib/browser/sections/use-closed-sections';

interface TargetLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'ref'> {
  /** A path of ours without its language, or a whole address elsewhere. */
  target: string;
  /** A visitor signs up before being led on (screens/frame/use-gated-links). */
  gated?: boolean;
}

/**
 * A link whose target operators set: a page of ours in the reader's language, or another site. For a closed section
 * it renders the words without a link.
 */
export function TargetLink({ target, gated = false, children, ...rest }: TargetLinkProps) {
  const isReachable = useIsReachable();
  if (!isReachable(target)) return children;
  const gate = gated ? { 'data-gated': target } : {};
  return target.startsWith('/') ? (
    <Link {...rest} {...gate} href={target} prefetch={false}>
      {children}
    </Link>
  ) : (
    <a {...rest} {...gate} href={target} rel="noopener">
      {children}
    </a>
  );
}
