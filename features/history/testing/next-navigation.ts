import { useSyncExternalStore } from 'react';

/** Stands in for next/navigation in tests of pages whose address changes: it says what `pushState` wrote. */
const listeners = new Set<() => void>();
const push = window.history.pushState.bind(window.history);
window.history.pushState = (...args) => {
  push(...args);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSearchParams = () =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search));
