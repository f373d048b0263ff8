'use client';

import { object, string } from 'yup';
import { OfficeField } from '../parts/office-field';
import { useKept, useOfficeForm } from '../parts/use-office-form';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

const KEPT = ['text'] as const;
const schema = object({ text: string().trim().required('text.required') });

interface NoteFormProps {
  playerId: string;
  onSubmit: (text: string, key: string) => Promise<void>;
}

/** A note for colleagues. What is typed stays until it is written down. */
export function NoteForm({ playerId, onSubmit }: NoteFormProps) {
  const form = useOfficeForm({
    initialValues: { text: '' },
    schema,
    keep: useKept<{ text: string }>(`note ${playerId}`, KEPT),
    submit: async ({ text }, keyOf) => {
      await onSubmit(text.trim(), keyOf({ playerId, text: text.trim() }));
      form.reset();
    },
  });
  return (
    <form {...form.attributes} className={own.write}>
      <OfficeField
        label="A note for colleagues (Ctrl + Enter writes it down)"
        kind="area"
        maxLength={4000}
        field={form.field('text')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.attributes.onSubmit();
        }}
      />
      {form.message && (
        <p className={styles.problem} role="alert">
          {form.message}
        </p>
      )}
      <button type="submit" className={styles.button} aria-disabled={form.busy}>
        Write down
      </button>
    </form>
  );
}
