'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { changedList, type ListPlace } from './list-address';

/** A list as the address says, and how to change that. */
export function useList<State extends ListPlace>({
  read,
  write,
}: {
  read: (address: URLSearchParams) => State;
  write: (state: State) => string;
}): readonly [state: State, change: (part: Partial<State>) => void] {
  const router = useRouter();
  const state = read(useSearchParams());
  return [
    state,
    (part: Partial<State>) => router.replace(write(changedList(state, part)), { scroll: false }),
  ];
}
