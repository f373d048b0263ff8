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
import { WaiverForm } from './waiver-form';
import styles from '../parts/parts.module.scss';
import own from './player.module.scss';

/** What a player has, what waits for a colleague, and asking for an adjustment. */
export function PlayerMoney({ id }: { id: string }) {
  const may = useMay();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = usePlayerBalances(id);
  const [open, setOpen] = useState<'adjust' | 'waive' | null>(null);
  const [said, setSaid] = useState('');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the balances" />;
  const { wallets, waiting, waivers } = data;
  const staking = wallets.filter(({ depositWager }) => depositWager > 0);
  const choose = (deed: 'adjust' | 'waive') => {
    setSaid('');
    setOpen(deed);
  };
  const done = (words: string) => {
    setOpen(null);
    setSaid(words);
    void client.invalidateQueries({ queryKey: playerKey(id) });
    void client.invalidateQueries({ queryKey: APPROVALS_KEY });
  };
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
      {waiting.length + waivers.length > 0 && <Waiting waiting={waiting} waivers={waivers} />}
      {open === 'adjust' && (
        <AdjustmentForm
          playerId={id}
          wallets={wallets}
          onDone={() => done('A colleague has to agree now, under Approvals.')}
          onCancel={() => setOpen(null)}
        />
      )}
      {open === 'waive' && (
        <WaiverForm playerId={id} wallets={staking} onDone={done} onCancel={() => setOpen(null)} />
      )}
      {open === null && (
        <div className={styles.buttons}>
          {may('adjust:balances') && wallets.length > 0 && (
            <button type="button" className={styles.button} onClick={() => choose('adjust')}>
              Adjust the balance …
            </button>
          )}
          {may('waive:wagers') && staking.length > 0 && (
            <button type="button" className={styles.button} onClick={() => choose('waive')}>
              Waive what is still to be staked …
            </button>
          )}
        </div>
      )}
      <PlayerDeposits id={id} onSaid={setSaid} />
    </>
  );
}

function Waiting({ waiting, waivers }: Pick<PlayerBalances, 'waiting' | 'waivers'>) {
  const may = useMay();
  const { operatorId } = useOfficeMe();
  const askedWords = (
    one: Pick<PlayerBalances['waivers'][number], 'askedBy' | 'askedByEmail' | 'askedAt' | 'expiresAt'>,
  ) =>
    `${one.askedBy === operatorId ? 'You' : (one.askedByEmail ?? one.askedBy)} asked on ${timeWords(one.askedAt)}, until ${timeWords(one.expiresAt)}`;
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
              {askedWords(one)}
              {reference !== null && `, about ${reference}`}
            </small>
          </li>
        ))}
        {waivers.map(({ request, amount, currency, reason, ...one }) => (
          <li key={request}>
            <b>Waive what is still to be staked: {money(amount, currency)}</b>
            <span className={own.note}>{reason}</span>
            <small>{askedWords(one)}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
