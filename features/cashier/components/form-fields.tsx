'use client';

import { useTranslations } from 'next-intl';
import { mixed, object } from 'yup';
import { Button } from '@/components/ui/button/button';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { postForm } from '@/lib/browser/post-form';
import {
  fieldFault,
  firstValue,
  formValues,
  keyOfField,
  type FieldValue,
  type FormField,
} from '../domain/form-fields';
import { useLeaving } from '../hooks/use-leaving';
import { OneField } from './one-field';
import styles from './form-fields.module.scss';

interface FormFieldsProps {
  fields: readonly FormField[];
  /** Goes along unchanged. */
  params: Readonly<Record<string, string>>;
  /** The company's page, which the form is posted to in this window. */
  address: string;
  method: string;
  onBack: () => void;
}

const schemaOf = (fields: readonly FormField[]) =>
  object(
    Object.fromEntries(
      fields.flatMap((field, index) =>
        field.toShow
          ? [
              [
                keyOfField(index),
                mixed<FieldValue>().test('field', (value, { createError }) => {
                  const fault = fieldFault(field, value ?? '');
                  return fault === null || createError({ message: `${fault} ${index}` });
                }),
              ],
            ]
          : [],
      ),
    ),
  );

/** The fields of a payment company, in its order. Nothing of them is kept here. */
export function FormFields({ fields, params, address, method, onBack }: FormFieldsProps) {
  const t = useTranslations('FormFields');
  const [leaving, setLeaving] = useLeaving();
  const form = usePlatformForm<Record<string, FieldValue>>({
    initialValues: Object.fromEntries(
      fields.map((field, index) => [keyOfField(index), firstValue(field)] as const),
    ),
    schema: schemaOf(fields),
    errorText: (key) => {
      const [fault, index = ''] = key.split(' ');
      const max = fields[Number(index)]?.maxLength ?? 0;
      return fault === 'tooLong' ? t('errors.tooLong', { max }) : t('errors.required');
    },
    submit: (values) => {
      postForm(address, { ...params, ...formValues(fields, values) });
      setLeaving(true);
      return Promise.resolve();
    },
  });

  return (
    <form {...form.attributes} className={styles.form}>
      <div className={styles.fields}>
        {fields.map((field, index) => {
          const key = keyOfField(index);
          return field.toShow ? (
            <div key={key} data-type={field.type}>
              <OneField
                field={field}
                name={key}
                value={form.values[key] ?? ''}
                error={form.errorOf(key)}
                onChange={(value) => form.setValue(key, value)}
                onBlur={() => form.touch(key)}
              />
            </div>
          ) : null;
        })}
      </div>
      {form.message && (
        <p className={styles.problem} role="alert">
          {form.message}
        </p>
      )}
      <div className={styles.ways}>
        <Button size="large" wide onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" tone="primary" size="large" wide busy={form.busy || leaving}>
          {t('continue', { method })}
        </Button>
      </div>
    </form>
  );
}
