'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { CASHBACK_CAMPAIGN, CASHBACK_HOLD_DAYS } from '@/lib/domain/loyalty';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { CASHBACK_KEY } from '../../api/get-cashback';
import { useCashbackStanding, type CashbackStanding } from '../../api/get-cashback-standing';
import { holdCashback } from '../../api/post-cashback-holds';
import { startCashback } from '../../api/post-cashback-runs';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Facts, Mark, type Tone } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { Failure, Loading } from '../parts/states';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import own from './run-card.module.scss';

interface Period {
  start: string;
  end: string;
  isOver: boolean;
}

/** How the run of a period stands: what comes by itself, what is held back and why, and what an operator can do. */
export function RunCard({ period }: { period: Period }) {
  const day = period.start.slice(0, 10);
  const { data, error, isPending, refetch } = useCashbackStanding(day);
  const client = useQueryClient();
  const [deed, setDeed] = useState<'start' | 'hold' | null>(null);
  const [said, setSaid] = useState('');
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="its run" />;
  const done = (words: string) => {
    setDeed(null);
    setSaid(words);
    for (const queryKey of [CASHBACK_KEY, APPROVALS_KEY]) void client.invalidateQueries({ queryKey });
  };
  const [tone, state] = stateOf(data, period);
  return (
    <Card title="Run" beside={<Mark tone={tone}>{state}</Mark>}>
      <Facts facts={factsOf(data, period)} />
      {data.isCampaignMissing && (
        <p className={styles.problem}>
          A level gives cashback as a bonus that is to be wagered, and there is no campaign with the id “
          {CASHBACK_CAMPAIGN}”. Nobody of such a level gets anything until there is one, under Campaigns.
        </p>
      )}
      {data.failed > 0 && !data.isCampaignMissing && (
        <p className={styles.problem}>
          {data.campaign > 0
            ? `The campaign “${CASHBACK_CAMPAIGN}” gives ${data.campaign.toLocaleString('en')} players nothing: look at its budget and currencies.`
            : 'Some could not be given. It is tried again every five minutes; the run says why.'}
        </p>
      )}
      <p role="status" className={said === '' ? styles.unseen : styles.quiet}>
        {said}
      </p>
      {deed === 'start' && (
        <DeedForm
          keep={`cashback start ${day}`}
          title="Start the run of this period"
          button="Start"
          onSubmit={async ({ reason = '' }, keyOf) => {
            const { request } = await startCashback(day, reason, keyOf({ day, reason }));
            setSaid(
              request === null
                ? 'It runs.'
                : 'It comes to more than one operator may start: a colleague has to agree, under Approvals.',
            );
            return request;
          }}
          onDone={() => {
            setDeed(null);
            for (const queryKey of [CASHBACK_KEY, APPROVALS_KEY]) void client.invalidateQueries({ queryKey });
          }}
          onCancel={() => setDeed(null)}
        >
          <p>
            Above {money(data.alone, 'EUR')} a colleague has to agree. What is credited is not taken back.
          </p>
        </DeedForm>
      )}
      {deed === 'hold' && (
        <DeedForm
          keep={`cashback hold ${day}`}
          title="Hold this period back"
          button="Hold back"
          isDangerous
          onSubmit={({ reason = '' }) => holdCashback(day, reason)}
          onDone={() => done('It is held back.')}
          onCancel={() => setDeed(null)}
        >
          <p>
            Players were promised it for a day: it is held back once, and {CASHBACK_HOLD_DAYS} days at most.
            They read by when it comes. A run that is under way ends.
          </p>
        </DeedForm>
      )}
      {deed === null && <Deeds standing={data} period={period} onDeed={setDeed} />}
    </Card>
  );
}

interface DeedsProps {
  standing: CashbackStanding;
  period: Period;
  onDeed: (deed: 'start' | 'hold') => void;
}

function Deeds({ standing: { obstacle, hold, asked, players, settled }, period, onDeed }: DeedsProps) {
  const may = useMay();
  if (!may('run:cashback')) return null;
  const isLeft = !period.isOver || players === null || settled < players;
  return (
    <div className={own.buttons}>
      {period.isOver && obstacle === null && !asked && (
        <button type="button" className={styles.button} data-kind="primary" onClick={() => onDeed('start')}>
          Start the run …
        </button>
      )}
      {isLeft && !hold && (
        <button type="button" className={styles.button} onClick={() => onDeed('hold')}>
          Hold back …
        </button>
      )}
      {asked && (
        <Link className={styles.button} href="/office/approvals">
          Approvals
        </Link>
      )}
    </div>
  );
}

function stateOf(
  { run, hold, asked, players, settled, failed }: CashbackStanding,
  { isOver }: Period,
): [Tone, string] {
  if (run) return failed > 0 ? ['bad', 'Tried again'] : ['wait', 'Under way'];
  if (asked) return ['wait', 'Waits for a colleague'];
  if (hold) return ['bad', 'Held back'];
  if (!isOver) return ['plain', 'The period runs'];
  return players !== null && settled >= players ? ['ok', 'Done'] : ['wait', 'Comes within minutes'];
}

function factsOf(
  { run, hold, asked, players, settled, failed }: CashbackStanding,
  { end, isOver }: Period,
): (readonly [string, string])[] {
  const count = (number: number) => number.toLocaleString('en');
  return [
    isOver
      ? [
          'Settled',
          players === null
            ? `${count(settled)} so far; players are being counted`
            : `${count(settled)} of ${count(players)}`,
        ]
      : ['Comes by itself', `From ${timeWords(end)}. Nothing is given by looking.`],
    ...(failed > 0 ? [['Could not be given', count(failed)] as const] : []),
    ...(run
      ? [['Under way since', `${timeWords(run.startedAt)}, ${run.startedBy ?? 'by itself'}`] as const]
      : []),
    ...(hold
      ? ([
          ['Held back by', `${hold.heldBy}, since ${timeWords(hold.heldAt)}`],
          ['Why', hold.reason],
          ['Comes by itself at the latest', timeWords(hold.until)],
        ] as const)
      : []),
    ...(asked
      ? ([
          ['Asked for by', asked.askedBy],
          ['For', money(asked.left, 'EUR')],
          ['Why', asked.reason],
          ['Comes by itself, unless somebody decides, from', timeWords(asked.expiresAt)],
        ] as const)
      : []),
  ];
}
