'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { CASE_OUTCOMES, type CaseOutcome } from '@/lib/domain/harm';
import { playerKey } from '../../api/get-players-id';
import type { ProtectionRecord } from '../../api/get-players-id-protection';
import { PROTECTION_CASES_KEY } from '../../api/get-protection-cases';
import { closeCase } from '../../api/post-protection-cases-id-close';
import { takeCase } from '../../api/post-protection-cases-id-take';
import { useMay, useOfficeMe } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { problemWords } from '../parts/problem-words';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';
import { bookWords } from './book-words';
import { DEMAND_WORDS, LEVEL_TONES, LEVEL_WORDS } from './protection-words';

const OUTCOMES: Record<CaseOutcome, { opener: string; title: string; note: string }> = {
  done: {
    opener: 'Close: something was done',
    title: 'Close the case',
    note: 'Say what was done, and what came of it. Another case opens when a sign says more, or goes on for a month.',
  },
  nothing: {
    opener: 'Seen, nothing to do',
    title: 'Seen, and nothing to do',
    note: 'Say why nothing has to be done. Another case opens when a sign says more, or goes on for a month.',
  },
};

/** The case of a player that is open, and those that were. */
export function CaseCard({ id, record: { open, cases } }: { id: string; record: ProtectionRecord }) {
  const past = cases.filter(({ closedAt }) => closedAt !== null);
  return (
    <Card title="Case" beside={open && <Mark tone={LEVEL_TONES[open.level]}>{LEVEL_WORDS[open.level]}</Mark>}>
      {open ? (
        <OpenCase id={id} open={open} />
      ) : (
        <p className={own.none}>No case is open: nothing was noticed that nobody has looked at.</p>
      )}
      {past.length > 0 && (
        <ol className={own.lines} aria-label="Closed cases">
          {past.map((one) => (
            <li key={one.id}>
              <span>
                <b>{one.outcome === 'nothing' ? 'Seen, nothing to do' : 'Done'}</b>, opened{' '}
                {timeWords(one.openedAt)}
              </span>
              <p className={own.note}>{one.reason}</p>
              <small>
                {one.closedAt && timeWords(one.closedAt)}, {one.closedBy}
              </small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function OpenCase({ id, open }: { id: string; open: NonNullable<ProtectionRecord['open']> }) {
  const may = useMay();
  const { email } = useOfficeMe();
  const client = useQueryClient();
  const [outcome, setOutcome] = useState<CaseOutcome | null>(null);
  const [problem, setProblem] = useState('');
  const again = () => {
    void client.invalidateQueries({ queryKey: playerKey(id) });
    void client.invalidateQueries({ queryKey: PROTECTION_CASES_KEY });
  };
  const take = async () => {
    setProblem('');
    await takeCase(open.id).then(again, (error: unknown) => setProblem(problemWords(error)));
  };
  const asks = open.missing.map((one) => DEMAND_WORDS[one]).join(', ');
  return (
    <>
      <Facts
        facts={[
          ['Open since', timeWords(open.openedAt)],
          ['Looked after by', open.takenBy ?? 'Nobody yet'],
          ['Rule book', bookWords(open.law)],
          ['The law still asks for', asks === '' ? 'Nothing' : <Mark tone="wait">{asks}</Mark>],
        ]}
      />
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {may('protect:players') && (
        <div className={own.write}>
          <Step of={outcome ?? 'none'}>
            {outcome ? (
              <DeedForm
                key={outcome}
                keep={`case ${open.id} ${outcome}`}
                title={OUTCOMES[outcome].title}
                button="Close the case"
                onSubmit={({ reason = '' }) => closeCase(open.id, { outcome, reason })}
                onDone={() => {
                  setOutcome(null);
                  again();
                }}
                onCancel={() => setOutcome(null)}
              >
                <p>{OUTCOMES[outcome].note}</p>
              </DeedForm>
            ) : (
              <div className={styles.buttons}>
                {open.takenBy !== email && (
                  <button
                    type="button"
                    className={styles.button}
                    data-kind="primary"
                    onClick={() => void take()}
                  >
                    Look after it
                  </button>
                )}
                {CASE_OUTCOMES.map((one) => (
                  <button
                    key={one}
                    type="button"
                    className={styles.button}
                    disabled={open.missing.length > 0}
                    onClick={() => setOutcome(one)}
                  >
                    {OUTCOMES[one].opener} …
                  </button>
                ))}
              </div>
            )}
          </Step>
        </div>
      )}
    </>
  );
}
