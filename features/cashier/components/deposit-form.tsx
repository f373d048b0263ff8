'use client';

import { useEffect, useId } from 'react';
import { useLocale, useTranslations } from 'next-intl';
import { markRoot } from '@/early/root';
import { AmountField } from '@/components/ui/amount-field/amount-field';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { SegmentedControl } from '@/components/ui/segmented-control/segmented-control';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { DEPOSIT_FAMILIES } from '@/lib/domain/deposits';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useDebounced } from '@/lib/browser/use-debounced';
import { isApiProblem } from '@/lib/http/problem';
import type { Currency } from '@/lib/money/money';
import { useDepositMethods, type DepositMethods } from '@/endpoints/get-deposit-methods';
import { NO_ASIDES, type DepositAsides } from '../domain/asides';
import type { DepositOffers } from '../domain/bonus-choice';
import { hasSecondChoice } from '../domain/method-choice';
import type { DepositWish } from '../domain/wish';
import { useDepositForm } from '../hooks/use-deposit-form';
import { useOffers } from '../hooks/use-offers';
import { AskedBonus } from './asked-bonus';
import { BonusTiles } from './bonus-tiles';
import { DepositSummary } from './deposit-summary';
import { MethodTiles, OptionTiles } from './method-tiles';
import { Presets } from './presets';
import { PromoField } from './promo-field';
import extra from './bonus-choice.module.scss';
import tiles from './method-tiles.module.scss';
import styles from './deposit-form.module.scss';

interface DepositFormProps {
  currency: Currency;
  /** On the wallet's page it has panels and a heading of its own; in the modal the frame has them. */
  place: 'page' | 'modal';
  wish?: DepositWish;
  asides?: DepositAsides | undefined;
  /** What stands above it is not known yet: it would move the form. */
  waits?: boolean | undefined;
  /** Runs when a modal of the deposit has opened: coins to send, account details, a form. */
  onOpened?: () => void;
}

export function DepositForm({
  currency,
  place,
  wish = {},
  asides,
  waits = false,
  onOpened,
}: DepositFormProps) {
  const t = useTranslations('Cashier');
  const problemText = useProblemText();
  const methods = useDepositMethods();
  const { offers, ...loading } = useOffers(currency);
  if (waits || methods.isPending || loading.isLoading) return <DepositSkeleton place={place} />;
  if (methods.isError || methods.data.methods.length === 0) {
    return (
      <EmptyState title={t('noMethods')} text={methods.isError ? problemText(methods.error) : undefined}>
        <Button tone="secondary" onClick={() => void methods.refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <LoadedForm
      currency={currency}
      place={place}
      data={methods.data}
      offers={offers}
      withBonuses={loading.isOpen}
      onLoadBonuses={loading.isError ? loading.refetch : undefined}
      wish={wish}
      asides={asides ?? NO_ASIDES}
      onOpened={onOpened}
    />
  );
}

/** Most countries have nine or ten methods: three rows of tiles, five on a phone. */
const USUAL_METHODS = 10;

/** The boxes of the form until it is there. */
export function DepositSkeleton({ place }: Pick<DepositFormProps, 'place'>) {
  const t = useTranslations('Cashier');
  return (
    <div className={styles.layout} data-place={place} role="status" aria-label={t('loading')}>
      <div className={styles.main}>
        <div className={styles.head}>
          <Skeleton width="200px" height="52px" />
        </div>
        <div className={styles.skeletonField}>
          <Skeleton width="96px" height="18px" />
          <div className={tiles.methods}>
            {Array.from({ length: USUAL_METHODS }, (_, index) => (
              <Skeleton key={index} height="92px" />
            ))}
          </div>
        </div>
        <div className={styles.skeletonField}>
          <Skeleton width="64px" height="17px" />
          <Skeleton height="64px" />
        </div>
        <Skeleton height="46px" />
      </div>
      <div className={styles.summary}>
        <Skeleton height="220px" />
      </div>
    </div>
  );
}

/** What bonuses cost is worked out for an amount that nobody is typing at. Milliseconds. */
const STILL_MS = 400;

/** SPEC §8: the account has to be verified first. */
const isUnproved = (problem: unknown) => isApiProblem(problem) && problem.code === 'client_api_56';
/** A limit, set by the player or by the law, leaves less than the amount. */
const isLimited = (problem: unknown) => isApiProblem(problem) && problem.body.limit !== undefined;

interface LoadedFormProps {
  currency: Currency;
  place: 'page' | 'modal';
  data: DepositMethods;
  offers: DepositOffers;
  /** Whether the casino has bonuses at all now. */
  withBonuses: boolean;
  /** Asks once more what is on offer, when nobody answered. */
  onLoadBonuses: (() => void) | undefined;
  wish: DepositWish;
  asides: DepositAsides;
  onOpened: (() => void) | undefined;
}

function LoadedForm({
  currency,
  place,
  data,
  offers,
  wish,
  asides,
  onOpened,
  ...bonusParts
}: LoadedFormProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const panelId = useId();
  const { form, family, choice, bonuses, presets, bounds, minor, ready, busy, problem, missed, ...choose } =
    useDepositForm({
      currency,
      data,
      offers,
      wish,
      onOpened,
    });
  useEffect(() => {
    if (place !== 'page') return undefined;
    markRoot('payBar', '');
    return () => markRoot('payBar', null);
  }, [place]);
  const { method, option } = choice;
  const stillMinor = useDebounced(minor ?? 0, STILL_MS);
  const families = DEPOSIT_FAMILIES.filter((one) => data.methods.some((known) => known.family === one));
  const money = (amount: number) => formatAmount(amount, currency, locale, { whole: true });

  return (
    <form {...form.attributes} className={styles.layout} data-place={place}>
      <div className={styles.main}>
        {(place === 'page' || families.length > 1) && (
          <div className={styles.head}>
            {place === 'page' && <h2>{t('deposit')}</h2>}
            {families.length > 1 && (
              <SegmentedControl
                label={t('families.label')}
                segments={families.map((value) => ({ value, label: t(`families.${value}`) }))}
                value={family}
                onValueChange={choose.chooseFamily}
                panelId={panelId}
              />
            )}
          </div>
        )}
        <div
          id={panelId}
          className={styles.steps}
          role={families.length > 1 ? 'tabpanel' : undefined}
          aria-label={families.length > 1 ? t(`families.${family}`) : undefined}
        >
          <MethodTiles
            methods={data.methods.filter((known) => known.family === family)}
            value={method?.method ?? null}
            currency={currency}
            onChange={choose.chooseMethod}
          />
          {method && hasSecondChoice(method) && (
            <OptionTiles method={method} value={option?.id ?? null} onChange={choose.chooseOption} />
          )}
          {bonusParts.onLoadBonuses && (
            <p className={extra.notLoaded} role="status">
              {t('bonuses.notLoaded')}
              <Button tone="outline" size="small" onClick={bonusParts.onLoadBonuses}>
                {t('tryAgain')}
              </Button>
            </p>
          )}
          {bonusParts.withBonuses && !bonusParts.onLoadBonuses && missed !== undefined && (
            <AskedBonus bonus={missed} />
          )}
          {bonuses.tiles.length > 0 && (
            <BonusTiles
              bonuses={bonuses.tiles}
              value={bonuses.bonus}
              currency={currency}
              cost={(bonus) => asides.cost(bonus, stillMinor)}
              onChange={bonuses.choose}
            />
          )}
          <div className={styles.amount}>
            <AmountField
              label={t('amount')}
              currency={currency}
              value={form.values.amount}
              onValueChange={choose.typeAmount}
              onBlur={choose.leaveAmount}
              error={form.errorOf('amount')}
              range={t('range', { min: money(bounds.min), max: money(bounds.max) })}
            />
            <Presets
              presets={presets}
              currency={currency}
              value={form.values.amount}
              onChoose={choose.choosePreset}
            />
          </div>
          {bonusParts.withBonuses && (
            <PromoField value={form.values.promocode} choice={bonuses} currency={currency} />
          )}
          {bonuses.bonus && asides.taking({ value: bonuses.taking, onChange: bonuses.take })}
        </div>
      </div>
      <DepositSummary
        minor={minor}
        currency={currency}
        family={family}
        bonus={bonuses.bonus}
        given={bonuses.given}
        ready={ready}
        busy={busy}
      >
        {form.message && (
          <p className={styles.problem} role="alert">
            {form.message}
          </p>
        )}
        {form.message && isUnproved(problem) && (
          <ButtonLink href="/account/profile/verification" size="large" wide>
            {t('verify')}
          </ButtonLink>
        )}
        {form.message && isLimited(problem) && (
          <ButtonLink href="/account/limits" size="large" wide>
            {t('toLimits')}
          </ButtonLink>
        )}
      </DepositSummary>
    </form>
  );
}
