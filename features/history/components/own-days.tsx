import { useTranslations } from 'next-intl';
import { DatePicker } from '@/components/ui/date-picker/date-picker';
import type { HistoryAddress } from '../domain/history-address';

interface OwnDaysProps {
  address: Pick<HistoryAddress, 'period' | 'from' | 'to'>;
  change: (part: Partial<HistoryAddress>) => void;
}

/** The first and the last day of one's own period; nothing for any other. */
export function OwnDays({ address: { period, from, to }, change }: OwnDaysProps) {
  const t = useTranslations('History');
  if (period !== 'own') return null;
  return (
    <>
      <DatePicker
        label={t('from')}
        value={from ?? null}
        onValueChange={(day) => day !== (from ?? null) && change({ from: day ?? undefined })}
      />
      <DatePicker
        label={t('to')}
        value={to ?? null}
        onValueChange={(day) => day !== (to ?? null) && change({ to: day ?? undefined })}
      />
    </>
  );
}
