'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { GrantState } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { Grant } from '../api/get-me-bonuses';
import { grantQuery } from '../api/get-me-bonuses-id';
import { endedBonusesQuery } from '../api/get-me-bonuses-history';
import { useGrantWords } from '../hooks/use-grant-words';
import { GrantTermsLink } from './grant-terms-link';
import styles from './bonus-history.module.scss';

const TONES: Partial<Record<GrantState, ChipTone>> = { completed: 'ok', expired: 'neutral' };
/** Reasons of a step that make it another one to the player. */
const TOLD_BY_REASON = ['run_out', 'max_win'] as const;

/** Bonuses that have ended, the newest first, each with what happened to it and why. */
export function BonusHistory() {
  const t = useTranslations('Bonuses.history');
  const problemText = useProblemText();
  const list = useInfiniteQuery(endedBonusesQuery(LANGUAGE_CODES[useLocale()]));
  const rows = list.data?.pages.flatMap(({ data }) => data as Grant[]) ?? [];
  return (
    <section className={styles.history} aria-labelledby="bonus-history" aria-busy={list.isFetching}>
      <h2 id="bonus-history">{t('title')}</h2>
      {list.isPending ? (
        <div className={styles.loading} role="status" aria-label={t('loading')}>
          <Skeleton height="64px" />
          <Skeleton height="64px" />
          <Skeleton height="64px" />
        </div>
      ) : list.isError && rows.length === 0 ? (
        <EmptyState headingLevel={3} title={t('failed')} text={problemText(list.error)}>
          <Button onClick={() => void list.refetch()}>{t('tryAgain')}</Button>
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState headingLevel={3} title={t('empty')} text={t('emptyText')}>
          <ButtonLink href="/account/bonuses">{t('toOwn')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul>
          {rows.map((grant) => (
            <li key={grant.id}>
              <Ended grant={grant} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function Ended({ grant }: { grant: Grant }) {
  const t = useTranslations('Bonuses.history');
  const own = useTranslations('Bonuses.own');
  const words = useGrantWords();
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <span className={styles.name}>
          {grant.name}
          <small>{words.type(grant)}</small>
        </span>
        <span className={styles.amount}>
          {words.money(grant, grant.amount)}
          {grant.endedAt && <small>{words.moment(grant.endedAt)}</small>}
        </span>
        {grant.endReason === 'run_out' ? (
          <Chip tone="neutral">{t('usedUp')}</Chip>
        ) : (
          <Chip tone={TONES[grant.state] ?? 'bad'}>{own(`states.${grant.state}`)}</Chip>
        )}
      </summary>
      <div className={styles.detail}>
        {grant.endReason && <p>{t(`reasons.${grant.endReason}`)}</p>}
        <p>
          {own('ofTarget', {
            wagered: words.money(grant, grant.wagering.wagered),
            target: words.money(grant, grant.wagering.target),
          })}
        </p>
        {opened && <Steps grant={grant} />}
        <GrantTermsLink grant={grant} />
      </div>
    </details>
  );
}

function Steps({ grant }: { grant: Grant }) {
  const t = useTranslations('Bonuses.history');
  const problemText = useProblemText();
  const words = useGrantWords();
  const { data, error, isPending } = useQuery(grantQuery(grant.id, LANGUAGE_CODES[useLocale()]));
  if (isPending) return <Skeleton height="96px" />;
  if (!data) return <p role="alert">{problemText(error)}</p>;
  return (
    <ol aria-label={t('steps')}>
      {data.steps.map(({ at, step, amount, why }) => (
        <li key={`${at} ${step}`}>
          <time dateTime={at}>{words.moment(at)}</time>
          <span>{t(`step.${TOLD_BY_REASON.find((reason) => reason === why) ?? step}`)}</span>
          {amount !== null && <b>{words.money(grant, amount)}</b>}
        </li>
      ))}
    </ol>
  );
}
