'use client';

import { withBasePath } from '@/lib/domain/base-path';
import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import type { InstallPrompt } from '@/lib/browser/pwa/install-prompt';
import { AddToHomePicture } from './add-to-home-picture';
import styles from './mobile-app-modal.module.scss';

type Way = 'installed' | 'prompt' | 'apple' | 'menu';

interface MobileAppModalProps {
  /** The browser's own offer, where it makes one. */
  prompt: InstallPrompt | null;
  onClose: () => void;
}

const STEPS = ['first', 'second', 'third'] as const;

/** How this browser installs the product. Apple's has no offer: its share sheet does it, in three steps. */
function wayHere(prompt: InstallPrompt | null): Way {
  if (globalThis.matchMedia?.('(display-mode: standalone)').matches) return 'installed';
  if (prompt) return 'prompt';
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac, but no Mac has a touch screen.
  const apple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return apple ? 'apple' : 'menu';
}

/** SPEC §2: puts the product on the device's own screen. */
export function MobileAppModal({ prompt, onClose }: MobileAppModalProps) {
  const t = useTranslations('Modals.mobileApp');
  // What it was when it opened: the browser takes its offer back once it is taken up.
  const [way] = useState(() => wayHere(prompt));

  async function install() {
    await prompt?.prompt();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <div className={styles.app}>
        <img src={withBasePath('/art/icon-192.png')} alt="" width={64} height={64} />
        <p>{t('text')}</p>
      </div>
      {way === 'apple' && (
        <>
          <AddToHomePicture />
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step}>{t(`apple.${step}`)}</li>
            ))}
          </ol>
        </>
      )}
      {(way === 'menu' || way === 'installed') && (
        <DialogText>
          <p>{t(way)}</p>
        </DialogText>
      )}
      <DialogActions>
        {way === 'prompt' ? (
          <Button tone="primary" size="large" wide onClick={() => void install()}>
            {t('install')}
          </Button>
        ) : (
          <Button size="large" wide onClick={onClose}>
            {t('close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
