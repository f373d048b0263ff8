'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useRef, type FormEvent } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/text-field/text-field';
import { promoCodeQuery, usePromoCode } from '@/endpoints/get-me-promo-codes-code';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { useDebounced } from '@/lib/browser/use-debounced';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { promoCodeOf, typedPromoCode } from '@/lib/domain/promo-code';
import { isApiProblem } from '@/lib/http/problem';
import type { Currency } from '@/lib/money/money';
import { useClaimCode } from '../api/post-me-promo-codes';
import { wayOf } from '../domain/offer';
import { useAskActive } from '../hooks/use-active-bonus';
import { CodeBonusCard } from './code-bonus-card';
import styles from './promo-code-form.module.scss';

/** SPEC §8: refusals that are about the code itself stand at its field. */
const OF_CODE: Record<string, 'unknown' | 'used'> = { client_api_24: 'unknown', client_api_36: 'used' };

/** How long after the last key its bonus is asked for (SPEC §9). Milliseconds. */
const ASKED_AFTER_MS = 300;

const schema = object({ promocode: string().required('required') });

/** What is wanted by a press, and whether it was said that this burns the bonus in play. */
interface Press {
  when: 'now' | 'queue';
  isSure: boolean;
}

/**
 * A promo code: works once, and is activated at once or waits in the queue (SPEC §4). What it brings is shown first: a press
 * that is quicker than the answer shows it, and takes nothing.
 */
export function PromoCodeForm({ currency }: { currency: Currency }) {
  const t = useTranslations('Bonuses.promo');
  const addToast = useSetAtom(addToastAtom);
  const open = useOpenModal();
  const language = LANGUAGE_CODES[useLocale()];
  const client = useQueryClient();
  const claim = useClaimCode(language);
  const askActive = useAskActive();
  const title = useId();
  const press = useRef<Press>({ when: 'now', isSure: false });
  const form = usePlatformForm({
    initialValues: { promocode: '' },
    schema,
    errorText: errorTexts(t),
    problemKeys: (problem) => {
      const promocode = isApiProblem(problem) ? OF_CODE[problem.code] : undefined;
      return promocode ? { promocode } : {};
    },
    submit: async ({ promocode: typed }, keyOf) => {
      const { when, isSure } = press.current;
      if (withDeposit) return;
      if (!bonus) {
        await client.fetchQuery(promoCodeQuery(promoCodeOf(typed), language));
        return;
      }
      const active = when === 'now' && !isSure ? await askActive() : null;
      if (active) {
        open('ATTENTION_BONUS', { bonusId: active.id, onConfirm: () => send({ when, isSure: true }) });
        return;
      }
      const content = { promocode: promoCodeOf(typed), when };
      await claim.mutateAsync({ ...content, idempotencyKey: keyOf(content) });
      form.reset();
      addToast({
        id: `code-${content.promocode}`,
        status: 'success',
        ...(when === 'now' && { variant: 'bonus' as const }),
        title: t(when === 'now' ? 'activated' : 'queued'),
      });
    },
  });
  const code = promoCodeOf(form.values.promocode);
  const settled = useDebounced(code, ASKED_AFTER_MS);
  const bonus = usePromoCode(code === settled ? settled : '', language).data;
  // It comes with a deposit: there is nothing to take here.
  const withDeposit = bonus != null && wayOf(bonus) === 'deposit';
  const sending = claim.isPending ? claim.variables.when : null;

  const send = (next: Press, event?: FormEvent<HTMLFormElement>) => {
    if (form.attributes.onSubmit(event)) press.current = next;
  };

  return (
    <form
      {...form.attributes}
      className={styles.form}
      aria-labelledby={title}
      onSubmit={(event) => send({ when: 'now', isSure: false }, event)}
    >
      <h2 id={title}>{t('title')}</h2>
      <p>{t('text')}</p>
      <TextField
        label={t('code')}
        name="promocode"
        value={form.values.promocode}
        onChange={({ target }) => form.setValue('promocode', typedPromoCode(target.value))}
        onFocus={() => form.say(undefined)}
        error={form.errorOf('promocode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
      <div aria-live="polite">{bonus && <CodeBonusCard bonus={bonus} currency={currency} />}</div>
      {form.message && (
        <p role="alert" className={styles.problem}>
          {form.message}
        </p>
      )}
      {!withDeposit && (
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" busy={sending === 'now'}>
            {t('now')}
          </Button>
          <Button busy={sending === 'queue'} onClick={() => send({ when: 'queue', isSure: false })}>
            {t('queue')}
          </Button>
        </div>
      )}
      <small>{t('once')}</small>
    </form>
  );
}
