import { useTranslations } from 'next-intl';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { wayOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import { useRuleWords } from '../hooks/use-rule-words';
import type { OfferLaw } from './by-law';
import { Rules } from './rules';

interface BonusTermsProps {
  offer: Offer;
  law?: OfferLaw | null;
  currency?: Currency;
}

/**
 * The rules of one bonus in plain words, each with its figure. They come from what the engine goes by.
 * @param law what the reader's law says that changes it
 */
export function BonusTerms({ offer, law = null, currency = DEFAULT_CURRENCY }: BonusTermsProps) {
  const t = useTranslations('Bonuses.terms');
  const { money, levels, dates } = useOfferWords(currency);
  const rule = useRuleWords();
  const words = useTranslations('Bonuses.offer');
  const [vip, days] = [levels(offer), dates(offer)];
  const minDeposit = offer.minDeposit[currency] ?? 0;
  const most = offer.maxBonus[currency] ?? 0;
  const maxWin = offer.maxWin[currency];
  const lawRules = law
    ? [
        law.mostWagering !== null && t('law', { times: law.mostWagering }),
        law.oneProduct && t('lawProduct'),
        law.leastDays !== null && t('lawDays', { days: law.leastDays }),
        law.firstPlayOnly && t('lawFirst'),
      ]
        .filter((text) => text !== false)
        .map((text) => ({ key: text, figure: t('lawFigure'), text }))
    : [];
  const rules = [
    wayOf(offer) === 'deposit' &&
      most > 0 && {
        key: 'minDeposit',
        figure: money(minDeposit),
        text: t('minDeposit', { percent: offer.percent, most: money(most) }),
      },
    offer.wagering > 0 && rule.wagering(offer.wagering, offer.basis),
    ...lawRules,
    rule.maxBet(money(offer.maxBet[currency] ?? 0)),
    rule.time(offer.hoursToLive),
    maxWin !== undefined && rule.maxWin(money(maxWin)),
    offer.freeSpins > 0 && rule.freeSpins(offer, money(offer.freeSpinBet[currency] ?? 0), offer.wagering),
    offer.minOdds && rule.minOdds(offer.minOdds),
    rule.ownFirst(),
    vip !== null && { key: 'vip', figure: `${words('vip')}: ${vip}`, text: t('vip') },
    days !== null && { key: 'dates', figure: days, text: t('dates') },
    offer.oncePerPerson && { key: 'once', figure: t('onceFigure'), text: t('once') },
  ].filter((one) => one !== false && one !== null);
  return (
    <Rules
      rules={rules}
      weights={offer.weights}
      excludedGames={offer.excludedGames}
      freeSpinGames={offer.freeSpins > 0 ? offer.freeSpinGames : []}
    />
  );
}
