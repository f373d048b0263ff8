import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/button';
import { BONUS_SCENES } from '@/lib/domain/bonuses';
import { Link } from '@/lib/i18n/navigation';
import { DEFAULT_CURRENCY, type Currency } from '@/lib/money/money';
import type { Offer } from '../api/get-bonuses.server';
import { stakesExample, typeOf, wayOf } from '../domain/offer';
import { useOfferWords } from '../hooks/use-offer-words';
import { useRuleWords } from '../hooks/use-rule-words';
import { OfferAction } from './offer-action';
import { ScenePicture } from './scene-picture';
import styles from './bonus-cards.module.scss';

const strong = (text: ReactNode) => <b>{text}</b>;
const hidden = (text: ReactNode) => <span className="visually-hidden">{text}</span>;

interface BonusCardProps {
  offer: Offer;
  currency?: Currency | undefined;
  /** What it really costs, in one line. */
  cost: ReactNode;
}

/** An offer with what it gives, what it asks for, and what that comes to in stakes. */
export function BonusCard({ offer, currency = DEFAULT_CURRENCY, cost }: BonusCardProps) {
  const t = useTranslations('Bonuses.offer');
  const { headline, money, ...words } = useOfferWords(currency);
  const rule = useRuleWords();
  const example = stakesExample(offer, currency);
  const deposit = offer.numberDeposits?.from;
  const spinBet = offer.freeSpinBet[currency] ?? 0;
  const minDeposit = offer.minDeposit[currency] ?? 0;
  const maxWin = offer.maxWin[currency];
  const facts = [
    {
      name: t('minDeposit'),
      value: wayOf(offer) === 'deposit' && minDeposit > 0 ? money(minDeposit) : t('none'),
    },
    { name: t('maxBet'), value: money(offer.maxBet[currency] ?? 0) },
    { name: t('wagering'), value: words.wagering(offer) },
    { name: t('time'), value: words.time(offer) },
    { name: t('maxWin'), value: maxWin === undefined ? t('noMax') : money(maxWin) },
    { name: t('spinBet'), value: offer.freeSpins > 0 && spinBet > 0 ? money(spinBet) : t('none') },
    { name: t('vip'), value: words.levels(offer) },
    { name: t('dates'), value: words.dates(offer) },
    { name: t('minOdds'), value: offer.minOdds && rule.minOdds(offer.minOdds).figure },
  ].filter(({ value }) => value !== null);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ScenePicture scene={offer.imageBackground} />
        <p className={styles.kind}>
          {deposit === undefined ? t(`types.${typeOf(offer)}`) : t('deposit', { deposit })}
        </p>
      </div>
      <div className={styles.body}>
        <div>
          <h3>{offer.name}</h3>
          <p className={styles.headline}>{headline(offer)}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.example}>
          <span>
            {example
              ? t.rich('example', { bonus: money(example.bonus), stakes: money(example.stakes), b: strong })
              : offer.freeSpins > 0 && offer.wagering > 0 && offer.freeSpinWins === 'bonus'
                ? t('spinStakes', { times: offer.wagering })
                : t('noStakes')}
          </span>
        </p>
        {cost}
        <div className={styles.actions}>
          <OfferAction offer={offer} />
          <Link className="link" href={`/bonuses/${offer.id}`} prefetch={false}>
            {t.rich('terms', { name: offer.name, hidden })}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** Playing with one's own money: a choice like the others, of the same size. */
export function NoBonusCard() {
  const t = useTranslations('Bonuses.offer');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ScenePicture scene={BONUS_SCENES.none} />
      </div>
      <div className={styles.body}>
        <div>
          <h3>{t('noBonus')}</h3>
          <p className={styles.headline}>{t('noBonusHeadline')}</p>
        </div>
        <dl className={styles.facts}>
          {(['maxBet', 'wagering', 'time', 'maxWin'] as const).map((fact) => (
            <div key={fact}>
              <dt>{t(fact)}</dt>
              <dd>{t(`noBonusFacts.${fact}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.example}>
          <span>{t.rich('noBonusExample', { b: strong })}</span>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={CASHIER} data-gated={CASHIER}>
            {t('noBonusAction')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

const CASHIER = '/account/wallet/deposit';
