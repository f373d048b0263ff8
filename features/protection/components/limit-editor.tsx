'use client';

import { useTranslations } from 'next-intl';
import { object, string } from 'yup';
import { useLimitWords } from '@/components/limits/use-limit-words';
import { AmountField } from '@/components/ui/amount-field/amount-field';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { arrowRightGlyph } from '@/components/ui/icon/glyphs';
import { TextField } from '@/components/ui/text-field/text-field';
import { API_CODES } from '@/lib/domain/api-codes';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { isApiProblem } from '@/lib/http/problem';
import type { Currency } from '@/lib/money/money';
import { useKeepLimit } from '../api/delete-me-limits-kind-period-wish';
import type { Limit } from '../api/get-me-limits';
import { useConfirmLimit } from '../api/post-me-limits-kind-period-confirm';
import { useSetLimit } from '../api/put-me-limits-kind-period';
import { amountOf, typedOf } from '../domain/limit-values';
import styles from './limit-editor.module.scss';

interface LimitEditorProps {
  limit: Limit;
  currency: Currency;
  /** When the limits were read, ms: whether a wish has waited long enough is told by it. */
  readAt: number;
  /** What was done last, in words. */
  done: string;
  onDone: (said: string) => void;
}

/** Sets one limit: a lower one at once, a higher one after the wait and a second yes. */
export function LimitEditor({ limit, currency, readAt, done, onDone }: LimitEditorProps) {
  const t = useTranslations('Protection');
  const words = useLimitWords(currency);
  const problemText = useProblemText();
  const set = useSetLimit();
  const { kind, period, amount, wish, raiseFrom, fixed } = limit;
  const raiseAt = raiseFrom === null ? '' : words.moment(raiseFrom);
  const say = (value: number) => words.amount(kind, value);
  const form = usePlatformForm({
    initialValues: { amount: typedOf(limit, currency) },
    schema: object({
      amount: string()
        .required('required')
        .test('limit', 'invalid', (typed) => amountOf(typed ?? '', limit, currency) !== null),
    }),
    errorText: (key) => {
      if (key === 'required') return t('errors.required');
      return key.endsWith('invalid') ? t(kind === 'time' ? 'errors.hours' : 'errors.amount') : undefined;
    },
    problemMessage: (problem) =>
      isApiProblem(problem) && problem.code !== API_CODES.limitFixed && problem.body.maximum !== undefined
        ? t('errors.law', { amount: say(problem.body.maximum) })
        : undefined,
    submit: async ({ amount: typed }) => {
      const wanted = amountOf(typed, limit, currency);
      if (wanted === null) return;
      await set.mutateAsync({ kind, period, amount: wanted });
      onDone(amount === null || wanted <= amount ? t('saved') : t('asked', { at: raiseAt }));
    },
  });
  const wanted = amountOf(form.values.amount, limit, currency);
  const higher = amount !== null && wanted !== null && wanted > amount;
  const field = form.field('amount');
  return (
    <section className={styles.editor} aria-labelledby="limit-editor">
      <h2 id="limit-editor">{t('cell', { kind: t(`kinds.${kind}`), period: t(`periods.${period}`) })}</h2>
      <p className={styles.lead}>{t(`about.${kind}`)}</p>
      {fixed && <p className={styles.wait}>{t('fixed')}</p>}
      {wish && (
        <Wish limit={limit} currency={currency} ready={Date.parse(wish.from) <= readAt} onDone={onDone} />
      )}
      <form {...form.attributes} className={styles.form}>
        {kind === 'time' ? (
          <TextField label={t('newHours')} inputMode="numeric" autoComplete="off" maxLength={4} {...field} />
        ) : (
          <AmountField
            label={t('newLimit')}
            currency={currency}
            name="amount"
            value={form.values.amount}
            onValueChange={(digits) => form.setValue('amount', digits)}
            onBlur={() => form.touch('amount')}
            error={form.errorOf('amount')}
          />
        )}
        {higher && (
          <div className={styles.change}>
            <span>
              <small>{t('now')}</small>
              <b>{say(amount)}</b>
            </span>
            <Icon glyph={arrowRightGlyph} />
            <span>
              <small>{t('fromMoment', { at: raiseAt })}</small>
              <b>{say(wanted)}</b>
            </span>
          </div>
        )}
        {higher && <p className={styles.wait}>{t('higherWaits', { at: raiseAt, amount: say(amount) })}</p>}
        {form.message && (
          <p role="alert" className={styles.problem}>
            {form.message}
          </p>
        )}
        <Button type="submit" tone="primary" wide busy={form.busy}>
          {higher ? t('ask', { amount: say(wanted) }) : t('save')}
        </Button>
      </form>
      {amount !== null && !fixed && (
        <Button
          wide
          busy={set.isPending && set.variables?.amount === null}
          onClick={() =>
            set.mutate(
              { kind, period, amount: null },
              { onSuccess: () => onDone(t('asked', { at: raiseAt })) },
            )
          }
        >
          {t('remove')}
        </Button>
      )}
      {set.isError && set.variables?.amount === null && (
        <p role="alert" className={styles.problem}>
          {problemText(set.error)}
        </p>
      )}
      <p role="status" className={styles.done}>
        {done}
      </p>
    </section>
  );
}

interface WishProps {
  limit: Limit;
  currency: Currency;
  /** Whether it has waited, and may be confirmed. */
  ready: boolean;
  onDone: (said: string) => void;
}

/** The higher limit that was asked for: when it can be confirmed, or the second question. */
function Wish({ limit, currency, ready, onDone }: WishProps) {
  const t = useTranslations('Protection');
  const words = useLimitWords(currency);
  const problemText = useProblemText();
  const confirm = useConfirmLimit();
  const keep = useKeepLimit();
  const { kind, period, amount, wish } = limit;
  if (!wish) return null;
  const asked = wish.amount === null ? t('noLimit') : words.amount(kind, wish.amount);
  const problem = confirm.error ?? keep.error;
  return (
    <div className={styles.wish}>
      <p>
        {ready
          ? t('confirmText', { amount: asked, until: words.moment(wish.until) })
          : t('wishText', { amount: asked, from: words.moment(wish.from) })}
      </p>
      <div className={styles.answers}>
        {ready && (
          <Button
            tone="primary"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ kind, period }, { onSuccess: () => onDone(t('confirmed')) })}
          >
            {t('confirm', { amount: asked })}
          </Button>
        )}
        <Button
          busy={keep.isPending}
          onClick={() => keep.mutate({ kind, period }, { onSuccess: () => onDone(t('kept')) })}
        >
          {t('keep', { amount: words.amount(kind, amount ?? 0) })}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problemText(problem)}
        </p>
      )}
    </div>
  );
}
