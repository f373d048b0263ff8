'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import type { MismatchResolution } from '@/lib/domain/mismatches';
import { APPROVALS_KEY } from '../../api/get-approvals';
import type { ListedMismatch } from '../../api/get-mismatches';
import { decideMismatch } from '../../api/post-mismatches-id-decide';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { depositStatus, toldWords } from '../parts/deposit-words';
import { Winnings } from './mismatch-winnings';
import { MISMATCH_REASON_WORDS, sumWords } from './mismatches-columns';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

const WORDS: Record<MismatchResolution, { opener: string; title: string; button: string }> = {
  nothing: { opener: 'Close it …', title: 'Close it: nothing comes of it', button: 'Close it' },
  return: { opener: 'Send it back …', title: 'Send back what came', button: 'Ask to send it back' },
  credit: { opener: 'Credit it …', title: 'Credit what came', button: 'Ask for the credit' },
};

/** What can be done: where no money came, or it is booked, only a word to it. */
function choicesOf({ told, reason, depositStatus, currency, ofCoins }: ListedMismatch): MismatchResolution[] {
  const isBooked = depositStatus === 'complete' || depositStatus === 'refund';
  const came = told?.status === 'completed' && told.received > 0 && (!isBooked || reason === 'charge');
  if (!came) return ['nothing'];
  return told.currency === currency && !ofCoins ? ['nothing', 'return', 'credit'] : ['nothing', 'return'];
}

/** What was asked for beside what the company told, and what is to become of it. */
export function MismatchDecision({
  mismatch,
  onDone,
}: {
  mismatch: ListedMismatch;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [choice, setChoice] = useState<MismatchResolution | null>(null);
  const { told, booked, currency } = mismatch;
  const asksColleague = choice !== 'nothing' || (told?.status === 'completed' && told.received > 0);
  return (
    <section aria-label={`Mismatch of ${timeWords(mismatch.toldAt)}`}>
      <p className={styles.notice}>{MISMATCH_REASON_WORDS[mismatch.reason].long}</p>
      <Facts
        facts={[
          ['Asked for', money(mismatch.asked, currency)],
          ['Booked', booked === null ? 'Nothing' : money(booked, currency)],
          ['Deposit', mismatch.depositId],
          ['It stands', depositStatus(mismatch.depositStatus).words],
          ...(told
            ? ([
                ['The company says', toldWords(told.status)],
                ['A payment of', sumWords(told.amount, told.currency)],
                ['Of which came', sumWords(told.received, told.currency)],
                ['Its payment', told.charge],
              ] as const)
            : []),
          ['Address of the player', mismatch.email ?? '–'],
        ]}
      />
      {mismatch.reason === 'reversed' && <Winnings mismatch={mismatch} onDone={onDone} />}
      {mismatch.state !== 'open' ? null : !may('decide:payments') ? (
        <p className={styles.notice}>Your roles don’t decide about this.</p>
      ) : (
        <Step of={choice ?? 'none'}>
          {choice ? (
            <DeedForm
              key={choice}
              keep={`mismatch ${mismatch.id} ${choice}`}
              title={WORDS[choice].title}
              button={WORDS[choice].button}
              isDangerous={choice === 'return'}
              onSubmit={({ reason = '' }) => decideMismatch(mismatch.id, { decision: choice, reason })}
              onDone={() => {
                onDone(asksColleague ? 'A colleague has to agree now, under Approvals.' : 'It is closed.');
                void client.invalidateQueries({ queryKey: APPROVALS_KEY });
                void client.invalidateQueries({ queryKey: ['office', 'mismatches'] });
              }}
              onCancel={() => setChoice(null)}
            />
          ) : (
            <div className={`${styles.notice} ${styles.buttons}`}>
              {choicesOf(mismatch).map((one) => (
                <button
                  key={one}
                  type="button"
                  className={styles.button}
                  data-kind={one === 'return' ? 'danger' : one === 'credit' ? 'primary' : undefined}
                  onClick={() => setChoice(one)}
                >
                  {WORDS[one].opener}
                </button>
              ))}
            </div>
          )}
        </Step>
      )}
    </section>
  );
}
