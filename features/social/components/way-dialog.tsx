'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { PasswordField } from '@/components/ui/password-field/password-field';
import { TextField } from '@/components/ui/text-field/text-field';
import { errorTexts } from '@/lib/browser/forms/error-texts';
import { usePlatformForm } from '@/lib/browser/forms/use-platform-form';
import { isApiProblem } from '@/lib/http/problem';
import { useWaysIn, type WayIn } from '../api/get-me-ways-in';
import { useLinkWay, type OwnerProof } from '../api/post-me-ways-in-provider-link';
import { useUnlinkWay } from '../api/post-me-ways-in-provider-unlink';
import styles from './linked-ways.module.scss';

export interface WayChange {
  kind: 'link' | 'unlink';
  way: WayIn;
}

interface WayDialogProps {
  change: WayChange;
  onClose: () => void;
  /** Leaves for the company's log-in. */
  go?: (url: string) => void;
}

const FIELD_ERRORS: Record<string, { password?: string; code?: string } | undefined> = {
  client_api_7: { password: 'password.wrong' },
  second_factor_required: { code: 'code.required' },
  second_factor_wrong: { code: 'code.wrong' },
};

const leave = (url: string) => window.location.assign(url);

/** Asks once more who is there, then links or unlinks. The code is asked for when the platform wants one. */
export function WayDialog({ change: { kind, way }, onClose, go = leave }: WayDialogProps) {
  const t = useTranslations('Social.ways');
  const hasPassword = useWaysIn().data?.hasPassword ?? true;
  const link = useLinkWay();
  const unlink = useUnlinkWay();
  const [needsCode, setNeedsCode] = useState(false);

  const change = async (proof: OwnerProof) => {
    if (kind === 'link') go(await link.mutateAsync({ provider: way.id, proof }));
    else {
      await unlink.mutateAsync({ provider: way.id, proof });
      onClose();
    }
  };
  const form = usePlatformForm({
    initialValues: { password: '', code: '' },
    schema: object({
      password: hasPassword ? string().required('password.required') : string(),
      code: needsCode ? string().trim().required('code.required') : string(),
    }),
    errorText: errorTexts(useTranslations('Social.ways.errors')),
    submit: async ({ password, code }) => {
      try {
        await change({ ...(hasPassword && { password }), ...(needsCode && { code }) });
      } catch (problem) {
        // The field appears without a complaint: nobody has been asked for it before.
        const asksCode = isApiProblem(problem) && problem.code === 'second_factor_required';
        if (!asksCode || needsCode) throw problem;
        setNeedsCode(true);
      }
    },
    problemKeys: (problem) => (isApiProblem(problem) && FIELD_ERRORS[problem.code]) || {},
  });

  return (
    <Dialog
      open
      form
      onOpenChange={(open) => !open && onClose()}
      title={t(kind === 'link' ? 'linkOf' : 'unlinkOf', { company: way.name })}
    >
      <form {...form.attributes} className={styles.form}>
        <p className={styles.lead}>{t('proof.text')}</p>
        {hasPassword && (
          <PasswordField
            label={t('proof.password')}
            autoComplete="current-password"
            maxLength={64}
            {...form.field('password')}
          />
        )}
        {needsCode && (
          <TextField
            label={t('proof.code')}
            hint={t('proof.codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.field('code')}
          />
        )}
        {form.message && (
          <p className={styles.wrong} role="alert">
            {form.message}
          </p>
        )}
        <Button type="submit" tone="primary" size="large" wide busy={form.busy}>
          {t('proof.confirm')}
        </Button>
      </form>
    </Dialog>
  );
}
