'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/checkbox/checkbox';
import { Chip } from '@/components/ui/chip/chip';
import { circleAlertGlyph } from '@/components/ui/icon/glyphs';
import { Icon } from '@/components/ui/icon/icon';
import { Step } from '@/components/ui/step/step';
import { formatMoment } from '@/lib/domain/dates';
import { UPLOAD_MAX_FILES } from '@/lib/domain/limits';
import { UPLOAD_ACCEPT, type UploadFile } from '@/lib/domain/uploads';
import { useProblemText } from '@/lib/browser/platform/use-problem-text';
import { useRemoveDocument } from '../api/delete-me-verification-files-id';
import type { DocumentFile, VerificationStepState } from '../api/get-me-verification';
import { useSubmitStep } from '../api/post-me-verification-steps-step-submit';
import type { Uploads } from '../hooks/use-uploads';
import { DocumentRules } from './document-rules';
import { DropZone } from './drop-zone';
import { DocumentRow, UploadRow } from './file-row';
import { STEP_TONES, useStepNote } from './step-list';
import styles from './step-panel.module.scss';

interface StepPanelProps {
  step: VerificationStepState;
  uploads: Uploads;
  /** Open files of all steps: they count together. */
  open: number;
  onSaid: (text: string) => void;
}

const asFile = ({ name, bytes, type }: DocumentFile): UploadFile => ({ name, size: bytes ?? 0, type });

/** One proof: what became of it, what is accepted, and its files. */
export function StepPanel({ step: state, uploads, open, onSaid }: StepPanelProps) {
  const t = useTranslations('Verification');
  const note = useStepNote();
  const { step, status, files } = state;
  const current = files.filter(({ reviewedAt }) => reviewedAt === null);
  const decided = files.filter(({ reviewedAt }) => reviewedAt !== null);
  return (
    <section className={styles.panel} aria-labelledby={`proof-${step}`}>
      <header>
        <h2 id={`proof-${step}`}>{t(`proofs.${step}`)}</h2>
        <Chip tone={STEP_TONES[status]}>{t(`stepStatus.${status}`)}</Chip>
      </header>
      {status === 'rejected' && <Rejection state={state} files={decided} />}
      {status === 'expired' && <p className={styles.warning}>{t('expiredText')}</p>}
      <Step of={state.open ? 'open' : 'handed in'} className={styles.part}>
        {state.open ? (
          <OpenStep state={state} current={current} uploads={uploads} open={open} onSaid={onSaid} />
        ) : (
          <>
            <p className={styles.lead}>{status === 'pending' ? t('pendingText') : note(state)}</p>
            <ul className={styles.files} aria-label={t('files.label')}>
              {[...current, ...(status === 'verified' ? decided : [])].map((file) => (
                <DocumentRow key={file.id} file={file} />
              ))}
            </ul>
          </>
        )}
      </Step>
    </section>
  );
}

/** The picture, the date, the reason, and what to send instead. */
function Rejection({ state, files }: { state: VerificationStepState; files: DocumentFile[] }) {
  const t = useTranslations('Verification.rejection');
  const locale = useLocale();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = state.decidedAt ? formatMoment(new Date(state.decidedAt), locale, zone) : '';
  return (
    <div className={styles.rejection}>
      <p>
        <b>{t('title', { date })}</b>
        <span>{state.reasonText}</span>
      </p>
      <ul className={styles.files} aria-label={t('files')}>
        {files.map((file) => (
          <DocumentRow key={file.id} file={file} />
        ))}
      </ul>
    </div>
  );
}

interface OpenStepProps extends Omit<StepPanelProps, 'step'> {
  state: VerificationStepState;
  current: DocumentFile[];
}

function OpenStep({ state: { step }, current, uploads, open, onSaid }: OpenStepProps) {
  const t = useTranslations('Verification');
  const problemText = useProblemText();
  const submit = useSubmitStep();
  const remove = useRemoveDocument();
  const [covered, setCovered] = useState(false);
  const retake = useRef<HTMLInputElement>(null);
  const [replaced, setReplaced] = useState<DocumentFile | null>(null);
  const mine = uploads.uploads.filter((upload) => upload.step === step);
  const busy = mine.some(({ state }) => state === 'sending' || state === 'waiting');
  const sendable = current.some(({ state }) => state === 'ready' || state === 'held');
  // Both show a card.
  const asksForCover = step === 'payment' || step === 'deposit';
  const add = (added: File[]) => uploads.add(step, { ofStep: current.map(asFile), open }, added);
  const takeBack = (file: DocumentFile, then?: () => void) =>
    remove.mutate(file.id, {
      onSuccess() {
        onSaid(t('said.removed', { name: file.name }));
        then?.();
      },
    });
  const failure = submit.error ?? remove.error;

  return (
    <>
      <h3>{t('acceptedTitle')}</h3>
      <p className={styles.lead}>{t(`accepted.${step}`)}</p>
      <DocumentRules />
      {asksForCover && (
        <div className={styles.warning}>
          <Icon glyph={circleAlertGlyph} />
          <div>
            <b>{t('card.title')}</b>
            <p>{t('card.text')}</p>
            <Checkbox checked={covered} onChange={(event) => setCovered(event.target.checked)}>
              {t('card.confirm')}
            </Checkbox>
          </div>
        </div>
      )}
      <DropZone label={t(`proofs.${step}`)} disabled={asksForCover && !covered} onFiles={add} />
      <input
        ref={retake}
        type="file"
        hidden
        accept={UPLOAD_ACCEPT}
        aria-label={t('files.retake', { name: replaced?.name ?? '' })}
        onChange={(event) => {
          const added = [...(event.target.files ?? [])];
          event.target.value = '';
          if (replaced && added.length > 0) {
            const there = {
              ofStep: current.filter(({ id }) => id !== replaced.id).map(asFile),
              open: replaced.state === 'refused' ? open : open - 1,
            };
            const send = () => uploads.add(step, there, added);
            // What is there goes only for something that can take its place.
            if (uploads.admits(there, added)) takeBack(replaced, send);
            else send();
          }
        }}
      />
      <Step of={current.map(({ id }) => id).join()}>
        <ul className={styles.files} aria-label={t('files.label')}>
          {current
            // What this page sends has a row of its own until it has arrived.
            .filter(({ id, state }) => state !== 'uploading' || !mine.some((upload) => upload.id === id))
            .map((file) => (
              <DocumentRow
                key={file.id}
                file={file}
                busy={remove.isPending && remove.variables === file.id}
                onRemove={() => takeBack(file)}
                onRetake={() => {
                  setReplaced(file);
                  retake.current?.click();
                }}
              />
            ))}
          {mine
            .filter(({ id }) => !current.some((file) => file.id === id && file.state !== 'uploading'))
            .map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onSendAgain={() => uploads.sendAgain(upload.id)}
                onDiscard={() => uploads.discard(upload.id)}
              />
            ))}
        </ul>
      </Step>
      <p className={styles.failure} role="alert">
        {failure && problemText(failure)}
      </p>
      <footer>
        <p className={styles.hint}>{t('hint', { count: open, max: UPLOAD_MAX_FILES })}</p>
        <Button
          tone="primary"
          size="large"
          busy={submit.isPending}
          disabled={!sendable || busy}
          onClick={() => submit.mutate(step, { onSuccess: () => onSaid(t('said.submitted')) })}
        >
          {t('submit')}
        </Button>
      </footer>
    </>
  );
}
