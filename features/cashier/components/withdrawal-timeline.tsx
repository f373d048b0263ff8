'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip } from '@/components/ui/chip/chip';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { arrowLeftGlyph } from '@/components/ui/icon/glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { formatMoment } from '@/lib/domain/dates';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { Link } from '@/lib/i18n/navigation';
import { currencyOrDefault } from '@/lib/money/money';
import type { Withdrawal } from '../api/get-withdrawals';
import { useWithdrawal } from '../api/get-withdrawals-id';
import { useCancelWithdrawal } from '../api/post-withdrawals-id-cancel';
import { usePayoutWords } from './use-payout-words';
import { cameBack, STATUS_TONES } from './withdrawals-list';
import styles from './withdrawal.module.scss';
import billStyles from './withdrawal-bill.module.scss';
import own from './withdrawal-timeline.module.scss';

const LIST = '/account/wallet/withdrawal';

/** One withdrawal: where it is, what it waits for and for how long, and what its player can do. */
export function WithdrawalTimeline({ id }: { id: string }) {
  const t = useTranslations('Withdrawal');
  const problemText = useProblemText();
  const { data, error, dataUpdatedAt, refetch } = useWithdrawal(id);
  if (data) return <Loaded withdrawal={data} now={dataUpdatedAt} />;
  if (error) {
    const isUnknown = isApiProblem(error) && error.status === 404;
    return (
      <EmptyState
        title={isUnknown ? t('line.unknown') : t('failed')}
        text={isUnknown ? undefined : problemText(error)}
      >
        {isUnknown ? (
          <ButtonLink href={LIST}>{t('list.back')}</ButtonLink>
        ) : (
          <Button tone="secondary" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <div className={styles.panel} role="status" aria-label={t('loading')}>
      <Skeleton width="180px" height="40px" />
      <Skeleton height="260px" />
    </div>
  );
}

function Loaded({ withdrawal, now }: { withdrawal: Withdrawal; now: number }) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const words = usePayoutWords();
  const problemText = useProblemText();
  const cancel = useCancelWithdrawal(withdrawal.id);
  const key = useIdempotencyKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const takeBack = () =>
    cancel.mutate(key.keyOf({ id: withdrawal.id }), {
      onSuccess: () => {
        key.done();
        heading.current?.focus();
      },
      onError: (problem) => key.failed(problem),
    });
  const currency = currencyOrDefault(withdrawal.currency);
  const money = (minor: number) => formatAmount(minor, currency, locale);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const date = formatMoment(new Date(withdrawal.requestedAt), locale, timeZone);
  const isBack = cameBack(withdrawal.status);
  return (
    <>
      <Link href={LIST} className={own.back} prefetch={false}>
        <Icon glyph={arrowLeftGlyph} size="small" />
        {t('list.back')}
      </Link>
      <div className={styles.layout}>
        <section className={styles.panel}>
          <header className={own.head}>
            <div>
              <p>{t('line.label')}</p>
              {/* It takes the focus when the button that took the money back is gone. */}
              <h2 ref={heading} tabIndex={-1}>
                {money(withdrawal.amount)}
              </h2>
              <p role="status" className="visually-hidden">
                {cancel.isSuccess && t(`status.${withdrawal.status}`)}
              </p>
              <p>{t('line.head', { number: withdrawal.number, date })}</p>
            </div>
            <Chip tone={STATUS_TONES[withdrawal.status]}>{t(`status.${withdrawal.status}`)}</Chip>
          </header>
          <Steps withdrawal={withdrawal} now={now} />
        </section>
        <div className={styles.side}>
          <section className={styles.panel} aria-labelledby="withdrawal-goes">
            <h3 id="withdrawal-goes">{t(isBack ? 'line.wouldGo' : 'line.goes')}</h3>
            <dl className={billStyles.bill}>
              <div>
                <dt>
                  {words.nameOf(withdrawal)}
                  {!isBack && <small>{words.usual(withdrawal.usualMinutes)}</small>}
                </dt>
                <dd>{money(withdrawal.amount)}</dd>
              </div>
              {/* What came back came back whole: its fee is not taken, or given back. */}
              {!isBack && (
                <div data-none={withdrawal.fee === 0 || undefined}>
                  <dt>{t('fee')}</dt>
                  <dd>{money(withdrawal.fee === 0 ? 0 : -withdrawal.fee)}</dd>
                </div>
              )}
              <div data-sum>
                <dt>{t(isBack ? 'line.backInBalance' : 'youGet')}</dt>
                <dd>{money(isBack ? withdrawal.amount : withdrawal.net)}</dd>
              </div>
            </dl>
          </section>
          {withdrawal.isCancellable && (
            <section className={styles.panel} aria-labelledby="withdrawal-cancel">
              <h3 id="withdrawal-cancel">{t('line.changed')}</h3>
              <p>{t('line.changedText')}</p>
              <Button tone="danger" wide busy={cancel.isPending} onClick={takeBack}>
                {t('line.cancel')}
              </Button>
            </section>
          )}
          {cancel.isError && (
            <p className={styles.problem} role="alert">
              {problemText(cancel.error)}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface Place {
  key: string;
  title: string;
  at: string | null;
  /** `now`: this is where it is. */
  state: 'done' | 'now' | 'later' | 'ended';
  body?: ReactNode;
}

function Steps({ withdrawal: w, now }: { withdrawal: Withdrawal; now: number }) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const words = usePayoutWords();
  const method = words.nameOf(w);
  const amount = formatAmount(w.amount, currencyOrDefault(w.currency), locale);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const time = (at: string) => formatMoment(new Date(at), locale, timeZone);
  const waited = (since: string) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
    return t('line.waited', { hours: Math.floor(minutes / 60), minutes: String(minutes % 60) });
  };
  const stateOf = (done: boolean, isNow: boolean): Place['state'] =>
    done ? 'done' : isNow ? 'now' : 'later';

  const places: Place[] = [
    {
      key: 'asked',
      title: t('line.asked'),
      at: time(w.requestedAt),
      state: 'done',
      body: <p>{t('line.askedText', { amount, method })}</p>,
    },
    {
      key: 'held',
      title: t('line.held', { amount }),
      at: time(w.requestedAt),
      state: 'done',
      body: <p>{t('line.heldText')}</p>,
    },
  ];
  // Taken back, or rejected by us: nobody approved it. What the company refused at once was approved and never sent.
  const isApproved = w.status !== 'cancel' && (w.rejection === null || w.rejection.startsWith('company_'));
  const isDropped = !isApproved || (w.status === 'rejected' && w.sentAt === null);
  if (isApproved) {
    places.push({
      key: 'decided',
      title: w.status === 'pending' ? t('line.checking') : t('line.checked'),
      at: w.decidedAt ? time(w.decidedAt) : waited(w.requestedAt),
      state: stateOf(w.decidedAt !== null, w.status === 'pending'),
      body: w.status === 'pending' && (
        <>
          {w.checks.map((check) => (
            <p key={check}>{t(`line.checks.${check}`)}</p>
          ))}
          <p>{t('line.checkingText')}</p>
          <Button tone="outline" size="small" data-modal="SUPPORT">
            {t('line.support')}
          </Button>
        </>
      ),
    });
  }
  if (!isDropped) {
    const isSending = w.waitsFor === 'sending';
    places.push({
      key: 'sent',
      title: isSending ? t('line.sending') : t('line.sent', { method }),
      at: w.sentAt ? time(w.sentAt) : isSending ? waited(w.decidedAt ?? w.requestedAt) : null,
      state: stateOf(w.sentAt !== null, isSending),
      body: isSending ? <p>{t('line.sendingText')}</p> : undefined,
    });
  }
  // What the company did not pay never gets there.
  if (!isDropped && w.status !== 'rejected') {
    places.push({
      key: 'paid',
      title: t(w.waitsFor === 'company' ? 'line.paying' : 'line.arrived'),
      at: w.paidAt ? time(w.paidAt) : w.waitsFor === 'company' && w.sentAt ? waited(w.sentAt) : null,
      state: stateOf(w.paidAt !== null, w.waitsFor === 'company'),
      body: <p>{w.waitsFor === 'company' ? words.usual(w.usualMinutes) : t('line.arrivedText')}</p>,
    });
  }
  const ending = endingOf(w);
  if (ending) {
    places.push({
      key: 'ended',
      title: t(`line.${ending}`),
      at: w.endedAt && time(w.endedAt),
      state: 'ended',
      body: (
        <>
          {w.rejection && <p>{t(`rejections.${w.rejection}`)}</p>}
          <p>{t('line.inBalance')}</p>
          {ending !== 'cancelled' && <EndActions rejection={w.rejection} />}
        </>
      ),
    });
  }
  return (
    <ol className={own.line} aria-label={t('line.steps')}>
      {places.map(({ key, title, at, state, body }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <div className={own.place}>
            <p className={own.placeHead}>
              <b>{title}</b>
              {at && <span>{at}</span>}
            </p>
            {body}
          </div>
        </li>
      ))}
    </ol>
  );
}

function endingOf({ status }: Withdrawal): 'cancelled' | 'rejected' | 'returned' | null {
  if (status === 'cancel') return 'cancelled';
  if (status === 'rejected') return 'rejected';
  return status === 'refund' ? 'returned' : null;
}

/** What somebody can do about a withdrawal that was not paid. */
function EndActions({ rejection }: { rejection: Withdrawal['rejection'] }) {
  const t = useTranslations('Withdrawal');
  return (
    <div className={styles.actions}>
      {rejection === 'documents' ? (
        <ButtonLink tone="primary" size="small" href="/account/profile/verification">
          {t('proof.go')}
        </ButtonLink>
      ) : (
        <ButtonLink tone="primary" size="small" href={LIST}>
          {t('line.again')}
        </ButtonLink>
      )}
      <Button tone="outline" size="small" data-modal="SUPPORT">
        {t('line.support')}
      </Button>
    </div>
  );
}
