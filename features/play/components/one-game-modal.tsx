'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';

interface OneGameModalProps {
  /** What the game that is open is called. */
  game: string;
  /** A round of the player's is open in it: it can't be closed yet. */
  hasOpenRound: boolean;
  /** Closes it and opens the one that was asked for. */
  onSwitch: () => void;
  /** Leads to it. */
  onGo: () => void;
  onClose: () => void;
}

/** The law lets one game be open at a time: what is open, and the way to close it or to go back to it. */
export function OneGameModal({ game, hasOpenRound, onSwitch, onGo, onClose }: OneGameModalProps) {
  const t = useTranslations('Modals.oneGame');
  const first = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title', { game })}>
      <DialogText>
        <p>{t('text')}</p>
        {hasOpenRound && <p>{t('openRound')}</p>}
      </DialogText>
      <DialogActions>
        {!hasOpenRound && (
          <Button tone="primary" wide onClick={first(onSwitch)}>
            {t('close')}
          </Button>
        )}
        <Button tone={hasOpenRound ? 'primary' : 'secondary'} wide onClick={first(onGo)}>
          {t('go', { game })}
        </Button>
        <Button wide onClick={onClose}>
          {t('stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
