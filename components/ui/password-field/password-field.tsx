'use client';

import { useId, useState, type ComponentProps } from 'react';
import { useTranslations } from 'next-intl';
import { passwordAdvice, passwordStrength } from '@/lib/domain/credentials';
import { Field, FieldWell, fieldAttributes, type FieldTexts } from '../field/field';
import { Icon } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { eyeGlyph, eyeOffGlyph, lockGlyph } from '../icon/glyphs';
import styles from './password-field.module.scss';

const STEPS = { bad: 1, weak: 2, strong: 3, great: 4 } as const;

type PasswordFieldProps = Omit<FieldTexts, 'hint'> &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'value'> & {
    value: string;
    /** Shows how strong the password is, for choosing one; left out where one is only entered. */
    strength?: boolean;
  };

/** A password, hidden until the player asks to see it. The strength (SPEC §4) stays in sight under an error too. */
export function PasswordField({ label, error, value, strength = false, ...input }: PasswordFieldProps) {
  const t = useTranslations('Ui.password');
  const id = useId();
  const [shown, setShown] = useState(false);
  const level = strength && value !== '' ? passwordStrength(value) : null;
  const { advice, count } = passwordAdvice(value);
  const hint = level && <span>{t(`advice.${advice}`, { count })}</span>;

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <FieldWell invalid={Boolean(error)}>
        <Icon glyph={lockGlyph} />
        <input
          {...input}
          {...fieldAttributes(id, { hint, error })}
          value={value}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          glyph={shown ? eyeOffGlyph : eyeGlyph}
          label={t('show')}
          aria-pressed={shown}
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
        />
      </FieldWell>
      {strength && (
        <div
          className={styles.meter}
          data-level={level ?? undefined}
          role="meter"
          aria-label={t('strengthLabel')}
          aria-valuemin={0}
          aria-valuemax={4}
          aria-valuenow={level ? STEPS[level] : 0}
          aria-valuetext={level ? t(`advice.${advice}`, { count }) : undefined}
        >
          {[1, 2, 3, 4].map((step) => (
            <i key={step} data-on={(level && step <= STEPS[level]) || undefined} />
          ))}
        </div>
      )}
    </Field>
  );
}
