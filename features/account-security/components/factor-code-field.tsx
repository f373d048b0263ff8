import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field/text-field';
import type { FieldProps } from '@/lib/browser/forms/use-form';

/** The code that proves the owner. A recovery code does too, which has letters: any keyboard. */
export function FactorCodeField(field: FieldProps<string>) {
  const t = useTranslations('SecondFactor.proof');
  return (
    <TextField
      label={t('code')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
    />
  );
}
