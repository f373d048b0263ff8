'use client';

import { withBasePath } from '@/lib/domain/base-path';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { xGlyph } from '@/components/ui/icon/glyphs';
import { SegmentedControl } from '@/components/ui/segmented-control/segmented-control';
import type { LanguageCode } from '@/lib/domain/locales';
import { useCatalogueCounts } from '@/lib/browser/games/use-catalogue-counts';
import styles from './auth-panel.module.scss';
import { LogInForm } from './log-in-form';
import { SignUpForm } from './sign-up-form';
import { SocialWays } from './social-ways';

const SCENE = withBasePath('/art/scenes/lamp-tall');

/** What welcomes a new player (SPEC §3): of the bonus that is on offer. */
export interface WelcomeBanner {
  name: string;
  shortDescription: string;
  /** Path on this site, without its ending. */
  imageBackground: string;
}

export type AuthView = 'LOGIN' | 'SIGNUP';

interface AuthPanelProps {
  view: AuthView;
  onViewChange: (view: AuthView) => void;
  onDone: (language: LanguageCode) => void;
  onForgot: (email: string) => void;
  /** Where one is in the registration, above its form. */
  steps?: ReactNode;
  /** The bonus beside the forms; without one a text about the casino. */
  welcome?: WelcomeBanner | null;
  /** Heading, when the frame around has none: the page has one, the dialog does not. */
  heading?: ReactNode;
}

/** Sign up and log in beside a picture; the content of the modal and of the /auth page. */
export function AuthPanel({ view, onViewChange, onDone, onForgot, steps, welcome, heading }: AuthPanelProps) {
  const t = useTranslations('Auth');
  const { games, providers } = useCatalogueCounts();
  const [isClosed, setClosed] = useState(false);
  const scene = welcome ? withBasePath(welcome.imageBackground) : SCENE;
  return (
    <div className={styles.panel} data-alone={isClosed || undefined}>
      {isClosed ? null : (
        <div className={styles.banner} data-of={welcome ? 'bonus' : 'casino'}>
          <picture>
            {/* A bonus has a low picture: the fine one fills the height. */}
            <source
              srcSet={welcome ? `${scene}@2x.avif` : `${scene}.avif, ${scene}@2x.avif 2x`}
              type="image/avif"
            />
            <img
              src={welcome ? `${scene}@2x.webp` : `${scene}.webp`}
              alt=""
              width={420}
              height={760}
              decoding="async"
            />
          </picture>
          <div className={styles.claim}>
            <p className={styles.eyebrow}>{t('banner.eyebrow')}</p>
            <p className={styles.claimTitle}>{welcome?.name ?? t('banner.title')}</p>
            <p className={styles.claimText}>
              {welcome?.shortDescription ??
                (games === undefined ? t('banner.textAlone') : t('banner.text', { games, providers }))}
            </p>
          </div>
          <div className={styles.closeBanner}>
            <IconButton
              glyph={xGlyph}
              tone="picture"
              label={t('banner.close')}
              onClick={() => setClosed(true)}
            />
          </div>
        </div>
      )}
      <div className={styles.body}>
        {heading}
        <div className={styles.tabs}>
          <SegmentedControl
            label={t('choose')}
            value={view}
            onValueChange={onViewChange}
            panelId="auth-panel"
            segments={[
              { value: 'SIGNUP', label: t('signUp') },
              { value: 'LOGIN', label: t('logIn') },
            ]}
          />
        </div>
        {view === 'SIGNUP' && steps}
        <div id="auth-panel" role="tabpanel" aria-label={view === 'SIGNUP' ? t('signUp') : t('logIn')}>
          {view === 'SIGNUP' ? (
            <SignUpForm onDone={onDone} />
          ) : (
            <LogInForm onDone={onDone} onForgot={onForgot} onSignUp={() => onViewChange('SIGNUP')} />
          )}
        </div>
        <SocialWays />
      </div>
    </div>
  );
}
