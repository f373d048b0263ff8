'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Amount } from '@/components/ui/amount/amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { CopyField } from '@/components/ui/copy-field/copy-field';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { dicesGlyph } from '@/components/ui/icon/history-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Poster } from '@/components/ui/poster/poster';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatMoment, formatTime } from '@/lib/domain/dates';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { signedAmount } from '@/lib/domain/transactions';
import { Link } from '@/lib/i18n/navigation';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useRound } from '../api/get-me-rounds-game-round';
import { useReplay } from '../api/get-me-rounds-game-round-replay';
import history from './transaction-history.module.scss';
import styles from './round-detail.module.scss';

/** One round: when it was, what moved in it, and what it came to. */
export function RoundDetail({ game, round: roundId }: { game: string; round: string }) {
  const t = useTranslations('History');
  const locale = useLocale();
  const problemText = useProblemText();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const detail = useRound(game, roundId);
  return (
    <section className={history.history} aria-label={t('round')} aria-busy={detail.isFetching}>
      <Link className={styles.back} href="/account/transaction-history/games" prefetch={false}>
        <Icon glyph={arrowLeftGlyph} size="small" />
        {t('rounds')}
      </Link>
      {detail.isPending ? (
        <div role="status" aria-label={t('loadingRounds')}>
          <Skeleton height="320px" />
        </div>
      ) : detail.isError ? (
        <EmptyState title={t('failedRound')} text={problemText(detail.error)}>
          <Button onClick={() => void detail.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : (
        <RoundFacts key={roundId} {...detail.data} zone={zone} locale={locale} />
      )}
    </section>
  );
}

type Facts = NonNullable<ReturnType<typeof useRound>['data']>;

function RoundFacts({
  round,
  game,
  transactions,
  zone,
  locale,
}: Facts & { zone: string; locale: ReturnType<typeof useLocale> }) {
  const t = useTranslations('History');
  const { currency, staked, won, net, closed, returned } = round;
  const replay = useReplay(round.gameId, round.roundId, LANGUAGE_CODES[locale]);
  const state = staked === 0 && returned > 0 ? 'returned' : closed || won > 0 ? 'settled' : 'open';
  return (
    <div className={styles.columns}>
      <header className={styles.game}>
        <span className={styles.picture} data-poster>
          {game ? (
            <Poster image={game.image} colour={game.gradient_color} sizes="56px" />
          ) : (
            <Icon glyph={dicesGlyph} />
          )}
        </span>
        <h2>{game?.name ?? t('goneGame')}</h2>
      </header>
      <div>
        <h3>{t('moves')}</h3>
        <table className={styles.moves}>
          <thead>
            <tr>
              <th scope="col">{t('time')}</th>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('amount')}</th>
              <th scope="col">{t('balance')}</th>
            </tr>
          </thead>
          <tbody>
            {transactions.map((row) => (
              <tr key={row.id}>
                <td>
                  <time dateTime={row.date}>{formatTime(new Date(row.date), locale, zone)}</time>
                </td>
                <td>{t(`types.${row.type}`)}</td>
                <td>
                  <Amount
                    minor={signedAmount(row.type, row.amount)}
                    currency={currency}
                    locale={locale}
                    sign
                    toned
                  />
                </td>
                <td>
                  {row.balance === null ? (
                    '–'
                  ) : (
                    <Amount minor={row.balance} currency={currency} locale={locale} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{t('netOfRound')}</th>
              <td>
                <Amount minor={net} currency={currency} locale={locale} sign toned />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <div className={styles.facts}>
        <h3>{t('round')}</h3>
        <dl>
          <div>
            <dt>{t('began')}</dt>
            <dd>{formatMoment(new Date(round.beganAt), locale, zone)}</dd>
          </div>
          <div>
            <dt>{t('ended')}</dt>
            <dd>{formatMoment(new Date(round.endedAt), locale, zone)}</dd>
          </div>
          <div>
            <dt>{t('status')}</dt>
            <dd>
              <Chip tone={state === 'settled' ? 'ok' : state === 'open' ? 'wait' : 'neutral'}>
                {t(`roundStates.${state}`)}
              </Chip>
            </dd>
          </div>
        </dl>
        <CopyField label={t('number')} value={round.roundId} />
        {replay.data?.url && (
          <ButtonLink href={replay.data.url} target="_blank" rel="noopener" tone="primary" wide>
            {t('seeAgain')}
          </ButtonLink>
        )}
        <ButtonLink href={`/account/transaction-history?show=games`} wide>
          {t('allMovements')}
        </ButtonLink>
        <Button data-modal="SUPPORT_FORM" tone="outline" wide>
          {t('writeAbout')}
        </Button>
      </div>
    </div>
  );
}
