import { useTranslations } from 'next-intl';
import { useDepositMethods } from '@/endpoints/get-deposit-methods';

/** What a deposit's method is called; its code while the methods are not there or no longer have it. */
export function useMethodTitle(code: string): string {
  const t = useTranslations('Cashier');
  const known = useDepositMethods().data?.methods.find(
    ({ method }) => code === method || code.startsWith(`${method}_`),
  );
  // A card is a word of the language; all others are names.
  return code === 'card' ? t('card') : (known?.title ?? code);
}
