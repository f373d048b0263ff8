'use client';

import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ModalHost } from '@/components/shell/modal-host/modal-host';
import { ToastHost } from '@/components/shell/toast-host/toast-host';
import { AnalyticsIdentity } from '@/features/player/components/analytics-identity';
import { LanguageKeeper } from '@/features/player/components/language-keeper';
import { useSession } from '@/features/player/hooks/use-session';
import { modalRequestsAtom } from '@/lib/modals/modals';
import { useIsModalAsked, useOpenModal } from '@/lib/modals/use-modals';
import { keepWorker } from '@/lib/pwa/register-worker';
import { addToastAtom } from '@/lib/toast/toasts';
import { ModalBoundary } from './modal-boundary';
import { createModals } from './modals';
import { useOpenDeposit } from './use-open-deposit';

/**
 * What every page needs on the client and none shows at first: modals, toasts, the language choice. Links and
 * buttons of the static frame name the modal that they open by `data-modal`.
 */
export function PlayerSide() {
  const { status } = useSession();
  const open = useOpenModal();
  const openDeposit = useOpenDeposit();
  const depositAsked = useIsModalAsked('DEPOSIT');

  useEffect(() => {
    const press = (event: MouseEvent) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const trigger =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-modal]') : null;
      const name = trigger?.dataset.modal;
      if (name !== 'LOGIN' && name !== 'SIGNUP' && name !== 'DEPOSIT') return;
      event.preventDefault();
      event.stopPropagation();
      if (name === 'DEPOSIT') openDeposit();
      else open(name, {});
    };
    document.addEventListener('click', press, { capture: true });
    return () => document.removeEventListener('click', press, { capture: true });
  }, [open, openDeposit]);

  // Pressed before anybody knew that the session had ended: the cashier waits for the log-in.
  const askToLogIn = useEffectEvent(() => depositAsked && open('LOGIN', {}));
  useEffect(() => {
    if (status === 'out') askToLogIn();
  }, [status]);

  useEffect(() => {
    const keep = () => void keepWorker(process.env.NODE_ENV === 'production').catch(() => undefined);
    if (document.readyState === 'complete') keep();
    else window.addEventListener('load', keep, { once: true });
    return () => window.removeEventListener('load', keep);
  }, []);

  return (
    <>
      <Modals signedIn={status === 'in'} />
      <ToastHost />
      <LanguageKeeper />
      <AnalyticsIdentity />
    </>
  );
}

/** A modal's code comes when it opens. Where it can't come, the page stays, says so, and the next press asks anew. */
function Modals({ signedIn }: { signedIn: boolean }) {
  const t = useTranslations('Ui');
  const forget = useSetAtom(modalRequestsAtom);
  const addToast = useSetAtom(addToastAtom);
  const [registry, setRegistry] = useState(createModals);
  const fail = useCallback(() => {
    forget([]);
    setRegistry(createModals());
    addToast({
      id: 'modal',
      status: 'error',
      title: t('notOpened'),
      text: t('notOpenedText'),
      history: false,
    });
  }, [addToast, forget, t]);
  return (
    <ModalBoundary onFail={fail}>
      <ModalHost registry={registry} signedIn={signedIn} />
    </ModalBoundary>
  );
}
