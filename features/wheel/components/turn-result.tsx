import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { ButtonLink } from '@/components/ui/button/button';
import type { Currency } from '@/lib/money/money';
import type { WheelSpin } from '../api/get-wheel-standing';
import type { Wheel } from '../api/get-wheel';
import { usePrizeWords } from '../hooks/use-prize-words';
import styles from './wheel.module.scss';

interface TurnResultProps {
  spin: WheelSpin;
  wheel: Wheel;
  currency: Currency;
}

/** What the day's turn brought: said in the same box whether it was something or nothing. */
export function TurnResult({ spin, wheel, currency }: TurnResultProps) {
  const t = useTranslations('Wheel.result');
  const { words } = usePrizeWords(currency);
  const { prize, withheld } = spin;
  const isGiven = withheld === null && prize.kind !== 'nothing';
  const more = useMore(spin, wheel, currency);
  return (
    <>
      <div className={styles.won} data-kind={prize.kind}>
        <span className={styles.sight} aria-hidden="true" />
        <p>
          <b>{prize.kind === 'nothing' ? t('nothing') : words(prize)}</b>
          <small>{more}</small>
        </p>
      </div>
      {isGiven && (
        <ButtonLink href={prize.kind === 'points' ? '/account/vip' : '/account/bonuses'} wide>
          {t(prize.kind === 'points' ? 'seeLevel' : 'seeBonuses')}
        </ButtonLink>
      )}
    </>
  );
}

/** What holds for the prize, in a sentence. */
function useMore({ prize, withheld, currency: given }: WheelSpin, wheel: Wheel, currency: Currency): string {
  const t = useTranslations('Wheel.result');
  const locale = useLocale();
  if (withheld) return t(`withheld.${withheld}`);
  switch (prize.kind) {
    case 'nothing':
      return t('nothingText');
    case 'points':
      return t('points');
    case 'bonus':
      return t('bonus', { times: wheel.bonus?.times ?? 0, days: Math.floor((wheel.bonus?.hours ?? 0) / 24) });
    case 'spins':
      return t('spins', {
        amount: formatAmount(wheel.spinBet[given] ?? wheel.spinBet[currency] ?? 0, given, locale),
        days: wheel.spins?.days ?? 0,
        wins: wheel.spins?.wins ?? 'real',
        times: wheel.spins?.wagering ?? 0,
      });
  }
}
