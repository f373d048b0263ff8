'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { modalRequestsAtom, openModalAtom, type ModalRequest } from './modals';
import type { ModalProps, OpenableModal } from './props';

/** Opens modals by name, with the props that belong to that name. */
export function useOpenModal() {
  const open = useSetAtom(openModalAtom);
  return useCallback(
    <Name extends OpenableModal>(name: Name, props: ModalProps[Name], onClose?: () => void) =>
      open({ name, props, onClose } as ModalRequest),
    [open],
  );
}

/** Whether a modal is open or waits for its turn. */
export function useIsModalAsked(name: OpenableModal): boolean {
  return useAtomValue(modalRequestsAtom).some((request) => request.name === name);
}
