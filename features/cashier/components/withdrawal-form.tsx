'use client';

import { useLocale, useTranslations } from 'next-intl';
import { object, string } from 'yup';
import { AmountField } from '@/components/ui/amount-field/amount-field';
import { Amount } from '@/components/ui/amount/amount';
import { formatAmount } from '@/components/ui/amount/format-amount';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { lockGlyph } from '@/components/ui/icon/glyphs';
import { TextField } from '@/components/ui/text-field/text-field';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import {
  isAccountNumber,
  isBsb,
  isCoinAddress,
  isCoinTag,
  isHolder,
  isIban,
  OPTIONAL_FIELDS,
  type DestinationField,
} from '@/lib/domain/withdrawals';
import { isApiProblem } from '@/lib/http/problem';
import { minorToWholeUnits, wholeUnitsToMinor, type Currency } from '@/lib/money/money';
import type { PayoutMethod, WithdrawOffer } from '../api/get-withdraw-methods';
import { useCreateWithdrawal } from '../api/post-withdrawals';
import { typedMinor, withdrawalAmountFault } from '../domain/withdrawal-amount';
import { DestinationFields, type WithdrawalInput } from './destination-fields';
import { usePayoutWords } from './use-payout-words';
import styles from './withdrawal.module.scss';
import own from './withdrawal-form.module.scss';

interface WithdrawalFormProps {
  offer: WithdrawOffer;
  currency: Currency;
  /** Told with the withdrawal that was asked for. */
  onAsked: (id: string) => void;
}

const PRESETS = ['50', '100', '500'];

/** Whether anything can go there now. */
const isUsable = ({ min, max }: PayoutMethod) => max >= min;

const isUncovered = (problem: unknown) =>
  isApiProblem(problem) && problem.code === 'client_api_21' && problem.status === 422;

/** Keys of errors, as the schema and the platform give them, by what they say. */
const ERRORS: Readonly<Record<string, 'details' | 'missing' | 'code'>> = {
  'iban.wrong': 'details',
  'iban.required': 'missing',
  'bsb.wrong': 'details',
  'bsb.required': 'missing',
  'account.wrong': 'details',
  'account.required': 'missing',
  'holder.wrong': 'details',
  'holder.required': 'missing',
  'address.wrong': 'details',
  'address.required': 'missing',
  'tag.wrong': 'details',
  'code.wrong': 'code',
  'code.required': 'missing',
};

const schemaOf = (
  methodOf: (code: string) => PayoutMethod | undefined,
  currency: Currency,
  asksCode: boolean,
) => {
  const detail = (field: DestinationField, isRight: (value: string, method: PayoutMethod) => boolean) =>
    string().test(field, function check(value = '') {
      const method = methodOf((this.parent as WithdrawalInput).method);
      if (!method?.fields.includes(field)) return true;
      if (value.trim() === '' && OPTIONAL_FIELDS.has(field)) return true;
      if (value.trim() === '') return this.createError({ message: `${field}.required` });
      return isRight(value, method) || this.createError({ message: `${field}.wrong` });
    });
  return object({
    method: string().required(),
    amount: string().test('amount', function check(value = '') {
      const method = methodOf((this.parent as WithdrawalInput).method);
      const fault = method ? withdrawalAmountFault(value, currency, method) : null;
      return fault === null || this.createError({ message: fault });
    }),
    iban: detail('iban', isIban),
    bsb: detail('bsb', isBsb),
    account: detail('account', isAccountNumber),
    holder: detail('holder', isHolder),
    address: detail('address', (value, { option }) => option !== null && isCoinAddress(option, value)),
    tag: detail('tag', isCoinTag),
    code: string().test('code', function check(value = '') {
      return !asksCode || value.trim() !== '' || this.createError({ message: 'code.required' });
    }),
  });
};

/** Where to, how much, and the code of the second factor. */
export function WithdrawalForm({ offer, currency, onAsked }: WithdrawalFormProps) {
  const t = useTranslations('Withdrawal');
  const locale = useLocale();
  const words = usePayoutWords();
  const create = useCreateWithdrawal();
  const methodOf = (code: string) => offer.methods.find(({ method }) => method === code);
  const money = (minor: number) => formatAmount(minor, currency, locale, { whole: true });
  const usable = offer.methods.find(isUsable) ?? offer.methods[0];
  const reasonFor = ({ share, kind }: PayoutMethod) => {
    if (share > 0) return t('first', { amount: money(share) });
    return kind === 'bank' ? t('rest') : t('back');
  };

  const errorText = (key: string) => {
    const method = methodOf(form.values.method);
    if (key === 'belowMinimum') return t('errors.belowMinimum', { limit: money(method?.min ?? 0) });
    if (key === 'aboveMaximum') return t('errors.aboveMaximum', { limit: money(method?.max ?? 0) });
    if (key === 'required') return t('errors.required');
    const said = ERRORS[key];
    return said && t(`errors.${said}`);
  };
  const form = usePlatformForm<WithdrawalInput>({
    initialValues: {
      method: usable?.method ?? '',
      amount: '',
      iban: '',
      bsb: '',
      account: '',
      holder: '',
      address: '',
      tag: '',
      code: '',
    },
    schema: schemaOf(methodOf, currency, offer.asksCode),
    errorText,
    // The balance could be read: it has less in it than when the page did.
    problemMessage: (problem) => (isUncovered(problem) ? t('errors.notCovered') : undefined),
    submit: async (values, keyOf) => {
      const fields = methodOf(values.method)?.fields ?? [];
      const wanted = {
        method: values.method,
        amount: wholeUnitsToMinor(values.amount, currency),
        ...Object.fromEntries(fields.map((field) => [field, values[field]])),
        ...(offer.asksCode ? { code: values.code.trim() } : {}),
      };
      const { id } = await create.mutateAsync({ ...wanted, idempotencyKey: keyOf(wanted) });
      onAsked(id);
    },
  });
  const method = methodOf(form.values.method);
  const minor = typedMinor(form.values.amount, currency);
  /** What no whole amount can take out. */
  const rest = method ? method.max % wholeUnitsToMinor('1', currency) : 0;
  const all = method ? minorToWholeUnits(method.max - rest, currency) : '0';
  const wholeOnly = (min: number) =>
    method && isUsable(method) && rest > 0
      ? t('wholeRest', { min: money(min), rest: formatAmount(rest, currency, locale) })
      : t('whole', { min: money(min) });

  return (
    <form {...form.attributes} className={styles.form}>
      <fieldset className={own.group}>
        <legend>{t('to')}</legend>
        <div className={own.ways}>
          {offer.methods.map((one) => (
            <label key={one.method} className={own.way} data-empty={!isUsable(one) || undefined}>
              <input
                type="radio"
                name="method"
                value={one.method}
                checked={one.method === form.values.method}
                onChange={() => form.setValue('method', one.method)}
              />
              <b>{words.nameOf(one)}</b>
              <small>
                {isUsable(one) ? `${reasonFor(one)} ${words.usual(one.usualMinutes)}` : t('notYet')}
              </small>
            </label>
          ))}
        </div>
      </fieldset>
      <AmountField
        label={t('amount')}
        hint={method && wholeOnly(method.min)}
        currency={currency}
        value={form.values.amount}
        onValueChange={(value) => form.setValue('amount', value)}
        onBlur={() => form.touch('amount')}
        error={form.errorOf('amount')}
        range={method && isUsable(method) && t('range', { min: money(method.min), max: money(method.max) })}
      />
      <div className={own.presets} role="group" aria-label={t('presets')}>
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            disabled={wholeUnitsToMinor(preset, currency) > (method?.max ?? 0)}
            aria-pressed={form.values.amount === preset}
            onClick={() => form.setValue('amount', preset)}
          >
            {money(wholeUnitsToMinor(preset, currency))}
          </button>
        ))}
        <button
          type="button"
          disabled={!method || !isUsable(method)}
          aria-pressed={form.values.amount !== '' && form.values.amount === all}
          onClick={() => form.setValue('amount', all)}
        >
          {t('all')}
        </button>
      </div>
      {method && <DestinationFields form={form} method={method} />}
      {offer.asksCode && <TextField label={t('code')} autoComplete="one-time-code" {...form.field('code')} />}
      <dl className={own.goes}>
        <div>
          <dt>{t('fee')}</dt>
          <dd>
            <Amount minor={method?.fee ?? 0} currency={currency} locale={locale} />
          </dd>
        </div>
        <div data-total>
          <dt>{t('youGet')}</dt>
          <dd>
            {minor === null ? (
              '–'
            ) : (
              <Amount minor={Math.max(0, minor - (method?.fee ?? 0))} currency={currency} locale={locale} />
            )}
          </dd>
        </div>
      </dl>
      {form.message && (
        <p className={styles.problem} role="alert">
          {form.message}
          {/* Once the offer has been read again. */}
          {isUncovered(create.error) &&
            method &&
            minor !== null &&
            minor > method.max &&
            ` ${isUsable(method) ? t('errors.aboveMaximum', { limit: money(method.max) }) : t('notYet')}`}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {minor === null ? t('submit') : t('submitAmount', { amount: formatAmount(minor, currency, locale) })}
      </Button>
      <p className={own.note}>
        <Icon glyph={lockGlyph} size="small" />
        {t('setAside')}
      </p>
    </form>
  );
}
