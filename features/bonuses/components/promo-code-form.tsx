'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/text-field/text-field';
import { promoCodeQuery, usePromoCode } from '@/endpoints/get-me-promo-codes-code';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
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

/**
 * A promo code: works once, and is activated at once or waits in the queue (SPEC §4). What it brings is shown first: a press
 * that is quicker than the answer shows it, and takes nothing.
 */
export function PromoCodeForm({ currency }: { currency: Currency }) {
  const t = useTranslations('Bonuses.promo');
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const open = useOpenModal();
  const key = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const language = LANGUAGE_CODES[useLocale()];
  const client = useQueryClient();
  const claim = useClaimCode(language);
  const code = promoCodeOf(typed);
  const settled = useDebounced(code, ASKED_AFTER_MS);
  const bonus = usePromoCode(code === settled ? settled : '', language).data;
  // It comes with a deposit: there is nothing to take here.
  const withDeposit = bonus != null && wayOf(bonus) === 'deposit';
  const askActive = useAskActive();
  const title = useId();
  const sending = claim.isPending ? claim.variables.when : null;

  async function send(when: 'now' | 'queue') {
    const content = { promocode: promoCodeOf(typed), when };
    setFailure(undefined);
    try {
      await claim.mutateAsync({ ...content, idempotencyKey: key.keyOf(content) });
      key.done();
    } catch (problem) {
      key.failed(problem);
      tell(problem);
      return;
    }
    setTyped('');
    addToast({
      id: `code-${content.promocode}`,
      status: 'success',
      ...(when === 'now' && { variant: 'bonus' as const }),
      title: t(when === 'now' ? 'activated' : 'queued'),
    });
  }

  function tell(problem: unknown) {
    const own = isApiProblem(problem) ? OF_CODE[problem.code] : undefined;
    if (own) setError(t(own));
    else setFailure(problemText(problem));
  }

  async function ask(when: 'now' | 'queue') {
    if (claim.isPending || withDeposit) return;
    if (code === '') {
      setError(t('required'));
      return;
    }
    setError(undefined);
    setFailure(undefined);
    try {
      if (!bonus) {
        await client.fetchQuery(promoCodeQuery(code, language));
        return;
      }
      const active = when === 'now' ? await askActive() : null;
      if (active) open('ATTENTION_BONUS', { bonusId: active.id, onConfirm: () => void send('now') });
      else await send(when);
    } catch (problem) {
      tell(problem);
    }
  }

  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask('now');
      }}
    >
      <h2 id={title}>{t('title')}</h2>
      <p>{t('text')}</p>
      <TextField
        label={t('code')}
        value={typed}
        onChange={({ target }) => {
          setTyped(typedPromoCode(target.value));
          setError(undefined);
        }}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
      <div aria-live="polite">{bonus && <CodeBonusCard bonus={bonus} currency={currency} />}</div>
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      {!withDeposit && (
        <div className={styles.buttons}>
          <Button type="submit" tone="primary" busy={sending === 'now'}>
            {t('now')}
          </Button>
          <Button busy={sending === 'queue'} onClick={() => void ask('queue')}>
            {t('queue')}
          </Button>
        </div>
      )}
      <small>{t('once')}</small>
    </form>
  );
}
