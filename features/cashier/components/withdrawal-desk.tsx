'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { lockGlyph } from '@/components/ui/icon/glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { currencyOrDefault } from '@/lib/money/money';
import { useWithdrawMethods } from '../api/get-withdraw-methods';
import { useWithdrawals } from '../api/get-withdrawals';
import type { Sum } from './withdrawal-bill';
import { WithdrawalForm } from './withdrawal-form';
import styles from './withdrawal.module.scss';

interface WithdrawalDeskProps {
  /** Why none can be asked for, and what has still to be staked; undefined until the platform has answered. */
  details:
    | {
        obstacle: 'not_offered' | 'refund_owed' | 'wager_open' | null;
        depositWager: Sum;
        refundOwed: Sum | null;
      }
    | undefined;
  /** Why the platform did not answer, and how to ask it again. */
  failure?: { error: unknown; again: () => void } | null;
  onAsked: (id: string) => void;
}

/** The form of a withdrawal, or what stands in its way with the way there. */
export function WithdrawalDesk({ details, failure: unread = null, onAsked }: WithdrawalDeskProps) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const problemText = useProblemText();
  const offer = useWithdrawMethods();
  const latest = useWithdrawals();
  // What was read before is still true: a form that is being filled in stays when it can't be read again.
  const failed = [offer, latest].find(({ isError, data }) => isError && !data);
  const failure = failed
    ? { error: failed.error, again: () => void failed.refetch() }
    : details
      ? null
      : unread;
  if (failure) {
    return (
      <EmptyState title={t('failed')} text={problemText(failure.error)}>
        <Button tone="secondary" onClick={failure.again}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  if (!offer.data || !latest.data || !details) return <DeskSkeleton />;
  const under = latest.data.find(({ waitsFor }) => waitsFor !== null);
  if (under) {
    const amount = formatAmount(under.amount, currencyOrDefault(under.currency), locale);
    return (
      <Blocked title={t('under.title', { amount })} text={t('under.text')}>
        <ButtonLink tone="primary" href={`/account/wallet/withdrawal/${under.id}`}>
          {t('under.go')}
        </ButtonLink>
      </Blocked>
    );
  }
  const { missing, methods } = offer.data;
  if (details.obstacle === 'not_offered') return <Blocked title={t('title')} text={t('closed')} />;
  const money = ({ amount, currency }: Sum) => formatAmount(amount, currencyOrDefault(currency), locale);
  if (details.obstacle === 'refund_owed') {
    return (
      <Blocked
        title={details.refundOwed ? t('owed.title', { amount: money(details.refundOwed) }) : t('title')}
        text={t('owed.text')}
      >
        <Button tone="primary" data-modal="SUPPORT">
          {t('line.support')}
        </Button>
        <ButtonLink tone="outline" href="/account/wallet/deposit">
          {t('empty.go')}
        </ButtonLink>
      </Blocked>
    );
  }
  if (details.obstacle === 'wager_open') {
    return (
      <Blocked title={t('wager.title', { amount: money(details.depositWager) })} text={t('wager.text')}>
        <ButtonLink tone="primary" href="/games/all">
          {t('wager.games')}
        </ButtonLink>
        <Button tone="outline" data-modal="SUPPORT">
          {t('line.support')}
        </Button>
      </Blocked>
    );
  }
  if (missing.includes('profile')) {
    return (
      <Blocked title={t('profile.title')} text={t('profile.text')}>
        <ButtonLink tone="primary" href="/account/profile/main">
          {t('profile.go')}
        </ButtonLink>
      </Blocked>
    );
  }
  if (missing.includes('identity')) {
    return (
      <Blocked title={t('proof.title')} text={t('proof.text')}>
        <ButtonLink tone="primary" href="/account/profile/verification">
          {t('proof.go')}
        </ButtonLink>
      </Blocked>
    );
  }
  if (missing.length > 0) {
    return (
      <Blocked title={t('email.title')} text={t('email.text')}>
        <ButtonLink tone="primary" href="/account/profile/security">
          {t('email.go')}
        </ButtonLink>
      </Blocked>
    );
  }
  if (methods.length === 0) {
    return (
      <EmptyState title={t('empty.title')} text={t('empty.text')}>
        <ButtonLink tone="primary" href="/account/wallet/deposit">
          {t('empty.go')}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <h2>{t('title')}</h2>
      <WithdrawalForm
        offer={offer.data}
        currency={currencyOrDefault(offer.data.currency)}
        onAsked={onAsked}
      />
    </>
  );
}

function Blocked({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.blocked}>
      <span className={styles.sign}>
        <Icon glyph={lockGlyph} />
      </span>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </div>
  );
}

function DeskSkeleton() {
  const t = useTranslations('Withdrawal');
  return (
    <div className={`${styles.form} ${styles.waiting}`} role="status" aria-label={t('loading')}>
      <Skeleton width="140px" height="28px" />
      <Skeleton height="84px" />
      <Skeleton height="64px" />
      <Skeleton height="46px" />
      <Skeleton height="52px" />
    </div>
  );
}
