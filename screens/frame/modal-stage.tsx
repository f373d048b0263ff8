'use client';

import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { ModalHost, type ModalHostProps } from '@/components/shell/modal-host/modal-host';
import { withdrawModalAtom } from '@/lib/browser/modals/modals';
import { createModals } from './modals';

/** Everything that modals need; loaded with the first one, and kept. */
export function ModalStage(who: Pick<ModalHostProps, 'session' | 'player'>) {
  const withdraw = useSetAtom(withdrawModalAtom);
  const [registry] = useState(() => createModals({ withdraw }));
  return <ModalHost registry={registry} {...who} />;
}
