'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogPicture, DialogText } from '@/components/ui/dialog/dialog-parts';

interface GameNotificationModalProps {
  messages: readonly string[];
  /** One more line, set apart: an amount, a date. */
  highlighted?: string;
  /** About wagering: no picture, and the button confirms the terms. */
  wagering?: boolean;
  onClose: () => void;
}

/** SPEC §2: what a game has to tell. */
export function GameNotificationModal({
  messages,
  highlighted,
  wagering = false,
  onClose,
}: GameNotificationModalProps) {
  const t = useTranslations('Modals.gameNotification');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wagering ? t('wagering') : t('title')}
      picture={wagering ? undefined : <DialogPicture scene="empty-lit" width={340} height={200} />}
    >
      <DialogText>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
        {highlighted && (
          <p>
            <strong>{highlighted}</strong>
          </p>
        )}
      </DialogText>
      <DialogActions>
        <Button tone={wagering ? 'primary' : 'secondary'} size="large" wide onClick={onClose}>
          {wagering ? t('okay') : t('close')}
        </Button>
        {wagering && (
          <ButtonLink href="/games/bonus-wager" wide onClick={onClose}>
            {t('counting')}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  );
}
