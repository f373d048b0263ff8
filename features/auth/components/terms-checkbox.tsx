'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { TextLink } from '@/components/ui/link/link';
import type { FieldProps } from '@/lib/browser/forms/use-form';
import { useOpenModal } from '@/lib/browser/modals/use-modals';
import { isPlainPress } from '@/lib/browser/plain-press';
import { infoPath } from '@/lib/domain/info-path';

/** The operators' text that a player accepts. */
const TERMS = 'terms_and_conditions';

interface TermsCheckboxProps {
  form: {
    values: { ageConfirmed: boolean };
    field: (name: 'ageConfirmed') => FieldProps<boolean>;
    errorOf: (name: 'ageConfirmed') => string | undefined;
  };
}

/** 18 or older, and the terms: needed for every account (SPEC §5). */
export function TermsCheckbox({ form }: TermsCheckboxProps) {
  const t = useTranslations('Auth');
  const open = useOpenModal();
  // What has been filled in stays where it is.
  const readTerms = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    open('CMS_TEXT', { code: TERMS });
  };
  const { onChange, onBlur } = form.field('ageConfirmed');
  return (
    <Checkbox
      name="ageConfirmed"
      checked={form.values.ageConfirmed}
      onChange={onChange}
      onBlur={onBlur}
      error={form.errorOf('ageConfirmed')}
    >
      {t.rich('ageConfirmed', {
        // Inside a label a link of its own does not tick the box.
        terms: (text) => (
          <TextLink href={infoPath(TERMS)} onClick={readTerms}>
            {text}
          </TextLink>
        ),
      })}
    </Checkbox>
  );
}
