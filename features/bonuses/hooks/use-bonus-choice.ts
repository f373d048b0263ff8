import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import type { BonusChoice } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { Grant } from '../api/get-me-bonuses';
import { useChooseBonus } from '../api/post-me-bonuses-id-status';
import { useGrantWords } from './use-grant-words';
import { useAskActive } from './use-active-bonus';

/**
 * What a player does with one of their bonuses. What burns another one, or this one, is asked first (SPEC §4).
 * @param then runs when it is done
 */
export function useBonusChoice(then?: () => void) {
  const t = useTranslations('Bonuses');
  const language = LANGUAGE_CODES[useLocale()];
  const { activated, money } = useGrantWords();
  const open = useOpenModal();
  const addToast = useSetAtom(addToastAtom);
  const problemText = useProblemText();
  const key = useIdempotencyKey();
  const askActive = useAskActive();
  const mutation = useChooseBonus(language);

  async function send(grant: Grant, status: BonusChoice) {
    try {
      const content = { id: grant.id, status };
      await mutation.mutateAsync({ ...content, idempotencyKey: key.keyOf(content) });
      key.done();
    } catch (problem) {
      key.failed(problem);
      failed(problem);
      return;
    }
    if (status === 'Activated') {
      addToast({
        id: `bonus-${grant.id}`,
        status: 'success',
        variant: 'bonus',
        title: t('own.activated'),
        text: activated(grant),
      });
    }
    then?.();
  }

  const failed = (problem: unknown) =>
    addToast({ id: 'bonus-choice', status: 'error', title: t('own.failed'), text: problemText(problem) });

  async function activate(grant: Grant) {
    let active: Grant | null;
    try {
      active = await askActive();
    } catch (problem) {
      failed(problem);
      return;
    }
    if (!active || active.id === grant.id) await send(grant, 'Activated');
    else open('ATTENTION_BONUS', { bonusId: grant.id, onConfirm: () => void send(grant, 'Activated') });
  }

  return {
    /** The choice that is on its way. */
    sending: mutation.isPending ? mutation.variables.status : null,
    activate: (grant: Grant) => void activate(grant),
    queue: (grant: Grant) => void send(grant, 'Queue'),
    /**
     * An offer is turned down at once: nothing is lost by it but the offer. What is active, or came with a deposit, is asked
     * about first.
     * @param spins how many free spins end with it; null where that is not known
     */
    reject(grant: Grant, spins: number | null = 0) {
      const onConfirm = () => void send(grant, 'Rejected');
      if (grant.state !== 'active' && grant.depositAmount === null) return onConfirm();
      if (grant.state !== 'active') {
        const amount = money(grant, grant.depositAmount ?? 0);
        return open('CANCEL_BONUS', { onConfirm, warning: t('own.giveUpDeposit', { amount }) });
      }
      return open('CANCEL_BONUS', {
        onConfirm,
        warning: [
          t('own.cancelWarning', {
            balance: money(grant, grant.balance),
            staked: grant.wagering.wagered > 0 ? 'yes' : 'no',
            wagered: money(grant, grant.wagering.wagered),
          }),
          spins === null ? t('own.cancelAnySpins') : spins > 0 ? t('own.cancelSpins', { spins }) : '',
        ]
          .filter(Boolean)
          .join(' '),
      });
    },
  };
}
