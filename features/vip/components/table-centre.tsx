'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { currencyOfReader, depositsFor } from '../domain/points';
import type { LevelFacts } from '../domain/vip-level';
import { useVipPlayer } from '../state/vip-player';
import { DepositButton } from './deposit-button';
import { RulesButton } from './rules-button';
import styles from './table-centre.module.scss';

interface TableCentreProps {
  levels: readonly LevelFacts[];
  headingLevel: 1 | 2;
}

/** What stands in the middle of the table: the player's level and points, or what the levels are for a visitor. */
export function TableCentre({ levels, headingLevel }: TableCentreProps) {
  const { status, standing } = useVipPlayer();
  const Heading = `h${headingLevel}` as const;
  if (standing) return <OwnCentre levels={levels} standing={standing} Heading={Heading} />;
  if (status === 'failed') return <FailedCentre Heading={Heading} />;
  return <VisitorCentre levels={levels} Heading={Heading} isWaiting={status === 'waiting'} />;
}

type HeadingTag = 'h1' | 'h2';

function OwnCentre({
  levels,
  standing: { points, level },
  Heading,
}: {
  levels: readonly LevelFacts[];
  standing: { points: number; level: number };
  Heading: HeadingTag;
}) {
  const t = useTranslations('Vip');
  const own = levels.find((one) => one.level === level);
  const next = levels.find((one) => one.level === level + 1);
  return (
    <div className={styles.centre}>
      <p className={styles.eyebrow}>
        {own ? t('table.of', { level, count: levels.length }) : t('table.none')}
      </p>
      <Heading>{own?.title ?? t('title')}</Heading>
      <p className={styles.points}>
        {t.rich(next ? 'table.points' : 'table.pointsTop', {
          points,
          left: next ? next.fromPoints - points : 0,
          name: next?.title ?? '',
          b: (text) => <b>{text}</b>,
          part: (text) => <span>{text}</span>,
        })}
      </p>
      <ul className={styles.facts}>
        <Fact figure={own?.cashbackPercent ?? 0} text={t('table.now')} />
        {next && <Fact figure={next.cashbackPercent} text={t('table.atLevel', { level: next.level })} />}
      </ul>
      <div className={styles.actions}>
        <ButtonLink tone="ivory" href="/account/vip/cashback">
          {t('nav.cashback')}
        </ButtonLink>
        <RulesButton as="words" />
      </div>
    </div>
  );
}

function VisitorCentre({
  levels,
  Heading,
  isWaiting,
}: {
  levels: readonly LevelFacts[];
  Heading: HeadingTag;
  isWaiting: boolean;
}) {
  const t = useTranslations('Vip');
  const locale = useLocale();
  const { currency: own } = useVipPlayer();
  const currency = currencyOfReader(locale, own);
  const [first, last] = [levels[0], levels.at(-1)];
  const least =
    first && formatAmount(depositsFor(first.fromPoints, currency), currency, locale, { whole: true });
  return (
    <div className={styles.centre} data-for={isWaiting ? 'unknown' : undefined}>
      <p className={styles.eyebrow}>{t('levelCount', { count: levels.length })}</p>
      <Heading>{t('title')}</Heading>
      <div className={styles.visitor}>
        {least && <p className={styles.points}>{t('table.first', { amount: least })}</p>}
        <ul className={styles.facts}>
          {[first, last].map(
            (one) =>
              one && (
                <Fact
                  key={one.code}
                  figure={one.cashbackPercent}
                  text={t('table.atLevel', { level: one.level })}
                />
              ),
          )}
        </ul>
      </div>
      {isWaiting && (
        <div className={styles.wait} role="status" aria-label={t('loading')}>
          <Skeleton width="240px" height="21px" />
          <Skeleton width="200px" height="44px" />
        </div>
      )}
      <div className={styles.actions}>
        <span className={styles.visitor}>
          <DepositButton tone="ivory" />
        </span>
        <RulesButton as="words" />
      </div>
    </div>
  );
}

function FailedCentre({ Heading }: { Heading: HeadingTag }) {
  const t = useTranslations('Vip');
  const { retry } = useVipPlayer();
  return (
    <div className={styles.centre}>
      <Heading>{t('title')}</Heading>
      <p className={styles.points} role="alert">
        {t('failed')}
      </p>
      <div className={styles.actions}>
        <Button tone="ivory" onClick={retry}>
          {t('tryAgain')}
        </Button>
        <RulesButton as="words" />
      </div>
    </div>
  );
}

function Fact({ figure, text }: { figure: number; text: string }) {
  const t = useTranslations('Vip');
  return (
    <li>
      <b>{t('percent', { percent: figure })}</b>
      <small>{text}</small>
    </li>
  );
}
