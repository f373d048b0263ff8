'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import type { BankResolution } from '@/lib/domain/bank-money';
import { APPROVALS_KEY } from '../../api/get-approvals';
import type { ListedBankMoney } from '../../api/get-bank-money';
import { decideBankMoney } from '../../api/post-bank-money-id-decide';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Facts } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { depositStatus } from '../parts/deposit-words';
import styles from '../parts/parts.module.scss';

const WORDS: Record<BankResolution, { title: string; button: string }> = {
  credit: { title: 'Credit it to the player', button: 'Ask for the credit' },
  return: { title: 'Send it back', button: 'Ask to send it back' },
};

/** What is known of bank money, and what is to become of it: a colleague has to agree. */
export function BankMoneyDecision({
  money,
  onDone,
}: {
  money: ListedBankMoney;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [choice, setChoice] = useState<BankResolution | null>(null);
  return (
    <section aria-label={`Bank money of ${timeWords(money.receivedAt)}`}>
      <Facts
        facts={[
          ['Deposit', money.depositId ?? 'Nobody knows which'],
          ['It stands', money.depositStatus === null ? '–' : depositStatus(money.depositStatus).words],
          ['Address of the player', money.email ?? '–'],
        ]}
      />
      {money.resolution !== null ? null : !may('decide:payments') ? (
        <p className={styles.notice}>Your roles don’t decide about bank money.</p>
      ) : (
        <Step of={choice ?? 'none'}>
          {choice ? (
            <DeedForm
              key={choice}
              keep={`bank money ${money.id} ${choice}`}
              title={WORDS[choice].title}
              button={WORDS[choice].button}
              isDangerous={choice === 'return'}
              onSubmit={({ reason = '' }) => decideBankMoney(money.id, { decision: choice, reason })}
              onDone={() => {
                onDone('A colleague has to agree now, under Approvals.');
                void client.invalidateQueries({ queryKey: APPROVALS_KEY });
              }}
              onCancel={() => setChoice(null)}
            />
          ) : (
            <div className={`${styles.notice} ${styles.buttons}`}>
              <button
                type="button"
                className={styles.button}
                data-kind="danger"
                onClick={() => setChoice('return')}
              >
                Send it back …
              </button>
              {money.depositId !== null && (
                <button
                  type="button"
                  className={styles.button}
                  data-kind="primary"
                  onClick={() => setChoice('credit')}
                >
                  Credit it …
                </button>
              )}
            </div>
          )}
        </Step>
      )}
    </section>
  );
}
