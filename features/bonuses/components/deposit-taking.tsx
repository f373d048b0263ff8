'use client';

import { useTranslations } from 'next-intl';
import { RadioGroup } from '@/components/ui/radio-group/radio-group';
import type { BonusTaking } from '@/lib/domain/bonuses';
import { useOwnBonuses } from '../hooks/use-own-bonuses';

interface DepositTakingProps {
  /** Null: active when nothing else is, else it waits for an answer. */
  value: BonusTaking | null;
  onChange: (taking: BonusTaking | null) => void;
}

/**
 * What becomes of a bonus when the deposit that brings it is there (SPEC §4): active, or in the queue. While another one is in
 * play nothing burns it but a choice that says so.
 */
export function DepositTaking({ value, onChange }: DepositTakingProps) {
  const t = useTranslations('Bonuses.taking');
  const { data } = useOwnBonuses();
  if (!data) return null;
  const name = data.active?.name;
  const usual =
    name === undefined ? { label: t('atOnce') } : { label: t('ask'), detail: t('askDetail', { name }) };
  const options = [
    { value: 'usual' as const, ...usual },
    ...(name === undefined
      ? []
      : [{ value: 'now' as const, label: t('now', { name }), detail: t('nowDetail', { name }) }]),
    { value: 'queue' as const, label: t('queue'), detail: t('queueDetail') },
  ];
  const isThere = options.some((option) => option.value === value);
  return (
    <RadioGroup
      label={t('legend')}
      name="taking"
      options={options}
      value={isThere && value ? value : 'usual'}
      onValueChange={(next) => onChange(next === 'usual' ? null : next)}
      layout="rows"
    />
  );
}
