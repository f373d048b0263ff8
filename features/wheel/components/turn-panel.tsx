import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { clockGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { formatMoment, formatTime } from '@/lib/domain/dates';
import type { Currency } from '@/lib/money/money';
import type { Standing } from '../api/get-wheel-standing';
import type { Wheel } from '../api/get-wheel';
import type { Turn } from '../hooks/use-turn';
import { useWheelPlayer } from '../state/wheel-player';
import { TurnResult } from './turn-result';
import styles from './wheel.module.scss';

interface TurnPanelProps {
  standing: UseQueryResult<Standing>;
  turn: Turn;
  wheel: Wheel;
  currency: Currency;
}

/** The button, or why there is none; what was drawn; and when the wheel turns next. */
export function TurnPanel({ standing, turn, wheel, currency }: TurnPanelProps) {
  const t = useTranslations('Wheel');
  return (
    <section className={styles.panel} aria-labelledby="wheel-title">
      <h1 id="wheel-title" className={styles.title}>
        {t('title')}
      </h1>
      <p className={styles.lead}>{t('lead')}</p>
      <div role="status" aria-live="polite">
        {/* It has the room of the result from the press on. */}
        {turn.phase !== 'rest' && (
          <div className={styles.won} data-kind="turning">
            <span className={styles.sight} aria-hidden="true" />
            <p>
              <b>{t(turn.phase)}</b>
              <small>{t(turn.phase === 'asking' ? 'askingText' : 'turningText')}</small>
            </p>
          </div>
        )}
        {turn.spin && <TurnResult spin={turn.spin} wheel={wheel} currency={currency} />}
      </div>
      <div className={styles.action}>
        <Action standing={standing} turn={turn} />
      </div>
    </section>
  );
}

function Action({ standing, turn }: Pick<TurnPanelProps, 'standing' | 'turn'>) {
  const t = useTranslations('Wheel');
  const locale = useLocale();
  const problemText = useProblemText();
  const { isOnline, hasFailed, retry, onLogIn, onSignUp } = useWheelPlayer();
  const { data } = standing;
  if (turn.phase !== 'rest') {
    return (
      <Button tone="primary" size="large" wide busy>
        {t('spin')}
      </Button>
    );
  }
  if (!data) {
    if (!isOnline) return <p className={styles.note}>{t('offline')}</p>;
    if (standing.isError || hasFailed) {
      return (
        <>
          <p className={styles.note}>{t('failed')}</p>
          <Button wide onClick={() => (hasFailed ? retry() : void standing.refetch())}>
            {t('tryAgain')}
          </Button>
        </>
      );
    }
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton height="52px" />
      </div>
    );
  }
  const { state, own } = data;
  const zone = own?.timeZone ?? 'UTC';
  switch (state) {
    case 'ready':
      return (
        <>
          {turn.problem !== null && (
            <p className={styles.fault} role="alert">
              {problemText(turn.problem)}
            </p>
          )}
          {/* Pressed once more, it is the same spin: a lost answer is found again. */}
          <Button tone="primary" size="large" wide disabled={!isOnline} onClick={turn.press}>
            {t('spin')}
          </Button>
          <Hint>
            {isOnline
              ? t('openUntil', { time: own ? formatTime(new Date(own.dayEndsAt), locale, zone) : '' })
              : t('offline')}
          </Hint>
        </>
      );
    case 'spun':
      return (
        <Hint>
          {t('next', { moment: own?.waitsUntil ? formatMoment(new Date(own.waitsUntil), locale, zone) : '' })}
        </Hint>
      );
    case 'anonymous':
      return (
        <>
          <p className={styles.note}>{t('states.anonymous')}</p>
          <div className={styles.choices}>
            <Button tone="primary" size="large" wide onClick={onSignUp}>
              {t('signUp')}
            </Button>
            <Button size="large" wide onClick={onLogIn}>
              {t('logIn')}
            </Button>
          </div>
        </>
      );
    case 'level':
      return (
        <>
          <p className={styles.note}>{t('states.level', { points: own?.pointsLeft ?? 0 })}</p>
          <ButtonLink href="/vip" wide>
            {t('seeLevels')}
          </ButtonLink>
        </>
      );
    case 'off':
    case 'country':
    case 'account':
      return <p className={styles.note}>{t(`states.${state}`)}</p>;
  }
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p className={styles.hint}>
    <Icon glyph={clockGlyph} />
    {children}
  </p>
);
