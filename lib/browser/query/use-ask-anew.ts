'use client';

import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Resets a broken part of the page: failed queries and unused answers are dropped, since one of them may have broken
 * it. Answers that other parts show stay.
 */
export function useAskAnew(): () => void {
  const client = useQueryClient();
  const { reset } = useQueryErrorResetBoundary();
  return useCallback(() => {
    reset();
    client.removeQueries({ type: 'inactive' });
  }, [client, reset]);
}
