'use client';

import Link from 'next/link';
import { useDocumentCase, type DocumentCase } from '../../api/get-players-id-documents';
import { dayWords, timeWords } from '../../state/when';
import { Card } from '../parts/card';
import { REASON_WORDS, STANDING_WORDS, StepMark, STEP_WORDS } from '../documents/document-words';
import { ReviewLines } from '../documents/review-lines';
import { Failure, Loading } from '../parts/states';
import styles from './player.module.scss';
import parts from '../parts/parts.module.scss';

type Step = DocumentCase['steps'][number];

/** What a player has handed in, where it is, and what was decided. */
export function PlayerDocuments({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useDocumentCase(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="documents" />;
  const begun = data.steps.filter(({ submittedAt }) => submittedAt !== null);
  return (
    <>
      <Card title="Documents" beside={<span className={parts.quiet}>{STANDING_WORDS[data.status]}</span>}>
        {begun.length === 0 ? (
          <p className={styles.none}>Nothing was handed in yet.</p>
        ) : (
          <ul className={styles.lines}>
            {begun.map((step) => (
              <li key={step.step} className={styles.split}>
                <div>
                  <b>{STEP_WORDS[step.step]}</b>
                  <small>{whenOf(step, data.files)}</small>
                </div>
                <StepMark status={step.status} />
                <Link className={parts.link} href={`/office/documents/${id}?step=${step.step}`}>
                  {step.status === 'pending' ? 'Review' : 'Look'}
                  <span className={parts.unseen}> {STEP_WORDS[step.step]}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Decisions">
        <ReviewLines reviews={data.reviews} withStep />
      </Card>
    </>
  );
}

/** When a step was handed in and decided, and why. */
function whenOf(
  { step, status, reason, submittedAt, decidedAt, validUntil }: Step,
  files: DocumentCase['files'],
) {
  const waiting = files.filter((file) => file.step === step && file.isWaiting).length;
  return [
    submittedAt && `Handed in ${timeWords(submittedAt)}`,
    status === 'pending' && `${waiting} ${waiting === 1 ? 'file' : 'files'}`,
    status !== 'pending' && decidedAt && `decided ${timeWords(decidedAt)}`,
    reason && REASON_WORDS[reason],
    validUntil && `counts until ${dayWords(validUntil)}`,
  ]
    .filter(Boolean)
    .join(', ');
}
