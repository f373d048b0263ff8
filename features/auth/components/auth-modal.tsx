'use client';

import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/ui/dialog/dialog';
import type { LanguageCode } from '@/lib/domain/locales';
import { AuthPanel, type AuthView } from './auth-panel';

interface AuthModalProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  onDone: (language: LanguageCode) => void;
  onForgot: (email: string) => void;
  onClose: () => void;
}

export function AuthModal({ view, onViewChange, onDone, onForgot, onClose }: AuthModalProps) {
  const t = useTranslations('Auth');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={view === 'SIGNUP' ? t('signUp') : t('logIn')}
      hideTitle
      size="medium"
      flush
      form
    >
      <AuthPanel view={view} onViewChange={onViewChange} onDone={onDone} onForgot={onForgot} />
    </Dialog>
  );
}
