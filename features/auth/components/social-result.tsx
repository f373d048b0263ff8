'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { ResultCard } from '@/components/ui/result-card/result-card';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { LANGUAGE_CODES, type LanguageCode } from '@/lib/domain/locales';
import { isSocialResult, type SocialResult as Result } from '@/lib/domain/social';
import { isApiProblem } from '@/lib/http/problem';
import { useSocialSecondStep } from '../api/post-auth-social-second-step';
import { SocialSignUp } from './social-sign-up';

/** A second step that waits, as its form takes it. */
export interface WaitingStep {
  token: string;
  methods: readonly ('totp' | 'recovery')[];
}

interface SocialResultProps {
  /** A session is open. `isNew`: with an account that was made just now. */
  onSignedIn: (language: LanguageCode, isNew: boolean) => void;
  /** The form of the second step. */
  renderSecondStep: (
    step: WaitingStep,
    ways: { onDone: (language: LanguageCode) => void; onBack: () => void },
  ) => ReactNode;
}

/** Where linked companies are listed. */
const SECURITY = '/account/profile/security';
const never = () => () => undefined;

/** The page that follows a company's log-in: it says how it went, and asks for what is still needed. */
export function SocialResult({ onSignedIn, renderSecondStep }: SocialResultProps) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => null,
  );
  const [over, setOver] = useState(false);
  if (search === null) return <Asking />;
  const asked = new URLSearchParams(search).get('result');
  const result: Result = over ? 'expired' : isSocialResult(asked) ? asked : 'failed';

  if (result === 'signed_in') return <SignedIn onSignedIn={onSignedIn} />;
  if (result === 'confirm') {
    return <SocialSignUp onDone={(language) => onSignedIn(language, true)} onOver={() => setOver(true)} />;
  }
  if (result === 'second_step') {
    return (
      <SecondStep onOver={() => setOver(true)}>
        {(step) =>
          renderSecondStep(step, {
            onDone: (language) => onSignedIn(language, false),
            onBack: () => setOver(true),
          })
        }
      </SecondStep>
    );
  }
  return <Told result={result} />;
}

function Asking() {
  const t = useTranslations('Social');
  return (
    <ResultCard state="asking" title={t('asking.title')} text={t('asking.text')}>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}

function SignedIn({ onSignedIn }: Pick<SocialResultProps, 'onSignedIn'>) {
  // The platform has led here in the player's own language.
  const language = LANGUAGE_CODES[useLocale()];
  const tell = useEffectEvent(() => onSignedIn(language, false));
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    tell();
  }, []);
  return <Asking />;
}

/** Picks the step up, once: it is in this browser alone, and in no address. */
function SecondStep({
  children,
  onOver,
}: {
  children: (step: WaitingStep) => ReactNode;
  onOver: () => void;
}) {
  const t = useTranslations('Social');
  const problemText = useProblemText();
  const { mutate, data, error } = useSocialSecondStep();
  const asked = useRef(false);
  const pick = useEffectEvent(() =>
    mutate(undefined, {
      onError: (problem) => {
        if (isApiProblem(problem) && problem.code === 'client_api_27') onOver();
      },
    }),
  );
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    pick();
  }, []);
  if (data) return children(data);
  if (!error) return <Asking />;
  return (
    <ResultCard state="failed" title={t('unreachable')} text={problemText(error)}>
      <Button tone="primary" onClick={() => mutate()}>
        {t('again')}
      </Button>
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}

type ToldResult = Exclude<Result, 'signed_in' | 'confirm' | 'second_step'>;

/** What of these concerns somebody who is logged in. */
const LINKING: readonly Result[] = ['linked', 'linked_elsewhere', 'linked_other'];

function Told({ result }: { result: ToldResult }) {
  const t = useTranslations('Social');
  const isLinking = LINKING.includes(result);
  return (
    <ResultCard
      state={result === 'linked' ? 'done' : 'failed'}
      title={t(`${result}.title`)}
      text={t(`${result}.text`)}
    >
      {isLinking && (
        <ButtonLink href={SECURITY} tone="primary">
          {t('toSecurity')}
        </ButtonLink>
      )}
      {result === 'reset_required' && (
        <ButtonLink href="/auth#log-in" tone="primary" data-modal="RESET_PASSWORD">
          {t('reset_required.action')}
        </ButtonLink>
      )}
      {!isLinking && result !== 'reset_required' && (
        <ButtonLink href="/auth#log-in" tone="primary">
          {t('logIn')}
        </ButtonLink>
      )}
      <ButtonLink href="/">{t('home')}</ButtonLink>
    </ResultCard>
  );
}
