import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar';
import type { Currency } from '@/lib/money/money';
import { edgeOf } from './games';
import { HeapTable } from './heap-table';
import { PlayCard } from './play-card';
import { paysOf } from './played-game';
import { worstErrors } from './question';
import type { Choice, Wagering } from './terms';
import type { Working } from './use-answer';
import styles from './calculator.module.scss';

interface ResultsProps {
  choice: Choice;
  wagering: Wagering;
  currency: Currency;
  working: Working;
  /** The play can't be made, and the page says why. */
  refused: boolean;
  onCancel: () => void;
  onAsk: () => void;
}

const minorOf = (mean: number): bigint => BigInt(Math.round(mean));

/** What comes of the bonus beside what comes of the same play without it. */
export function Results({ choice, wagering, currency, working, refused, onCancel, onAsk }: ResultsProps) {
  const t = useTranslations('TrueCost');
  const format = useFormatter();
  const locale = useLocale();
  const money = (minor: bigint) => formatAmount(minor, currency, locale);
  const whole = (minor: bigint) => formatAmount(minor, currency, locale, { whole: true });
  const left = (mean: number) => money(minorOf(mean));

  const { deposit } = choice;
  const measure = deposit || wagering.bonus;
  const labels = [
    t('heaps.nothing'),
    t('heaps.first', { amount: whole(measure) }),
    t('heaps.next', { amount: whole(2n * measure) }),
    t('heaps.next', { amount: whole(4n * measure) }),
    t('heaps.more'),
  ];
  const answer = working.state === 'done' && !refused ? working.answer : null;
  const { numerator, denominator } = edgeOf(paysOf(choice.game));
  const errors = answer && worstErrors(answer);

  return (
    <>
      <div className={styles.plays} aria-busy={working.state === 'working'}>
        <PlayCard
          kind="withBonus"
          playWith={money(deposit + wagering.bonus)}
          toStake={wagering.toStake === null ? '–' : money(wagering.toStake)}
          expectedCost={wagering.expectedCost === null ? '–' : money(wagering.expectedCost)}
          ends={answer?.withBonus ?? null}
          left={left}
          labels={labels}
        >
          {!refused && working.state === 'working' && (
            <>
              <ProgressBar label={t('working')} value={Math.round(100 * working.share)} />
              <Button tone="outline" onClick={onCancel}>
                {t('cancel')}
              </Button>
            </>
          )}
          {!refused && (working.state === 'cancelled' || working.state === 'failed') && (
            <>
              <p role={working.state === 'failed' ? 'alert' : undefined}>{t(working.state)}</p>
              <Button onClick={onAsk}>{t(working.state === 'failed' ? 'tryAgain' : 'workOut')}</Button>
            </>
          )}
        </PlayCard>
        {deposit > 0n && (
          <PlayCard
            kind="without"
            playWith={money(deposit)}
            toStake={money(deposit)}
            expectedCost={left(Number(deposit * numerator) / Number(denominator))}
            ends={answer?.without ?? null}
            left={left}
            labels={labels}
          />
        )}
      </div>
      {answer && <HeapTable answer={answer} labels={labels} />}
      <p className={styles.note}>
        {t('note')}{' '}
        {answer &&
          (errors
            ? t('simulated', {
                finish: format.number(100 * errors.finish, { maximumSignificantDigits: 2 }),
                left: left(errors.left),
              })
            : t('exact'))}
      </p>
    </>
  );
}
