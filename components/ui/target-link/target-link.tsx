import type { ReactNode } from 'react';
import { Link } from '@/lib/i18n/navigation';

interface TargetLinkProps {
  /** A path of ours without its language, or a whole address elsewhere. */
  target: string;
  className?: string;
  children: ReactNode;
}

/** A link to where operators say: to a page of ours in the reader's language, or to another house. */
export function TargetLink({ target, className, children }: TargetLinkProps) {
  return target.startsWith('/') ? (
    <Link href={target} className={className} prefetch={false}>
      {children}
    </Link>
  ) : (
    <a href={target} className={className} rel="noopener">
      {children}
    </a>
  );
}
