'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { CARE_DEEDS, type CareDeed } from '@/lib/domain/harm';
import { playerKey } from '../../api/get-players-id';
import type { ProtectionRecord } from '../../api/get-players-id-protection';
import { PROTECTION_CASES_KEY } from '../../api/get-protection-cases';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { Card, Mark } from '../parts/card';
import styles from '../parts/parts.module.scss';
import own from '../players/player.module.scss';
import { CareForm, careTitle } from './care-form';

/** What can be done now: stops that stand can be lifted, others set. */
const possible = ({ signs, limits, depositsStoppedSince, offersStopped }: ProtectionRecord) => {
  const isPossible: Partial<Record<CareDeed, boolean>> = {
    message: signs.some(({ goneAt }) => goneAt === null),
    lift_limit: limits.some(({ fixed }) => fixed),
    deposit_stop: depositsStoppedSince === null,
    deposit_free: depositsStoppedSince !== null,
    marketing_stop: !offersStopped,
    marketing_free: offersStopped,
  };
  return CARE_DEEDS.filter((deed) => isPossible[deed] ?? true);
};

/** What operators may do about a player, and what of it stands. */
export function CareCard({
  id,
  currency,
  record,
}: {
  id: string;
  currency: string;
  record: ProtectionRecord;
}) {
  const may = useMay();
  const client = useQueryClient();
  const [deed, setDeed] = useState<CareDeed | null>(null);
  const [said, setSaid] = useState('');
  const { depositsStoppedSince, offersStopped } = record;
  return (
    <Card
      title="What can be done"
      beside={
        <span className={own.marks}>
          {depositsStoppedSince && (
            <Mark tone="bad">Deposits stopped, {timeWords(depositsStoppedSince)}</Mark>
          )}
          {offersStopped && <Mark tone="wait">Offers stopped</Mark>}
        </span>
      }
    >
      <div className={own.write}>
        <p role="status" className={styles.said}>
          {said}
        </p>
        {may('protect:players') ? (
          <Step of={deed ?? 'none'}>
            {deed ? (
              <CareForm
                key={deed}
                playerId={id}
                deed={deed}
                currency={currency}
                onDone={(words) => {
                  setSaid(words);
                  setDeed(null);
                  void client.invalidateQueries({ queryKey: playerKey(id) });
                  void client.invalidateQueries({ queryKey: PROTECTION_CASES_KEY });
                }}
                onCancel={() => setDeed(null)}
              />
            ) : (
              <div className={styles.buttons}>
                {possible(record).map((one) => (
                  <button key={one} type="button" className={styles.button} onClick={() => setDeed(one)}>
                    {careTitle(one)} …
                  </button>
                ))}
              </div>
            )}
          </Step>
        ) : (
          <p>Your roles let you read this.</p>
        )}
      </div>
    </Card>
  );
}
