import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import { modalRequestsAtom, type ModalRequest } from '@/lib/browser/modals/modals';

let requests: readonly ModalRequest[] = [];

/** Stands beside what is tested, and sees which modals it asks for. */
export function AskedModals() {
  const now = useAtomValue(modalRequestsAtom);
  useEffect(() => {
    requests = now;
  });
  return null;
}

/** The modals that are asked for now, the last one last. */
export const askedModals = (): readonly ModalRequest[] => requests;
