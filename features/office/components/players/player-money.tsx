'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { playerKey } from '../../api/get-players-id';
import { usePlayerBalances, type PlayerBalances } from '../../api/get-players-id-balances';
import { useMay, useOfficeMe } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { AdjustmentForm, DIRECTION_WORDS } from './adjustment-form';
import { Card, Facts } from '../parts/card';
import { PlayerDeposits } from './player-deposits';
import { Failure, Loading, Notice } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

/** What a player has, what waits for a colleague, and asking for an adjustment. */
export function PlayerMoney({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerBalances(id);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the balances" />;
  const { wallets, waiting } = data;
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {wallets.length === 0 && <Notice title="There is no balance." />}
      {wallets.map(({ currency, real, bonus, held, depositWager }) => (
        <Card key={currency} title={`Balance in ${currency}`}>
          <Facts
            facts={[
              ['Real money', money(real, currency)],
              ['Bonus money', money(bonus, currency)],
              ['Held for a withdrawal', money(held, currency)],
              ['Still to be staked', money(depositWager, currency)],
            ]}
          />
        </Card>
      ))}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
      {isOpen ? (
        <AdjustmentForm
          playerId={id}
          wallets={wallets}
          onDone={() => {
            setOpen(false);
            setSaid('A colleague has to agree now, under Approvals.');
            void client.invalidateQueries({ queryKey: playerKey(id) });
            void client.invalidateQueries({ queryKey: APPROVALS_KEY });
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        may('adjust:balances') &&
        wallets.length > 0 && (
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                setSaid('');
                setOpen(true);
              }}
            >
              Adjust the balance …
            </button>
          </div>
        )
      )}
      <PlayerDeposits id={id} onSaid={setSaid} />
    </>
  );
}

function Waiting({ waiting }: { waiting: PlayerBalances['waiting'] }) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  return (
    <Card
      title="Waits for a colleague"
      beside={
        may('read:approvals') && (
          <Link className={styles.link} href="/office/approvals">
            Approvals
          </Link>
        )
      }
    >
      <ul className={own.lines}>
        {waiting.map(({ request, direction, amount, currency, reason, reference, ...one }) => (
          <li key={request}>
            <b>
              {DIRECTION_WORDS[direction]}: {money(amount, currency)}
            </b>
            <span className={own.note}>{reason}</span>
            <small>
              {one.askedBy === operatorId ? 'You asked' : `${one.askedByEmail ?? one.askedBy} asked`} on{' '}
              {timeWords(one.askedAt)}, until {timeWords(one.expiresAt)}
              {reference !== null && `, about ${reference}`}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
