import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';

/** Opens the live chat; where no script works the frame, it is a mail to support. */
export function SupportLink({ email, children }: { email: string; children: ReactNode }) {
  return (
    <ButtonLink href={`mailto:${email}`} tone="glass" data-modal="SUPPORT_FORM">
      {children}
    </ButtonLink>
  );
}
