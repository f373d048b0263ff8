'use client';

import Link from 'next/link';
import { useState } from 'react';
import type { DepositRefusal } from '@/lib/domain/bonuses';
import { useRefusedDeposits } from '../../api/get-campaigns-id-refused-deposits';
import { timeWords } from '../../state/when';
import { Card } from '../parts/card';
import { ListPages } from '../parts/list-parts';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';

const REASON_WORDS: Record<DepositRefusal, string> = {
  unavailable: 'the campaign could not be given any more',
  account: 'the account was not open, or its player took a break',
  used: 'the player has had it as often as it is given',
  below_minimum: 'less came than its least deposit',
  one_per_person: 'somebody who seems to be the same person has had one',
};

/** Deposits that were made for a campaign and came without its bonus, and why. */
export function CampaignRefusedDeposits({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useRefusedDeposits(id, page);
  return (
    <Card title="Deposits without their bonus, and why">
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending || !data ? (
        <Loading what="deposits" />
      ) : data.data.length === 0 ? (
        <Notice title="Each deposit that was made for it brought it." />
      ) : (
        <>
          <ul className={own.lines}>
            {data.data.map(({ depositId, playerId, email, reason, at }) => (
              <li key={depositId}>
                <span>
                  <Link className={styles.link} href={`/office/players/${playerId}?tab=bonuses`}>
                    {email ?? playerId}
                  </Link>
                  : {REASON_WORDS[reason]}.
                </span>
                <small>
                  {timeWords(at)}, deposit {depositId}
                </small>
              </li>
            ))}
          </ul>
          {data.meta.lastPage > 1 && <ListPages meta={data.meta} onPage={setPage} />}
        </>
      )}
    </Card>
  );
}
