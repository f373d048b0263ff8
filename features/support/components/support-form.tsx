'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { circleCheckGlyph, mailGlyph, userGlyph } from '@/components/ui/icon/glyphs';
import { Select } from '@/components/ui/select/select';
import { TextArea } from '@/components/ui/text-area/text-area';
import { TextField } from '@/components/ui/text-field/text-field';
import { SUPPORT_MESSAGE_MAX } from '@/lib/domain/limits';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import { isSupportTopic, SUPPORT_TOPICS } from '@/lib/domain/support';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import type { SupportDraft } from '@/lib/browser/modals/props';
import { useSendRequest } from '../api/post-support-requests';
import { requestSchema } from '../schemas/request';
import styles from './support.module.scss';

/** Survives a closed dialog. */
const KEPT = { as: 'support', fields: ['name', 'email', 'topic', 'message'] } as const;

interface SupportFormProps {
  /** Id of the player who writes; null for a visitor. Nothing is kept while nobody knows who it is. */
  owner: string | null | undefined;
  draft: SupportDraft;
  verification?: string;
  onProve?: (draft: SupportDraft) => void;
  onSent: (sent: { reference: string; email: string }) => void;
}

export function SupportForm({ owner, draft, verification, onProve, onSent }: SupportFormProps) {
  const t = useTranslations('Support');
  const locale = useLocale();
  const errorText = errorTexts(useTranslations('Support.errors'));
  const send = useSendRequest();
  const form = usePlatformForm<SupportDraft>({
    initialValues: draft,
    schema: requestSchema,
    errorText,
    keep: useMemo(() => (owner === undefined ? undefined : { ...KEPT, owner }), [owner]),
    submit: async (values, keyOf) => {
      if (!isSupportTopic(values.topic)) return;
      const message = { ...values, topic: values.topic, language: LANGUAGE_CODES[locale], verification };
      const { reference } = await send.mutateAsync({ ...message, idempotencyKey: keyOf(message) });
      onSent({ reference, email: values.email });
    },
  });

  return (
    <form {...form.attributes} className={styles.form}>
      <p className={styles.lead}>{t('text')}</p>
      <TextField label={t('name')} glyph={userGlyph} autoComplete="name" {...form.field('name')} />
      <TextField
        label={t('email')}
        glyph={mailGlyph}
        type="email"
        autoComplete="email"
        inputMode="email"
        {...form.field('email')}
      />
      <Select
        label={t('topic')}
        options={[
          { value: '', label: t('choose') },
          ...SUPPORT_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) })),
        ]}
        {...form.field('topic')}
      />
      <TextArea label={t('message')} rows={5} maxLength={SUPPORT_MESSAGE_MAX} {...form.field('message')} />
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
      {form.message && (
        <p className={styles.wrong} role="alert">
          {form.message}
        </p>
      )}
      <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
        {t('send')}
      </Button>
    </form>
  );
}
