'use client';

import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'next-intl';
import type { ModalFrameProps } from '@/components/shell/modal-host/modal-host';
import { BlockBoundary } from '@/components/ui/block-boundary/block-boundary';
import { Button } from '@/components/ui/button/button';
import { Spinner } from '@/components/ui/spinner/spinner';
import { AuthModal } from '@/features/auth/components/auth-modal';
import { further, WIZARD_STEPS, type WizardStep } from '@/features/auth/domain/wizard';
import { useSession } from '@/features/player/hooks/use-session';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import type { LanguageCode } from '@/lib/domain/locales';
import { useWelcomeBanner } from '../page-data/use-welcome-banner';
import { useArrival } from './use-arrival';

const LimitOffer = lazy(async () => ({
  default: (await import('@/features/protection/components/limit-offer')).LimitOffer,
}));
const SignUpStep = lazy(async () => ({
  default: (await import('@/features/profile/components/sign-up-step')).SignUpStep,
}));

/** Sign up and log in; a registration that is not short goes on to its second and third step. */
export function AuthFrame({ request, onClose, onReplace }: ModalFrameProps<'LOGIN' | 'SIGNUP'>) {
  const t = useTranslations('Wizard');
  const { begin, status, player } = useSession();
  const arrive = useArrival();
  const open = useOpenModal();
  const welcome = useWelcomeBanner();
  const { short = false, then, step: first = 'credentials' } = request.props;
  const [step, setStep] = useState<WizardStep>(first);
  const [reached, setReached] = useState<WizardStep>(first);
  /** An account was opened here, or was there: leaving is no refusal any more. */
  const [within, setWithin] = useState(first !== 'credentials');

  const show = (next: WizardStep) => {
    setStep(next);
    setReached((known) => further(known, next));
  };
  const end = (language?: LanguageCode) => {
    onClose('done');
    // With a next step, run it without a reload: the page that it leads to is in the player's language.
    if (then) then();
    else if (language) arrive(language);
  };
  const done = (language: LanguageCode) => {
    void begin(language);
    if (request.name === 'LOGIN' || short) return end(language);
    setWithin(true);
    return show('profile');
  };
  const goOn = () => {
    const next = WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1];
    if (next) show(next);
    else end(player?.language);
  };

  /** The session ended on the way: after the log-in the registration goes on where it was. */
  const logInAgain = () => {
    const goesOn = step === 'credentials' ? then : () => open('SIGNUP', { step, then });
    onReplace('LOGIN', { then: goesOn, short: true });
  };

  const body = () => {
    if (status === 'out') {
      return (
        <>
          <p>{t('sessionOver')}</p>
          <Button tone="primary" size="large" wide onClick={logInAgain}>
            {t('logIn')}
          </Button>
        </>
      );
    }
    if (step === 'credentials') {
      return (
        <>
          <p>{t('signedIn', { email: player?.email ?? '' })}</p>
          <Button tone="primary" size="large" wide onClick={goOn}>
            {t('continue')}
          </Button>
        </>
      );
    }
    const waiting = (
      <p role="status">
        <Spinner /> {t('loading')}
      </p>
    );
    return (
      <Suspense fallback={waiting}>
        {player ? (
          <>
            <SignUpStep
              key={`${step} ${player.id}`}
              step={step}
              player={player}
              onDone={goOn}
              onLater={() => end(player.language)}
            />
            {step === 'contacts' && (
              <BlockBoundary shape="none">
                <LimitOffer place="sign_up" />
              </BlockBoundary>
            )}
          </>
        ) : (
          waiting
        )}
      </Suspense>
    );
  };

  return (
    <AuthModal
      view={request.name}
      welcome={welcome}
      onViewChange={(view) => onReplace(view, request.props)}
      onForgot={(email) => onReplace('RESET_PASSWORD', { email })}
      onClose={() => onClose(within ? 'done' : 'closed')}
      onDone={done}
      wizard={
        short
          ? undefined
          : {
              step,
              reached,
              onStep: setStep,
              account: within ? (player?.email ?? '') : null,
              children: body(),
            }
      }
    />
  );
}
