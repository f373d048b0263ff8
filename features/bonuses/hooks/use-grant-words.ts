import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { formatMoment } from '@/lib/domain/dates';
import type { Grant } from '../api/get-me-bonuses';
import { typeOf } from '../domain/offer';

const MINUTE = 60_000;

/** A player's bonus in words and figures of the page's language. */
export function useGrantWords() {
  const t = useTranslations('Bonuses');
  const locale = useLocale();
  const money = ({ currency }: Pick<Grant, 'currency'>, minor: number) =>
    formatAmount(minor, currency, locale);
  /** “4d 11h”, to the hour; in the last hour “12m”. */
  const time = (ms: number) => {
    const minutes = Math.max(0, Math.floor(ms / MINUTE));
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return t('own.leftMinutes', { minutes });
    return t('own.left', { days: Math.floor(hours / 24), hours: hours % 24 });
  };
  const gives = (grant: Grant) => {
    const spins = grant.freeSpins > 0 ? [t('offer.spins', { spins: grant.freeSpins })] : [];
    const amount = grant.amount > 0 || spins.length === 0 ? [money(grant, grant.amount)] : [];
    return [...amount, ...spins].join(' + ');
  };
  /** Of a bonus without a sum to stake: how often what its spins win is. */
  const ofSpins = ({ freeSpins, wagering: { times } }: Grant) =>
    freeSpins > 0 && times > 0 ? t('own.spinWins', { times }) : t('own.nothingToStake');
  return {
    money,
    /** What it gives: “€20.00 + 40 free spins”. */
    gives,
    /** “€700.00”; of free spins alone “×35 on what the spins win”. */
    toStake: (grant: Grant) =>
      grant.wagering.target > 0 ? money(grant, grant.wagering.target) : ofSpins(grant),
    /** “€20.00, €700.00 to stake, max bet €5”. */
    asks(grant: Grant) {
      const [amount, maxBet] = [gives(grant), money(grant, grant.maxBet)];
      const { target } = grant.wagering;
      return target > 0
        ? t('own.asks', { amount, stakes: money(grant, target), maxBet })
        : t('own.asksSpins', { amount, wagering: ofSpins(grant), maxBet });
    },
    /** “€20.00, €700.00 to stake.” */
    activated(grant: Grant) {
      const { target } = grant.wagering;
      return target > 0
        ? t('own.activatedText', { amount: gives(grant), stakes: money(grant, target) })
        : t('own.activatedSpins', { amount: gives(grant), wagering: ofSpins(grant) });
    },
    /** What gave it: “Promo code”. */
    type: (grant: Grant) => t(`offer.types.${typeOf(grant)}`),
    moment: (at: string) =>
      formatMoment(new Date(at), locale, Intl.DateTimeFormat().resolvedOptions().timeZone),
    left: (until: string, now: number) => time(new Date(until).getTime() - now),
    took: (from: string, until: string) => time(new Date(until).getTime() - new Date(from).getTime()),
    /** “×35 on the bonus”. */
    wagering: ({ wagering: { times, basis } }: Grant) =>
      t(basis === 'bonus' ? 'own.onBonus' : 'own.onBonusAndDeposit', { times }),
  };
}
