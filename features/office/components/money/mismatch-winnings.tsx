'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { APPROVALS_KEY } from '../../api/get-approvals';
import type { ListedMismatch } from '../../api/get-mismatches';
import { usePlaySince } from '../../api/get-mismatches-id-play';
import { playerKey } from '../../api/get-players-id';
import { usePlayerBalances } from '../../api/get-players-id-balances';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { AdjustmentForm } from '../players/adjustment-form';
import { Facts } from '../parts/card';
import { Failure, Loading } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';

/** What was played since a deposit came that is gone now, and the way to take what was won with it: by two people. */
export function Winnings({
  mismatch,
  onDone,
}: {
  mismatch: ListedMismatch;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const { id, currency } = mismatch;
  const play = usePlaySince(id);
  if (play.error) return <Failure error={play.error} onRetry={() => void play.refetch()} />;
  if (play.isPending) return <Loading what="what was played" />;
  if (!play.data) return null;
  const { since, staked, won, bonus } = play.data;
  const net = won - staked + bonus;
  const isAsked = mismatch.state === 'open' && net > 0 && may('adjust:balances');
  return (
    <>
      <Facts
        facts={[
          ['Booked on', timeWords(since)],
          ['Staked since', money(staked, currency)],
          ['Won since', money(won, currency)],
          ...(bonus === 0
            ? []
            : [['Bonus money that came with it, less what went back', money(bonus, currency)] as const]),
          [net >= 0 ? 'Gained in all' : 'Lost in all', money(Math.abs(net), currency)],
        ]}
      />
      {isAsked && may('read:transactions') && <TakeWinnings mismatch={mismatch} net={net} onDone={onDone} />}
    </>
  );
}

function TakeWinnings({
  mismatch,
  net,
  onDone,
}: {
  mismatch: ListedMismatch;
  /** Minor units. */
  net: number;
  onDone: (words: string) => void;
}) {
  const client = useQueryClient();
  const { playerId, currency, depositId } = mismatch;
  const { data, error, isPending, refetch } = usePlayerBalances(playerId);
  const [isOpen, setOpen] = useState(false);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the balance" />;
  const real = data.wallets.find((wallet) => wallet.currency === currency)?.real ?? 0;
  const amount = Math.min(net, real);
  if (amount === 0) return null;
  return (
    <Step of={isOpen ? 'form' : 'button'}>
      {isOpen ? (
        <AdjustmentForm
          playerId={playerId}
          wallets={data.wallets}
          start={{
            direction: 'take',
            currency,
            amount,
            reference: depositId,
            reason: 'winnings of a disputed deposit',
          }}
          onDone={() => {
            onDone('A colleague has to agree now, under Approvals. Close this when it is done.');
            void client.invalidateQueries({ queryKey: playerKey(playerId) });
            void client.invalidateQueries({ queryKey: APPROVALS_KEY });
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className={`${styles.notice} ${styles.buttons}`}>
          <button type="button" className={styles.button} data-kind="danger" onClick={() => setOpen(true)}>
            Take winnings …
          </button>
        </div>
      )}
    </Step>
  );
}
