import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { wayOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import type { OfferLaw } from './by-law';
import { GameWeights } from './game-weights';
import styles from './bonus-terms.module.scss';

/**
 * The rules of one bonus in plain words, each with its figure. They come from what the engine goes by.
 * @param law what the reader's law says that changes it
 */
export function BonusTerms({ offer, law = null }: { offer: Offer; law?: OfferLaw | null }) {
  const t = useTranslations('Bonuses.terms');
  const { money } = useOfferWords();
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
    offer.wagering > 0 && {
      key: 'wagering',
      figure: t('times', { times: offer.wagering }),
      text: t(offer.basis === 'bonus' ? 'wagering' : 'wageringBoth', { times: offer.wagering }),
    },
    ...lawRules,
    {
      key: 'maxBet',
      figure: money(offer.maxBet[DEFAULT_CURRENCY] ?? 0),
      text: t('maxBet'),
    },
    {
      key: 'time',
      figure:
        offer.hoursToLive % 24 === 0
          ? t('daysFigure', { days: offer.hoursToLive / 24 })
          : t('timeFigure', { hours: offer.hoursToLive }),
      text: t('time'),
    },
    maxWin !== undefined && { key: 'maxWin', figure: money(maxWin), text: t('maxWin') },
    offer.freeSpins > 0 && {
      key: 'freeSpins',
      figure: t('spinsFigure', { spins: offer.freeSpins }),
      text: t(offer.freeSpinWins === 'real' || offer.wagering === 0 ? 'freeSpinsReal' : 'freeSpins', {
        bet: money(offer.freeSpinBet[DEFAULT_CURRENCY] ?? 0),
        times: offer.wagering,
      }),
    },
    { key: 'ownFirst', figure: t('ownFirstFigure'), text: t('ownFirst') },
    offer.oncePerPerson && { key: 'once', figure: t('onceFigure'), text: t('once') },
  ].filter((rule) => rule !== false);
  return (
    <section className={styles.terms} aria-labelledby="bonus-terms">
      <h2 id="bonus-terms">{t('title')}</h2>
      <dl>
        {rules.map(({ key, figure, text }) => (
          <div key={key}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <GameWeights weights={offer.weights} excluded={offer.excludedGames.length} />
      <p>
        {t.rich('full', {
          link: (text) => (
            <Link className="link" href="/info_pages/bonus_terms_and_conditions" prefetch={false}>
              {text}
            </Link>
          ),
        })}
      </p>
    </section>
  );
}
