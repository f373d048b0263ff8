import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { slidersGlyph } from '@/components/ui/icon/own-glyphs';
import { Select } from '@/components/ui/select/select';
import { TextField } from '@/components/ui/text-field/text-field';
import {
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
  type TransactionStatus,
  type TransactionType,
} from '@/lib/domain/transactions';
import { CURRENCIES, type Currency } from '@/lib/money/money';
import {
  filtersSet,
  GROUPS,
  TRANSACTION_SORTS,
  type HistoryAddress,
  type TransactionSort,
} from '../domain/history-address';
import { PERIODS, type Period } from '../domain/periods';
import { OwnDays } from './own-days';
import styles from './transaction-filters.module.scss';

interface TransactionFiltersProps {
  address: HistoryAddress;
  change: (part: Partial<HistoryAddress>) => void;
  /** Types that the list is about. */
  only: readonly TransactionType[] | undefined;
  currency: Currency;
}

/** What of the history is shown, and in which order. On a phone they wait behind a button: the list comes first. */
export function TransactionFilters({ address, change, only, currency }: TransactionFiltersProps) {
  const t = useTranslations('History');
  const types: readonly TransactionType[] =
    only ?? (address.group ? GROUPS[address.group] : TRANSACTION_TYPES);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={styles.opener}>
        <Button wide aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Icon glyph={slidersGlyph} size="small" />
          {t('filters', { count: filtersSet(address) })}
        </Button>
      </div>
      <div
        id={id}
        className={styles.filters}
        data-open={isOpen || undefined}
        data-own={address.period === 'own' || undefined}
      >
        <Select
          label={t('type')}
          value={address.type ?? ''}
          onChange={({ target }) =>
            change({ type: (target.value || undefined) as TransactionType | undefined })
          }
          options={[
            { value: '', label: t('allTypes') },
            ...types.map((type) => ({ value: type, label: t(`types.${type}`) })),
          ]}
        />
        <Select
          label={t('status')}
          value={address.status ?? ''}
          onChange={({ target }) =>
            change({ status: (target.value || undefined) as TransactionStatus | undefined })
          }
          options={[
            { value: '', label: t('allStatuses') },
            ...TRANSACTION_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
          ]}
        />
        <Select
          label={t('period')}
          value={address.period}
          onChange={({ target }) => change({ period: target.value as Period })}
          options={PERIODS.map((period) => ({ value: period, label: t(`periods.${period}`) }))}
        />
        <Select
          label={t('sort')}
          value={address.sort}
          onChange={({ target }) => change({ sort: target.value as TransactionSort })}
          options={TRANSACTION_SORTS.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        />
        <OwnDays address={address} change={change} />
        <AmountBound
          key={`least ${address.least}`}
          label={t('least')}
          value={address.least}
          currency={currency}
          onChange={(least) => change({ least })}
        />
        <AmountBound
          key={`most ${address.most}`}
          label={t('most')}
          value={address.most}
          currency={currency}
          onChange={(most) => change({ most })}
        />
      </div>
    </>
  );
}

interface AmountBoundProps {
  label: string;
  /** Whole units in digits. */
  value: string | undefined;
  currency: Currency;
  onChange: (value: string | undefined) => void;
}

/** Taken when it is left, or by Enter: a list for each digit would be too many. */
function AmountBound({ label, value, currency, onChange }: AmountBoundProps) {
  const [typed, setTyped] = useState(value ?? '');
  const take = () => {
    const next = typed || undefined;
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      trailing={<span aria-hidden>{CURRENCIES[currency].symbol}</span>}
      onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 9))}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}
