import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/link/link';
import type { CodeBonus } from '@/endpoints/get-me-promo-codes-code';
import type { Currency } from '@/lib/money/money';
import { CostLine } from '../calculator/cost-line';
import { wayOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import { useOwnBonuses } from '../hooks/use-own-bonuses';
import { useRuleWords } from '../hooks/use-rule-words';
import { GameNames } from './game-names';
import styles from './code-bonus-card.module.scss';

/** What a promo code brings and asks for, before it is used. */
export function CodeBonusCard({ bonus, currency }: { bonus: CodeBonus; currency: Currency }) {
  const t = useTranslations('Bonuses.promo');
  const names = useTranslations('Bonuses.weights');
  const { headline, money } = useOfferWords(currency);
  const rule = useRuleWords();
  const active = useOwnBonuses().data?.active;
  const withDeposit = wayOf(bonus) === 'deposit';
  const spins =
    bonus.freeSpins > 0
      ? rule.freeSpins(bonus, money(bonus.freeSpinBet[currency] ?? 0), bonus.wagering)
      : null;
  return (
    <section className={styles.card} aria-label={t('brings')}>
      <h3>{bonus.name}</h3>
      <p className={styles.headline}>{headline(bonus)}</p>
      {bonus.wagering > 0 && (
        <p>{t('asks', { times: bonus.wagering, maxBet: money(bonus.maxBet[currency] ?? 0) })}</p>
      )}
      <CostLine terms={bonus} currency={currency} hoursToLive={bonus.hoursToLive} />
      {spins && (
        <p>
          {spins.figure}: {spins.text}
        </p>
      )}
      {spins && <GameNames title={names('spinGames')} ids={bonus.freeSpinGames} />}
      {withDeposit ? (
        <p>
          {t('withDeposit')}{' '}
          <TextLink href={`/account/wallet/deposit?bonus=${encodeURIComponent(bonus.id)}`} alone>
            {t('toDeposit')}
          </TextLink>
        </p>
      ) : (
        active && <p>{t('behind', { name: active.name })}</p>
      )}
    </section>
  );
}
