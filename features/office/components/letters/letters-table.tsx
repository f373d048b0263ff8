'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import type { OfficeLetter } from '../../api/get-letters';
import { useRetryLetter } from '../../api/post-letters-id-retry';
import { useMay } from '../../state/office-me';
import { LETTER_STATE_WORDS } from '../../words';
import { LETTER_WORDS } from '../../action-words';
import { Mark, type Tone } from '../parts/card';
import { Moment } from '../parts/moment';
import { OfficeTable, type OfficeColumn } from '../parts/office-table';
import { problemWords } from '../parts/problem-words';
import styles from '../parts/parts.module.scss';

const TONES: Record<OfficeLetter['state'], Tone> = {
  queued: 'wait',
  sent: 'ok',
  failed: 'bad',
  skipped: 'plain',
};

/** Columns of letters, by the name that the address and the platform have for them. */
export const LETTERS_COLUMNS: OfficeColumn<OfficeLetter>[] = [
  { id: 'written', header: 'Written', cell: ({ row }) => <Moment at={row.original.createdAt} /> },
  { id: 'kind', header: 'Letter', cell: ({ row }) => LETTER_WORDS[row.original.kind] },
  {
    id: 'to',
    header: 'To',
    cell: ({ row: { original: letter } }) =>
      letter.playerId ? (
        <Link className={styles.link} data-row-link href={`/office/players/${letter.playerId}`}>
          {letter.recipient}
        </Link>
      ) : (
        letter.recipient
      ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row: { original: letter } }) => (
      <Mark tone={TONES[letter.state]}>{LETTER_STATE_WORDS[letter.state]}</Mark>
    ),
  },
  { id: 'language', header: 'Language', accessorKey: 'language' },
  { id: 'attempts', header: 'Attempts', accessorKey: 'attempts' },
  {
    id: 'sent',
    header: 'Sent',
    cell: ({ row }) => <Moment at={row.original.sentAt} />,
  },
  {
    id: 'error',
    header: 'Mail server',
    cell: ({ row }) => <span className={styles.values}>{row.original.lastError ?? ''}</span>,
  },
  {
    id: 'retry',
    header: () => <span className={styles.unseen}>Send again</span>,
    cell: ({ row: { original: letter } }) => (
      <Step of={letter.state}>
        <Retry letter={letter} />
      </Step>
    ),
  },
];

/** All but the one that leads to the reader, and the way to send again. */
export const LETTERS_COLUMN_WORDS = {
  written: 'Written',
  kind: 'Letter',
  state: 'State',
  language: 'Language',
  attempts: 'Attempts',
  sent: 'Sent',
  error: 'Mail server',
} as const;

/** Letters and what became of them. What they say, and their links, are the player’s alone. */
export function LettersTable({ letters }: { letters: OfficeLetter[] }) {
  return <OfficeTable caption="Letters" columns={LETTERS_COLUMNS} rows={letters} idOf={({ id }) => id} />;
}

function Retry({ letter }: { letter: OfficeLetter }) {
  const may = useMay();
  const retry = useRetryLetter();
  const [problem, setProblem] = useState('');
  if (!letter.retryable || !may('retry:letters')) return null;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-disabled={retry.isPending}
        onClick={() => {
          setProblem('');
          if (!retry.isPending)
            retry.mutate(letter.id, { onError: (error) => setProblem(problemWords(error)) });
        }}
      >
        Send again
      </button>
      <span className={styles.problem} role="alert">
        {problem}
      </span>
    </>
  );
}
