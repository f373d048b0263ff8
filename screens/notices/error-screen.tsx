'use client';

import { useTranslations } from 'next-intl';
import { startTransition } from 'react';
import { Button } from '@/components/ui/button/button';
import { useRouter } from '@/lib/i18n/navigation';
import { useAskAnew } from '@/lib/browser/query/use-ask-anew';
import { SUPPORT_ATTRIBUTE } from '@/lib/domain/support-address';
import { Notice, Scene } from './notice';
import { SupportLink } from './support-link';

interface ErrorScreenProps {
  /** The id of the error in the server's log; an error in the browser has none. */
  digest?: string;
  /** Renders again what failed. */
  onRetry: () => void;
}

/** Something broke while a page was shown. The frame around it is alive, and so is the way to support. */
export function ErrorScreen({ digest, onRetry }: ErrorScreenProps) {
  const t = useTranslations('Errors.failure');
  const router = useRouter();
  const askAnew = useAskAnew();
  // The server's data may be broken, so fetch it again.
  const retry = () =>
    startTransition(() => {
      askAnew();
      router.refresh();
      onRetry();
    });
  // This screen is never rendered on the server.
  const email = document.documentElement.getAttribute(SUPPORT_ATTRIBUTE) ?? '';
  return (
    <Notice
      alert
      figure={<Scene name="error" size={360} ratio={360 / 260} />}
      title={t('title')}
      text={t('text')}
      note={digest && t('reference', { id: digest })}
    >
      <Button tone="primary" onClick={retry}>
        {t('again')}
      </Button>
      <SupportLink email={email}>{t('chat')}</SupportLink>
    </Notice>
  );
}
