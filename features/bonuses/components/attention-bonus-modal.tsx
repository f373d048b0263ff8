'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogActions, DialogText } from '@/components/ui/dialog/dialog-parts';
import { useSpinsOf } from '../api/get-me-free-spins';
import { useGrantWords } from '../hooks/use-grant-words';
import { useOwnBonuses } from '../hooks/use-own-bonuses';
import { BonusFigures } from './bonus-modal-parts';

interface AttentionBonusModalProps {
  /** Activates the other bonus. */
  onConfirm: () => void;
  onClose: () => void;
}

/** SPEC §4: another bonus burns the active one and its wagering; said with its figures before it happens. */
export function AttentionBonusModal({ onConfirm, onClose }: AttentionBonusModalProps) {
  const t = useTranslations('Bonuses.attention');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const active = useOwnBonuses().data?.active;
  const spins = useSpinsOf(active);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <DialogText>
        <p>{active ? t('text', { name: active.name }) : t('general')}</p>
      </DialogText>
      {active && (
        <BonusFigures
          figures={[
            { name: own('balance'), value: words.money(active, active.balance) },
            { name: own('wageringDone'), value: words.money(active, active.wagering.wagered) },
            ...(spins === 0 ? [] : [{ name: own('freeSpinsLeft'), value: String(spins ?? '–') }]),
          ]}
        />
      )}
      <DialogActions>
        <Button tone="primary" size="large" wide onClick={onClose}>
          {t('keep')}
        </Button>
        <Button
          tone="danger"
          size="large"
          wide
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {t('confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
