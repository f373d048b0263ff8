'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { useExchangeCode } from '@/features/auth/api/post-auth-exchange';
import { usePreviewCode, type CodePreview } from '@/features/auth/api/post-auth-session-codes-preview';
import { AccountQuestion } from '@/features/auth/components/account-question';
import { useSession } from '@/features/player/hooks/use-session';
import { isApiProblem } from '@/lib/http/problem';
import { useRouter } from '@/lib/i18n/navigation';

/** Only the platform's own word makes a code bad; silence, a fault of ours or too many calls do not. */
const isRefusal = (error: unknown) =>
  isApiProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429;
/** A log-in or log-out happened here since the question was asked. */
const isOutdated = (error: unknown) => isApiProblem(error) && error.code === 'account_unconfirmed';

type View = { kind: 'looking' } | { kind: 'asking'; preview: CodePreview } | { kind: 'failed'; for: unknown };

/**
 * A log-in code of another session. In the browser that asked for it, it logs in; elsewhere the person is asked
 * first, because anyone can send another person to an address (ADR 18). Opening the address changes nothing: the page
 * posts the code.
 */
export function CodeArrival({ code }: { code: string }) {
  const t = useTranslations('Arrival');
  const router = useRouter();
  const { player, begin } = useSession();
  const preview = usePreviewCode();
  const exchange = useExchangeCode();
  const [view, setView] = useState<View>({ kind: 'looking' });
  const begun = useRef(false);
  const failed = (error: unknown) => setView({ kind: 'failed', for: error });

  const enter = (found: CodePreview, confirmation?: string) =>
    exchange.mutate(confirmation === undefined ? { code } : { code, confirmation }, {
      onSuccess: ({ language }) => {
        void begin(language);
        router.replace('/');
      },
      onError: (error) => (isOutdated(error) ? look(true) : failed(error)),
    });
  const look = (asks = false) => {
    setView({ kind: 'looking' });
    preview.mutate(code, {
      onSuccess: (found) => {
        if (found.present === 'same') router.replace('/');
        else if (asks || found.asks) setView({ kind: 'asking', preview: found });
        else enter(found);
      },
      onError: failed,
    });
  };
  const start = useEffectEvent(look);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start();
  }, []);

  if (view.kind === 'asking') {
    return (
      <AccountQuestion
        preview={view.preview}
        current={player?.email ?? null}
        busy={exchange.isPending}
        onYes={() => enter(view.preview, view.preview.confirmation)}
        onOver={() => {
          if (!exchange.isPending) setView({ kind: 'failed', for: null });
        }}
      />
    );
  }
  if (view.kind === 'looking') {
    return (
      <ResultCard state="asking" title={t('asking.title')} text={t('asking.text')}>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </ResultCard>
    );
  }
  const refused = view.for === null || isRefusal(view.for);
  return (
    <ResultCard
      state="failed"
      title={t(refused ? 'refused.title' : 'unreachable.title')}
      text={t(refused ? 'refused.text' : 'unreachable.text')}
    >
      {refused ? (
        <ButtonLink href="/auth#log-in" tone="primary" data-modal="LOGIN">
          {t('logIn')}
        </ButtonLink>
      ) : (
        <Button tone="primary" onClick={() => look()}>
          {t('again')}
        </Button>
      )}
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
