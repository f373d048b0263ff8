'use client';

import { useFormik } from 'formik';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleCheckGlyph, mailGlyph, userGlyph } from '@/components/ui/icon/glyphs';
import { Select } from '@/components/ui/select/select';
import { TextArea } from '@/components/ui/text-area/text-area';
import { TextField } from '@/components/ui/text-field/text-field';
import { SUPPORT_MESSAGE_MAX } from '@/lib/domain/limits';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { isSupportTopic, SUPPORT_TOPICS } from '@/lib/domain/support';
import { isApiProblem } from '@/lib/http/problem';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import type { SupportDraft } from '@/lib/browser/modals/props';
import { useSendRequest } from '../api/post-support-requests';
import { requestSchema } from '../schemas/request';
import styles from './support.module.scss';
import { useSupportErrors } from './use-support-errors';

interface SupportFormProps {
  draft: SupportDraft;
  verification?: string;
  onProve?: (draft: SupportDraft) => void;
  onSent: (sent: { reference: string; email: string }) => void;
}

export function SupportForm({ draft, verification, onProve, onSent }: SupportFormProps) {
  const t = useTranslations('Support');
  const locale = useLocale();
  const problemText = useProblemText();
  const send = useSendRequest();
  /** Kept while it is not known whether the message has arrived; an answer, even a refusal, needs another one. */
  const key = useRef<string>(undefined);
  const form = useFormik<SupportDraft>({
    initialValues: draft,
    validationSchema: requestSchema,
    onSubmit: async (values) => {
      if (!isSupportTopic(values.topic)) return;
      key.current ??= crypto.randomUUID();
      try {
        const { reference } = await send.mutateAsync({
          ...values,
          topic: values.topic,
          language: LANGUAGE_CODES[locale],
          verification,
          idempotencyKey: key.current,
        });
        onSent({ reference, email: values.email });
      } catch (problem) {
        if (!isApiProblem(problem) || problem.status > 0) key.current = undefined;
        form.setStatus(problemText(problem));
      }
    },
  });
  const { errorOf, element } = useSupportErrors(form);
  const clear = () => form.setStatus(undefined);

  return (
    <form ref={element} className={styles.form} onSubmit={form.handleSubmit} noValidate>
      <p className={styles.lead}>{t('text')}</p>
      <TextField
        label={t('name')}
        glyph={userGlyph}
        autoComplete="name"
        {...form.getFieldProps('name')}
        onFocus={clear}
        error={errorOf('name')}
      />
      <TextField
        label={t('email')}
        glyph={mailGlyph}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.getFieldProps('email')}
        onFocus={clear}
        error={errorOf('email')}
      />
      <Select
        label={t('topic')}
        options={[
          { value: '', label: t('choose') },
          ...SUPPORT_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
        ]}
        {...form.getFieldProps('topic')}
        onFocus={clear}
        error={errorOf('topic')}
      />
      <TextArea
        label={t('message')}
        rows={5}
        maxLength={SUPPORT_MESSAGE_MAX}
        {...form.getFieldProps('message')}
        onFocus={clear}
        error={errorOf('message')}
      />
      {verification && (
        <p className={styles.proven}>
          <Icon glyph={circleCheckGlyph} />
          {t('proven')}
        </p>
      )}
      {onProve && (
        <p className={styles.lead}>
          {t('aboutAccount')}{' '}
          <button
            type="button"
            className="link"
            // The focus stays: a complaint about the field that it leaves would move this away from under the press.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onProve(form.values)}
          >
            {t('prove')}
          </button>
        </p>
      )}
      {typeof form.status === 'string' && (
        <p className={styles.wrong} role="alert">
          {form.status}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={form.isSubmitting}>
        {t('send')}
      </Button>
    </form>
  );
}
