'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { Icon } from '@/components/ui/icon/icon';
import { circleCheckGlyph } from '@/components/ui/icon/glyphs';
import type { SupportDraft } from '@/lib/browser/modals/props';
import { SupportForm } from './support-form';
import styles from './support.module.scss';

interface SupportFormModalProps {
  draft?: SupportDraft;
  /** The platform's word that the player has just given the password. */
  verification?: string;
  /** Null for a visitor; undefined while nobody knows yet whether it is one. */
  player: { id: string; email: string } | null | undefined;
  /** Goes to prove who is writing, and comes back with the draft; for players only. */
  onProve?: (draft: SupportDraft) => void;
  onClose: () => void;
}

/** SPEC §2: the form before the chat. It is a message that is answered by e-mail. */
export function SupportFormModal({ player, onProve, onClose, ...given }: SupportFormModalProps) {
  const t = useTranslations('Support');
  const [sent, setSent] = useState<{ reference: string; email: string }>();
  // The next person gets a form of their own, and nothing of the one before. Who began to write before anybody knew who
  // they are goes on.
  const owner = player && player.id;
  const [writer, setWriter] = useState({ owner, form: 0 });
  if (writer.owner !== owner) {
    const isSame = writer.owner === undefined;
    setWriter({ owner, form: isSame ? writer.form : writer.form + 1 });
    if (!isSame) setSent(undefined);
  }
  const { draft, verification } = writer.form === 0 ? given : {};
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sent ? t('sent') : t('title')}>
      {sent ? (
        <div role="status">
          <DialogText>
            <p>{t('sentText', { email: sent.email })}</p>
          </DialogText>
          <p className={styles.reference}>
            <Icon glyph={circleCheckGlyph} />
            {t('reference')} <b>{sent.reference}</b>
          </p>
          <DialogActions>
            <Button tone="primary" size="large" wide onClick={onClose}>
              {t('done')}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <SupportForm
          key={writer.form}
          owner={owner}
          draft={draft ?? { name: '', email: player?.email ?? '', topic: '', message: '' }}
          verification={verification}
          onProve={verification ? undefined : onProve}
          onSent={setSent}
        />
      )}
    </Dialog>
  );
}
