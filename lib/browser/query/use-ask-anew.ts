'use client';

import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Lets a part of the page that broke begin anew: calls that failed are forgotten, and so are answers that nobody shows
 * now, since one of them may be what broke it. What other parts show stays.
 */
export function useAskAnew(): () => void {
  const client = useQueryClient();
  const { reset } = useQueryErrorResetBoundary();
  return useCallback(() => {
    reset();
    client.removeQueries({ type: 'inactive' });
  }, [client, reset]);
}
