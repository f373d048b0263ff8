import type { SentForm } from '@/lib/browser/forms/use-form';
import styles from './parts.module.scss';

/** Says that a form shows what was typed before over what is saved, and shows what is saved at a press. */
export function Restored({ beginAnew }: Pick<SentForm<object>, 'beginAnew'>) {
  if (!beginAnew) return null;
  return (
    <div className={styles.buttons}>
      <p className={styles.quiet}>What you typed before and did not save stands here again.</p>
      <button
        type="button"
        className={styles.button}
        onClick={({ currentTarget: { form } }) => {
          beginAnew();
          // This button is gone then: whoever uses keys goes on at the first field.
          form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
        }}
      >
        Begin anew
      </button>
    </div>
  );
}
