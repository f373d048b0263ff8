'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { AmountField } from '@/components/ui/amount-field/amount-field';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { Icon } from '@/components/ui/icon/icon';
import { lockGlyph } from '@/components/ui/icon/glyphs';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { defaultDepositPreset, depositAmountFault, depositPresets } from '@/lib/domain/deposits';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import { useCreateDeposit } from '../api/post-deposits';
import { useDepositMethods, type DepositMethod, type DepositMethods } from '@/endpoints/get-deposit-methods';
import { depositSchema, type DepositInput } from '../schemas/deposit';
import { MethodTiles } from './method-tiles';
import styles from './deposit-form.module.scss';

/** The bonus that the player deposits for. */
export interface DepositBonus {
  /**
   * The bonus's code. The platform refuses a deposit with an unknown code instead of accepting it without the bonus.
   */
  promocode: string;
  name: string;
  /** The least that it is given for, minor units. */
  minimum: number;
}

/** What a deposit begins with. */
export interface DepositWish {
  /** As a deposit names it: an option of the method behind an underscore. */
  method?: string | undefined;
  /** Minor units. */
  amount?: number | undefined;
  /** The game that it is begun in, by the name in its address. */
  game?: string | undefined;
  bonus?: DepositBonus | undefined;
}

interface DepositFormProps {
  currency: Currency;
  wish?: DepositWish;
}

export function DepositForm({ currency, wish = {} }: DepositFormProps) {
  const t = useTranslations('Cashier');
  const problemText = useProblemText();
  const methods = useDepositMethods();
  if (methods.isPending) return <DepositSkeleton />;
  if (methods.isError || methods.data.methods.length === 0) {
    return (
      <EmptyState title={t('noMethods')} text={methods.isError ? problemText(methods.error) : undefined}>
        <Button tone="secondary" onClick={() => void methods.refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    );
  }
  return <LoadedForm currency={currency} data={methods.data} wish={wish} />;
}

/** Most countries have nine or ten methods: three rows of tiles, five on a phone. */
const USUAL_METHODS = 10;

/** The boxes of the form until it is there. */
export function DepositSkeleton() {
  const t = useTranslations('Cashier');
  return (
    <div className={styles.layout} role="status" aria-label={t('loading')}>
      <div className={styles.main}>
        <div className={styles.skeletonField}>
          <Skeleton width="96px" height="18px" />
          <div className={styles.methods}>
            {Array.from({ length: USUAL_METHODS }, (_, index) => (
              <Skeleton key={index} height="92px" />
            ))}
          </div>
        </div>
        <Skeleton height="46px" />
        <div className={styles.skeletonField}>
          <Skeleton width="64px" height="17px" />
          <Skeleton height="64px" />
        </div>
      </div>
      <div className={styles.summary}>
        <Skeleton height="220px" />
      </div>
    </div>
  );
}

/** SPEC §8: the account has to be verified first. */
const isUnproved = (problem: unknown) => isApiProblem(problem) && problem.code === 'client_api_56';

interface LoadedFormProps {
  currency: Currency;
  data: DepositMethods;
  wish: DepositWish;
}

function LoadedForm({ currency, data, wish }: LoadedFormProps) {
  const t = useTranslations('Cashier');
  const locale = useLocale();
  const create = useCreateDeposit();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back from the checkout may show this page as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const { bonus } = wish;
  const methodOf = (code: string | undefined) => data.methods.find(({ method }) => method === code);
  const presetsOf = (method: DepositMethod | undefined) =>
    depositPresets(
      Math.max(method?.min_amount.amount ?? data.min.amount, bonus?.minimum ?? 0),
      currency,
      method?.method,
    );
  const overall = { min: Math.max(data.min.amount, bonus?.minimum ?? 0), max: data.max.amount };
  const boundsOf = (method: DepositMethod | undefined) => ({
    min: method?.min_amount.amount,
    max: method?.max_amount.amount,
  });
  const faultOf = ({ method, amount }: DepositInput) =>
    depositAmountFault(amount, currency, overall, boundsOf(methodOf(method)));
  const money = (minor: number) => formatAmount(minor, currency, locale, { whole: true });

  const first = methodOf(wish.method) ?? data.methods[0];
  const form = usePlatformForm<DepositInput>({
    initialValues: {
      method: first?.method ?? '',
      amount:
        wish.amount === undefined
          ? String(defaultDepositPreset(presetsOf(first)) ?? '')
          : minorToWholeUnits(wish.amount, currency),
    },
    schema: depositSchema(faultOf),
    errorText: () => faultText,
    problemKeys: () => ({}),
    keepsKey: true,
    submit: async ({ method, amount }, keyOf, endKey) => {
      if (leaving) return;
      const wanted = {
        method,
        amount: wholeUnitsToMinor(amount, currency),
        ...(wish.game === undefined ? {} : { game: wish.game }),
        ...(bonus && { promocode: bonus.promocode }),
      };
      const begin = () => create.mutateAsync({ ...wanted, idempotencyKey: keyOf(wanted) });
      let { checkoutUrl } = await begin();
      if (!checkoutUrl) {
        // The deposit of an earlier press, whose answer was lost, has ended since. This press asks for another one.
        endKey();
        ({ checkoutUrl } = await begin());
      }
      if (!checkoutUrl) throw new Error('a new deposit has no checkout');
      setLeaving(true);
      window.location.assign(checkoutUrl);
    },
  });

  const { method: chosen, amount: typed } = form.values;
  const method = methodOf(chosen);
  const presets = presetsOf(method);
  const own = boundsOf(method);
  const fault = faultOf(form.values);
  const faultText = fault
    ? t(`amountErrors.${fault.rule}`, { limit: 'limit' in fault ? money(fault.limit) : '' })
    : undefined;
  const minor = fault ? null : wholeUnitsToMinor(typed, currency);
  const low = Math.max(overall.min, own.min ?? 0);
  const high = Math.min(overall.max, own.max ?? Infinity);

  return (
    <form {...form.attributes} className={styles.layout}>
      <div className={styles.main}>
        <MethodTiles
          methods={data.methods}
          value={method?.method ?? null}
          currency={currency}
          onChange={(next) => form.setValue('method', next.method)}
        />
        <div className={styles.presets} role="group" aria-label={t('presets')}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={typed === String(preset)}
              onClick={() => form.setValue('amount', String(preset))}
            >
              {money(wholeUnitsToMinor(String(preset), currency))}
            </button>
          ))}
        </div>
        <AmountField
          label={t('amount')}
          currency={currency}
          value={typed}
          onValueChange={(value) => form.setValue('amount', value)}
          onBlur={() => form.touch('amount')}
          error={form.errorOf('amount')}
          range={t('range', { min: money(low), max: money(high) })}
        />
      </div>
      <div className={styles.summary}>
        <h2>{t('summary')}</h2>
        <dl className={styles.lines}>
          <div>
            <dt>{t('youPay')}</dt>
            <dd>{minor === null ? '–' : <Amount minor={minor} currency={currency} locale={locale} />}</dd>
          </div>
          <div>
            <dt>{t('fee')}</dt>
            <dd>
              <Amount minor={0} currency={currency} locale={locale} />
            </dd>
          </div>
          {bonus && (
            <div>
              <dt>{t('bonus')}</dt>
              <dd>{bonus.name}</dd>
            </div>
          )}
          <div data-total>
            <dt>{t('youPlayWith')}</dt>
            <dd>{minor === null ? '–' : <Amount minor={minor} currency={currency} locale={locale} />}</dd>
          </div>
        </dl>
        <div className={styles.pay}>
          {form.message && (
            <p className={styles.problem} role="alert">
              {form.message}
            </p>
          )}
          {form.message && isUnproved(create.error) && (
            <ButtonLink href="/account/profile/verification" size="large" wide>
              {t('verify')}
            </ButtonLink>
          )}
          <Button
            type="submit"
            tone="primary"
            size="large"
            wide
            busy={form.busy || leaving}
            disabled={fault !== null || !method}
          >
            {minor === null
              ? t('deposit')
              : t('depositAmount', { amount: formatAmount(minor, currency, locale) })}
          </Button>
        </div>
        <p className={styles.note}>
          <Icon glyph={lockGlyph} size="small" />
          {t('leaveNote')}
        </p>
      </div>
    </form>
  );
}
