'use client';

import { useTranslations } from 'next-intl';
import { CardFailure, CardFrame, CardLoading } from '@/features/account-security/components/card-frame';
import { useSecondFactor } from '@/features/account-security/api/get-me-second-factor';
import { ChangePassword } from '@/features/account-security/components/change-password';
import { EmailSettings } from '@/features/account-security/components/email-settings';
import { useSession } from '@/features/player/hooks/use-session';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';

/** The cards of what the player logs in with; their forms are there once it is known what they ask for. */
export function AddressAndPassword() {
  const t = useTranslations('EmailSettings');
  const problemText = useProblemText();
  const { player } = useSession();
  const { data, error, refetch } = useSecondFactor();
  if (player && data) {
    return (
      <>
        <EmailSettings email={player.email} verified={player.emailVerified} asks={data.asks} />
        <ChangePassword email={player.email} asks={data.asks} />
      </>
    );
  }
  return (
    <CardFrame title={t('cards.title')}>
      {error ? (
        <CardFailure
          title={t('cards.failed')}
          text={problemText(error)}
          again={t('cards.tryAgain')}
          onAgain={() => void refetch()}
        />
      ) : (
        <CardLoading label={t('cards.loading')} />
      )}
    </CardFrame>
  );
}
