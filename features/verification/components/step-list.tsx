'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip, type ChipTone } from '@/components/ui/chip/chip';
import { checkGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { formatDay, formatMoment } from '@/lib/domain/dates';
import type { StepStatus, VerificationStep } from '@/lib/domain/verification';
import type { VerificationStepState } from '../api/get-me-verification';
import styles from './step-list.module.scss';

export const STEP_TONES: Record<StepStatus, ChipTone> = {
  not_verified: 'neutral',
  pending: 'wait',
  verified: 'ok',
  rejected: 'bad',
  expired: 'bad',
};

/** What is behind a step's status, with its date. */
export function useStepNote(): (step: VerificationStepState) => string {
  const t = useTranslations('Verification.note');
  const locale = useLocale();
  const moment = (iso: string) =>
    formatMoment(new Date(iso), locale, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const day = (iso: string) => formatDay(new Date(iso), locale);
  return ({ status, submittedAt, decidedAt, validUntil, files }) => {
    if (status === 'pending' && submittedAt) return t('pending', { date: moment(submittedAt) });
    if (status === 'verified' && validUntil) return t('validUntil', { date: day(validUntil) });
    if (status === 'verified' && decidedAt) return t('verified', { date: day(decidedAt) });
    if (status === 'expired' && decidedAt) return t('expired', { date: day(decidedAt) });
    if (status === 'rejected' && decidedAt) return t('rejected', { date: day(decidedAt) });
    const ready = files.filter(({ state }) => state === 'ready' || state === 'held').length;
    return ready > 0 ? t('files', { count: ready }) : t('none');
  };
}

interface StepListProps {
  steps: readonly VerificationStepState[];
  shown: VerificationStep;
  onShow: (step: VerificationStep) => void;
}

/** Every proof with how far it is; one of them is open beside the list. */
export function StepList({ steps, shown, onShow }: StepListProps) {
  const t = useTranslations('Verification');
  const note = useStepNote();
  return (
    <ol className={styles.steps} aria-label={t('stepsLabel')}>
      {steps.map((step, index) => (
        <li key={step.step} data-status={step.status}>
          <button
            type="button"
            aria-current={step.step === shown ? 'step' : undefined}
            onClick={() => onShow(step.step)}
          >
            <i aria-hidden>
              {step.status === 'verified' ? <Icon glyph={checkGlyph} size="small" /> : index + 1}
            </i>
            <span>
              {t(`steps.${step.step}`)}
              <small>{note(step)}</small>
            </span>
            <Chip tone={STEP_TONES[step.status]}>{t(`stepStatus.${step.status}`)}</Chip>
          </button>
        </li>
      ))}
    </ol>
  );
}
