'use client';

import { useEffect } from 'react';
import { ModalHost } from '@/components/shell/modal-host/modal-host';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { LanguageKeeper } from '@/features/player/components/language-keeper';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/modals/use-modals';
import { keepWorker } from '@/lib/pwa/register-worker';
import { MODALS } from './modals';

/**
 * What every page needs on the client and none shows at first: modals, toasts, the language choice. Links and
 * buttons of the static frame name the modal that they open by `data-modal`.
 */
export function PlayerSide() {
  const { status } = useSession();
  const open = useOpenModal();

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const trigger =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null;
      const name = trigger?.dataset.modal;
      if (name !== 'LOGIN' && name !== 'SIGNUP' && name !== 'DEPOSIT') return;
      event.preventDefault();
      event.stopPropagation();
      if (name === 'DEPOSIT') {
        open('DEPOSIT', {});
        if (status !== 'in') open('SIGNUP', {});
      } else {
        open(name, {});
      }
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [open, status]);

  useEffect(() => {
    const keep = () => void keepWorker(process.env.NODE_ENV === 'production').catch(() => undefined);
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, []);

  return (
    <>
      <ModalHost registry={MODALS} signedIn={status === 'in'} />
      <ToastHost />
      <LanguageKeeper />
    </>
  );
}
