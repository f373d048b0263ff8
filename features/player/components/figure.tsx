import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton/skeleton';

interface FigureProps {
  name: string;
  icon?: ReactNode;
  /** Money that the casino gave. */
  accent?: boolean;
  /** Left out while it is not known. */
  children?: string;
}

/** One figure of the account by its name: a pair of a description list. */
export function Figure({ name, icon, accent = false, children }: FigureProps) {
  return (
    <div data-accent={accent || undefined} data-long={(children?.length ?? 0) > 14 || undefined}>
      <dt>{name}</dt>
      <dd>
        {icon}
        {children ?? <Skeleton shape="line" width="72px" height="1em" />}
      </dd>
    </div>
  );
}
