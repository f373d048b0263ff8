import type { ReactNode } from 'react';

export const metadata = { title: 'Bare', description: 'The least that Next can serve.' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
