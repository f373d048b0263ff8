'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Step } from '@/components/ui/step/step';
import type { LanguageCode } from '@/lib/domain/locales';
import type { WizardStep } from '../domain/wizard';
import { AuthPanel, type AuthView, type WelcomeBanner } from './auth-panel';
import { WizardBar } from './wizard-bar';
import styles from './auth-modal.module.scss';

interface Wizard {
  step: WizardStep;
  /** The furthest step that was opened. */
  reached: WizardStep;
  onStep: (step: WizardStep) => void;
  /** Address of the account, once there is one: then nothing is left to do in the first step. */
  account: string | null;
  /** The form of the second or the third step. */
  children: ReactNode;
}

interface AuthModalProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  onDone: (language: LanguageCode) => void;
  onForgot: (email: string) => void;
  onClose: () => void;
  welcome?: WelcomeBanner | null;
  /** The registration in steps; without, an account is all that is asked for. */
  wizard?: Wizard;
}

export function AuthModal({
  view,
  onViewChange,
  onDone,
  onForgot,
  onClose,
  welcome,
  wizard,
}: AuthModalProps) {
  const t = useTranslations('Auth');
  const w = useTranslations('Wizard');
  const signsUp = view === 'SIGNUP';
  const step = signsUp ? (wizard?.step ?? 'credentials') : 'credentials';
  const inSteps = signsUp && wizard && (step !== 'credentials' || wizard.account !== null);
  const bar = wizard && signsUp && <WizardBar step={step} reached={wizard.reached} onStep={wizard.onStep} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={inSteps ? w(`names.${step}`) : signsUp ? t('signUp') : t('logIn')}
      hideTitle={!inSteps}
      size={inSteps ? 'small' : 'medium'}
      flush={!inSteps}
      form
    >
      {inSteps ? (
        <Step key={step} of={step} arrives className={styles.step}>
          {bar}
          {wizard.children}
        </Step>
      ) : (
        <AuthPanel
          view={view}
          onViewChange={onViewChange}
          onDone={onDone}
          onForgot={onForgot}
          steps={bar}
          welcome={welcome}
        />
      )}
    </Dialog>
  );
}
