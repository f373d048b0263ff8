'use client';

import { lazy, Suspense } from 'react';

// Loaded only when needed; if that fails, the last fallback (app/global-error.tsx) needs nothing.
const ErrorScreen = lazy(async () => ({
  default: (await import('@/screens/notices/error-screen')).ErrorScreen,
}));

export default function PageError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  return (
    <Suspense>
      <ErrorScreen digest={error.digest} onRetry={reset} />
    </Suspense>
  );
}
