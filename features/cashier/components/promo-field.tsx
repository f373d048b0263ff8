'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { checkGlyph } from '@/components/ui/icon/glyphs';
import { ticketPercentGlyph } from '@/components/ui/icon/account-glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Spinner } from '@/components/ui/spinner/spinner';
import { TextField } from '@/components/ui/text-field/text-field';
import type { Currency } from '@/lib/money/money';
import { useBonusWords } from '../hooks/use-bonus-words';
import type { BonusChoice } from '../hooks/use-bonus-choice';
import styles from './bonus-choice.module.scss';

interface PromoFieldProps {
  value: string;
  choice: BonusChoice;
  currency: Currency;
}

/** A code is at most this long; what is longer is cut as it is typed. */
const CODE_MAX = 64;

/** The promo code, and what the platform says of it. What was typed stays whatever that is. */
export function PromoField({ value, choice, currency }: PromoFieldProps) {
  const t = useTranslations('Cashier.promo');
  const words = useBonusWords(currency);
  const { state, given } = choice;
  const name = state.is === 'valid' || state.is === 'tooLittle' ? state.bonus.name : '';
  const said =
    state.is === 'valid' && given
      ? t('brings', { name, what: words.brings(given) })
      : state.is === 'tooLittle'
        ? t('tooLittle', { name, amount: words.minimum(state.bonus) })
        : state.is === 'unchecked'
          ? t('unchecked')
          : state.is === 'checking'
            ? t('checking')
            : '';
  return (
    <div>
      <TextField
        label={t('label')}
        name="promocode"
        glyph={ticketPercentGlyph}
        value={value}
        onChange={(event) => choice.type(event.target.value)}
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={state.is === 'invalid' ? t(`invalid.${state.why}`) : undefined}
        hint={
          state.is === 'valid' ? (
            said
          ) : state.is === 'tooLittle' ? (
            <span className={styles.promoWay}>
              {said}
              <Button tone="outline" size="small" onClick={choice.raise}>
                {t('raise', { amount: words.minimum(state.bonus) })}
              </Button>
            </span>
          ) : state.is === 'unchecked' ? (
            <span className={styles.promoWay}>
              {said}
              <Button tone="outline" size="small" onClick={choice.askAgain}>
                {t('askAgain')}
              </Button>
            </span>
          ) : undefined
        }
        trailing={
          state.is === 'checking' ? (
            <span className={styles.promoState}>
              <Spinner />
              {t('checking')}
            </span>
          ) : state.is === 'valid' ? (
            <span className={styles.promoState} data-valid>
              <Icon glyph={checkGlyph} size="small" />
              {t('valid')}
            </span>
          ) : undefined
        }
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
