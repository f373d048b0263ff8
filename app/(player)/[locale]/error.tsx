'use client';

import { ErrorScreen } from '../_pages/error-screen';

export default function PageError({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <ErrorScreen onRetry={reset} />;
}
