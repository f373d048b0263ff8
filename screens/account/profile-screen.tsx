'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { meKey, type Me } from '@/features/player/api/get-me';
import { useSession } from '@/features/player/hooks/use-session';
import { ResendConfirmation } from '@/features/account-security/components/resend-confirmation';
import { EmailCard, LanguageCard, SubscriptionsCard } from '@/features/profile/components/account-cards';
import { ClosureCard } from '@/features/account-security/components/closure-card';
import { OwnDataCard } from '@/features/profile/components/own-data-card';
import { PersonCard } from '@/features/profile/components/person-card';
import { dropAllUnsaved } from '@/lib/browser/forms/drop-all-unsaved';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import styles from './profile-screen.module.scss';

/** What is known of the player, and what they may decide about it. */
export function ProfileScreen() {
  const t = useTranslations('Profile');
  const client = useQueryClient();
  const { player, leave } = useSession();
  const addToast = useSetAtom(addToastAtom);
  if (!player) return null;
  const closed = () => {
    leave();
    dropAllUnsaved();
    addToast({ status: 'success', title: t('closed'), history: false });
  };
  return (
    <>
      <div className={styles.page}>
        <div className={styles.column}>
          <BlockBoundary>
            <PersonCard key={player.id} player={player} />
          </BlockBoundary>
          <BlockBoundary>
            <OwnDataCard />
          </BlockBoundary>
        </div>
        <div className={styles.column}>
          <EmailCard email={player.email} verified={player.emailVerified} />
          <SubscriptionsCard
            confirmation={<ResendConfirmation />}
            subscriptions={player.subscriptions}
            onSaved={(subscriptions) =>
              client.setQueryData<Me | null>(meKey, (me) => me && { ...me, subscriptions })
            }
          />
          <LanguageCard />
          <ClosureCard onClosed={closed} />
        </div>
      </div>
    </>
  );
}
