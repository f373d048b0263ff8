'use client';

import { lazy, Suspense } from 'react';

// Nobody loads it who does not need it; where it can't be had, the last net (app/global-error.tsx) needs nothing.
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
