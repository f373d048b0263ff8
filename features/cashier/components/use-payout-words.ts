import { useTranslations } from 'next-intl';

/** What a method that pays out is called, and how long it takes. */
export function usePayoutWords() {
  const t = useTranslations('Withdrawal');
  return {
    /** A card and a bank are words of the language; all others are names. */
    nameOf: ({
      method,
      title,
      destination,
    }: {
      method: string;
      title: string;
      destination?: string | null;
    }) => {
      const name = method === 'card' ? t('card') : method === 'banktransfer' ? t('bank') : title;
      return destination ? `${name} ${destination}` : name;
    },
    usual(minutes: number): string {
      if (minutes < 60) return t('usual.minutes', { minutes: String(minutes) });
      return minutes === 60 ? t('usual.hours') : t('usual.day');
    },
  };
}
