import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';

interface SupportLinkProps {
  email: string;
  /** Glass stands on a notice's green, outline on the page's own ground. */
  tone?: 'glass' | 'outline';
  children: ReactNode;
}

/** Opens the form to support; where no script works the frame, it is a mail to support. */
export function SupportLink({ email, tone = 'glass', children }: SupportLinkProps) {
  return (
    <ButtonLink href={`mailto:${email}`} tone={tone} data-modal="SUPPORT_FORM">
      {children}
    </ButtonLink>
  );
}
