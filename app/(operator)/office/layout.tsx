import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { BARE_ATTRIBUTES, BareHead } from '@/screens/frame/document';
import { OfficeFrame } from '@/screens/office/office-frame';

// No page of the office is cached.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: { default: 'Office', template: '%s, Parlour office' },
  robots: { index: false, follow: false },
};

export default function OfficeLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" {...BARE_ATTRIBUTES}>
      <head>
        <BareHead />
      </head>
      <body>
        <OfficeFrame>{children}</OfficeFrame>
      </body>
    </html>
  );
}
