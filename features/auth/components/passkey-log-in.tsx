'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { keyRoundGlyph } from '@/components/ui/icon/security-glyphs';
import type { LanguageCode } from '@/lib/domain/locales';
import { PasskeyError } from '@/lib/browser/passkeys';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { usePasskeyLogIn } from '../api/post-auth-passkeys';
import { FormNote } from './form-note';
import styles from './auth-panel.module.scss';

/** Logs in without e-mail and password. Who closes the browser's own question is told nothing. */
export function PasskeyLogIn({ onDone }: { onDone: (language: LanguageCode) => void }) {
  const t = useTranslations('Passkeys');
  const problemText = useProblemText();
  const logIn = usePasskeyLogIn();
  const trouble = logIn.error instanceof PasskeyError ? logIn.error.trouble : null;
  return (
    <div className={styles.passkey}>
      <Button
        tone="outline"
        wide
        busy={logIn.isPending}
        onClick={() => logIn.mutate(undefined, { onSuccess: ({ language }) => onDone(language) })}
      >
        <Icon glyph={keyRoundGlyph} /> {t('logIn')}
      </Button>
      {logIn.error && trouble !== 'cancelled' && (
        <FormNote>{trouble ? t(`trouble.${trouble}`) : problemText(logIn.error)}</FormNote>
      )}
    </div>
  );
}
