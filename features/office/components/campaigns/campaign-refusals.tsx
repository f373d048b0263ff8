'use client';

import { useQueryClient } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import type { Likeness } from '@/lib/domain/campaigns';
import { APPROVALS_KEY } from '../../api/get-approvals';
import { GRANTS_KEY } from '../../api/get-bonuses';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { useRefusals, type BonusRefusal } from '../../api/get-campaigns-id-refusals';
import { decideRefusal } from '../../api/post-campaigns-id-refusals-player-decision';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Mark } from '../parts/card';
import { DeedForm } from '../parts/deed-form';
import { ListPages } from '../parts/list-parts';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';

const LIKENESS_WORDS: Record<Likeness, string> = {
  instrument: 'paid in with the same card or account',
  name_birthday: 'have the same name and birthday',
  address: 'live at the same address',
  device: 'use the same browser on the same device',
};

/** Who was not given the bonus, by what they seem to be another player, and what was decided about that. */
export function CampaignRefusals({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useRefusals(id, page);
  const [said, setSaid] = useState('');
  return (
    <Card title="Who was refused, and why">
      <p role="status" className={styles.said}>
        {said}
      </p>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading what="refusals" />
      ) : data.data.length === 0 ? (
        <Notice title="Nobody was refused it as a second account." />
      ) : (
        <>
          <ul className={own.lines}>
            {data.data.map((one) => (
              <Refusal
                key={`${one.playerId} ${one.otherId} ${one.decision}`}
                bonusId={id}
                refusal={one}
                onDone={setSaid}
              />
            ))}
          </ul>
          {data.meta.lastPage > 1 && <ListPages meta={data.meta} onPage={setPage} />}
        </>
      )}
    </Card>
  );
}

const Who = ({ id, email }: { id: string; email: string | null }) => (
  <Link className={styles.link} href={`/office/players/${id}?tab=bonuses`}>
    {email ?? id}
  </Link>
);

function Refusal({
  bonusId,
  refusal,
  onDone,
}: {
  bonusId: string;
  refusal: BonusRefusal;
  onDone: (words: string) => void;
}) {
  const may = useMay();
  const keys = useIdempotencyKey();
  const client = useQueryClient();
  const [decision, setDecision] = useState<'stands' | 'given' | null>(null);
  const { playerId, email, otherId, otherEmail, reasons } = refusal;
  const name = email ?? playerId;
  return (
    <li>
      <span>
        <Who id={playerId} email={email} /> seems to be <Who id={otherId} email={otherEmail} />, who has had
        one
        {': '}they {reasons.map((reason) => LIKENESS_WORDS[reason]).join(', ')}.
      </span>
      <small>{timeWords(refusal.at)}</small>
      {refusal.decision !== null && (
        <span className={own.note}>
          <Mark tone={refusal.decision === 'given' ? 'ok' : 'bad'}>
            {refusal.decision === 'given' ? 'Two people: let have' : 'One person: stands'}
          </Mark>{' '}
          {refusal.decidedBy}
          {refusal.decidedAt && `, ${timeWords(refusal.decidedAt)}`}: {refusal.why}
        </span>
      )}
      {refusal.decision === null && may('decide:refusals') && (
        <Step of={decision ?? 'none'}>
          {decision ? (
            <DeedForm
              keep={`refusal ${bonusId} ${playerId} ${decision}`}
              keys={keys}
              title={decision === 'given' ? `Let ${name} have it` : `It is one person: ${name} gets none`}
              button={decision === 'given' ? 'Let have' : 'It stands'}
              onSubmit={async ({ reason = '' }, keyOf) => {
                const body = { decision, reason };
                const request = await decideRefusal(bonusId, playerId, body, keyOf(body));
                if (request !== null) onDone(`${name}: a colleague has to agree now, under Approvals.`);
                else
                  onDone(decision === 'given' ? `${name} is not held up any more.` : `${name}: it stands.`);
              }}
              onDone={() => {
                setDecision(null);
                void client.invalidateQueries({ queryKey: APPROVALS_KEY });
                void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
                void client.invalidateQueries({ queryKey: GRANTS_KEY });
              }}
              onCancel={() => setDecision(null)}
            >
              <p>
                {decision === 'given'
                  ? 'The two count as different people from now on, for every campaign. What was refused is given now; for a deposit campaign without a deposit, with the next one.'
                  : 'Nothing is taken from anybody. The decision is kept with your reason.'}
              </p>
            </DeedForm>
          ) : (
            <span className={styles.buttons}>
              <button
                type="button"
                className={styles.button}
                aria-label={`It is one person: ${name}`}
                onClick={() => setDecision('stands')}
              >
                It is one person …
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={`Let have: ${name}`}
                onClick={() => setDecision('given')}
              >
                Let have …
              </button>
            </span>
          )}
        </Step>
      )}
    </li>
  );
}
