import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { dropAllUnsaved } from '@/lib/browser/forms/drop-all-unsaved';
import { answerOf, api } from '@/lib/browser/platform/client';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { useSession } from '../hooks/use-session';
import { stopAskingForPlayer } from '../state/forget-player';

/** The element with the focus disappears with the log-out: move the focus to the log-in. */
function focusLogIn() {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest('header, [popover]')) return;
  document.querySelector<HTMLElement>('header [data-modal="LOGIN"]')?.focus();
}

/** Ends the session on the platform, then clears all personal data in this browser tab, and announces it. */
export function useLogOut() {
  const t = useTranslations('Account');
  const locale = useLocale();
  const { leave } = useSession();
  const addToast = useSetAtom(addToastAtom);
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await stopAskingForPlayer(client);
      await answerOf(api.POST('/api/v1/auth/logout', { body: { language: LANGUAGE_CODES[locale] } }));
    },
    onSuccess: () => {
      leave();
      dropAllUnsaved();
      focusLogIn();
      addToast({ status: 'success', title: t('loggedOut'), history: false });
    },
    onError: () => {
      addToast({ id: 'log-out', status: 'error', title: t('logOutFailed'), history: false });
    },
  });
}
