'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { useActivateByLink } from '@/features/bonuses/api/post-bonuses-id-activation';
import { useAskActive } from '@/features/bonuses/hooks/use-active-bonus';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { useRouter } from '@/lib/i18n/navigation';

/** What has become of it, by the state of the player's copy. */
const SAID: Record<string, 'activated' | 'waiting' | 'inQueue'> = {
  active: 'activated',
  pending: 'waiting',
  queued: 'inQueue',
};

/**
 * A bonus by its link (SPEC §2): who is not logged in is asked to log in first; then it is activated, or offered where
 * another one is active, and the lobby follows. Opened again, it changes nothing.
 */
export function BonusActivation({ bonusId }: { bonusId: string }) {
  const t = useTranslations('Bonuses.link');
  const router = useRouter();
  const open = useOpenModal();
  const addToast = useSetAtom(addToastAtom);
  const problemText = useProblemText();
  const { status, failed, retry } = useSession();
  const { mutate } = useActivateByLink(LANGUAGE_CODES[useLocale()]);
  const askActive = useAskActive();
  const sent = useRef(false);

  const activate = useEffectEvent(async () => {
    if (sent.current) return;
    sent.current = true;
    // Whether it is in play already is known before alone. Where nobody can say, it is taken all the same.
    const before = await askActive().catch(() => null);
    mutate(bonusId, {
      onSuccess: ({ id, state, name }) => {
        addToast({
          id: `bonus-${id}`,
          status: 'success',
          variant: 'bonus',
          title: t(state === 'active' && before?.id === id ? 'inPlay' : (SAID[state] ?? 'had')),
          text: name,
        });
        router.replace('/');
      },
      onError: (problem) => {
        addToast({ id: 'bonus-link', status: 'error', title: t('failed'), text: problemText(problem) });
        router.replace('/');
      },
    });
  });
  const askToLogIn = useEffectEvent(() => open('LOGIN', {}));
  useEffect(() => {
    if (status === 'in') void activate();
    else if (status === 'out') askToLogIn();
  }, [status]);

  if (status === 'out') {
    return (
      <ResultCard state="waiting" title={t('logInTitle')} text={t('logInText')}>
        <ButtonLink href="/auth" tone="primary" data-modal="LOGIN">
          {t('logIn')}
        </ButtonLink>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </ResultCard>
    );
  }
  if (failed) {
    return (
      <ResultCard state="failed" title={t('unreachable')} text={t('unreachableText')}>
        <Button onClick={retry}>{t('tryAgain')}</Button>
      </ResultCard>
    );
  }
  return (
    <ResultCard state="asking" title={t('title')} text={t('text')}>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
