import { useTranslations } from 'next-intl';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { wayOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import { useRuleWords } from '../hooks/use-rule-words';
import type { OfferLaw } from './by-law';
import { Rules } from './rules';

/**
 * The rules of one bonus in plain words, each with its figure. They come from what the engine goes by.
 * @param law what the reader's law says that changes it
 */
export function BonusTerms({ offer, law = null }: { offer: Offer; law?: OfferLaw | null }) {
  const t = useTranslations('Bonuses.terms');
  const { money } = useOfferWords();
  const rule = useRuleWords();
  const minDeposit = offer.minDeposit[DEFAULT_CURRENCY] ?? 0;
  const most = offer.maxBonus[DEFAULT_CURRENCY] ?? 0;
  const maxWin = offer.maxWin[DEFAULT_CURRENCY];
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
    rule.maxBet(money(offer.maxBet[DEFAULT_CURRENCY] ?? 0)),
    rule.time(offer.hoursToLive),
    maxWin !== undefined && rule.maxWin(money(maxWin)),
    offer.freeSpins > 0 &&
      rule.freeSpins(offer, money(offer.freeSpinBet[DEFAULT_CURRENCY] ?? 0), offer.wagering),
    offer.minOdds && rule.minOdds(offer.minOdds),
    rule.ownFirst(),
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
