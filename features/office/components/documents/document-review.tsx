'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { VERIFICATION_STEPS, type VerificationStep } from '@/lib/domain/verification';
import { DOCUMENTS_KEY } from '../../api/get-documents';
import { playerKey, usePlayerFile } from '../../api/get-players-id';
import { useDocumentCase, type DocumentCase } from '../../api/get-players-id-documents';
import { decideDocuments } from '../../api/post-players-id-documents-step-decision';
import { useMay } from '../../state/office-me';
import { dayWords, nameOf } from '../../state/when';
import { Card, Facts } from '../parts/card';
import { DecisionForm } from './decision-form';
import { DocumentPictures } from './document-pictures';
import { STEP_WORDS } from './document-words';
import { ReviewLines } from './review-lines';
import { Failure, Loading, Notice } from '../parts/states';
import styles from './documents.module.scss';
import parts from '../parts/parts.module.scss';
import lines from '../players/player.module.scss';

/** One player's documents: pictures beside what the account says, and the decision. */
export function DocumentReview({ id }: { id: string }) {
  const { data, error, isPending, refetch } = useDocumentCase(id);
  const wanted = useSearchParams().get('step');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="documents" />;
  const step =
    VERIFICATION_STEPS.find((one) => one === wanted) ??
    data.steps.find(({ status }) => status === 'pending')?.step ??
    'identity';
  return <Review key={step} documents={data} step={step} />;
}

function Review({ documents, step }: { documents: DocumentCase; step: VerificationStep }) {
  const { playerId, files, steps, reviews } = documents;
  const may = useMay();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const waiting = files.filter((file) => file.step === step && file.isWaiting);
  const pending = steps.find((row) => row.step === step && row.status === 'pending');
  const obstacle = waiting.some(({ state }) => state === 'held')
    ? 'The scanner has not seen every file yet: nothing can be approved before.'
    : null;
  return (
    <>
      <div className={parts.heading}>
        <h1>{STEP_WORDS[step]}</h1>
        <p role="status">{said}</p>
        <Link className={parts.link} href="/office/documents">
          All that wait
        </Link>
      </div>
      <nav className={lines.tabs} aria-label="Steps">
        {VERIFICATION_STEPS.map((one) => (
          <Link
            key={one}
            href={`/office/documents/${playerId}?step=${one}`}
            aria-current={one === step ? 'page' : undefined}
          >
            {STEP_WORDS[one]}
          </Link>
        ))}
      </nav>
      <div className={styles.case}>
        {waiting.length > 0 ? (
          <DocumentPictures playerId={playerId} files={waiting} />
        ) : (
          <Notice title="Nothing of this step waits." />
        )}
        <Step of={pending ? 'open' : 'decided'} className={styles.side}>
          <Told id={playerId} />
          {pending?.submittedAt && may('decide:documents') && (
            <DecisionForm
              key={`${step} ${pending.submittedAt}`}
              playerId={playerId}
              step={step}
              submittedAt={pending.submittedAt}
              obstacle={obstacle}
              onDecide={(decision) => decideDocuments(playerId, step, decision)}
              onDone={(words) => {
                setSaid(words);
                void client.invalidateQueries({ queryKey: playerKey(playerId) });
                void client.invalidateQueries({ queryKey: DOCUMENTS_KEY });
              }}
            />
          )}
          <Card title="Decisions before">
            <ReviewLines reviews={reviews.filter((row) => row.step === step)} />
          </Card>
        </Step>
      </div>
    </>
  );
}

/** What the account says, to hold beside the document. */
function Told({ id }: { id: string }) {
  const { data, error, isPending, refetch } = usePlayerFile(id);
  return (
    <Card title="What the account says">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="the player" />
      ) : (
        <Facts
          facts={[
            [
              'Player',
              <Link key="player" className={parts.link} href={`/office/players/${id}`}>
                {nameOf(data.profile) || data.email}
              </Link>,
            ],
            ['Last name', data.profile.surname],
            ['First name', data.profile.name],
            ['Born', data.profile.birthday && dayWords(data.profile.birthday)],
            ['Street', data.profile.address],
            ['Town', [data.profile.postcode, data.profile.city].filter(Boolean).join(' ') || null],
            ['Country', data.country],
          ]}
        />
      )}
    </Card>
  );
}
