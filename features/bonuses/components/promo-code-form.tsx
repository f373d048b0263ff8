'use client';

import { useSetAtom } from 'jotai';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/text-field/text-field';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { addToastAtom } from '@/lib/browser/toast/toasts';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { promoCodeOf } from '@/lib/domain/promo-code';
import { isApiProblem } from '@/lib/http/problem';
import { useClaimCode } from '../api/post-me-promo-codes';
import { useAskActive } from '../hooks/use-active-bonus';
import styles from './promo-code-form.module.scss';

/** SPEC §8: refusals that are about the code itself stand at its field. */
const OF_CODE: Record<string, 'unknown' | 'used'> = { client_api_24: 'unknown', client_api_36: 'used' };

/** A promo code: works once, and is activated at once or waits in the queue (SPEC §4). */
export function PromoCodeForm() {
  const t = useTranslations('Bonuses.promo');
  const problemText = useProblemText();
  const addToast = useSetAtom(addToastAtom);
  const open = useOpenModal();
  const key = useIdempotencyKey();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const claim = useClaimCode(LANGUAGE_CODES[useLocale()]);
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
      const own = isApiProblem(problem) ? OF_CODE[problem.code] : undefined;
      if (own) setError(t(own));
      else setFailure(problemText(problem));
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

  async function ask(when: 'now' | 'queue') {
    if (claim.isPending) return;
    if (promoCodeOf(typed) === '') {
      setError(t('required'));
      return;
    }
    setError(undefined);
    try {
      const active = when === 'now' ? await askActive() : null;
      if (active) open('ATTENTION_BONUS', { bonusId: active.id, onConfirm: () => void send('now') });
      else await send(when);
    } catch (problem) {
      setFailure(problemText(problem));
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
          setTyped(target.value.toUpperCase());
          setError(undefined);
        }}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
      />
      {failure && (
        <p role="alert" className={styles.problem}>
          {failure}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" tone="primary" busy={sending === 'now'}>
          {t('now')}
        </Button>
        <Button busy={sending === 'queue'} onClick={() => void ask('queue')}>
          {t('queue')}
        </Button>
      </div>
      <small>{t('once')}</small>
    </form>
  );
}
