'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Step } from '@/components/ui/step/step';
import { useIdempotencyKey } from '@/lib/browser/forms/use-idempotency-key';
import { CAMPAIGNS_KEY } from '../../api/get-campaigns';
import { useStrandedSpins, type StrandedFreeSpins } from '../../api/get-stranded-free-spins';
import { settleSpins } from '../../api/post-stranded-free-spins-id-settlement';
import { useMay } from '../../state/office-me';
import { timeWords } from '../../state/when';
import { DeedForm } from '../parts/deed-form';
import { money } from '../parts/withdrawal-words';
import styles from '../parts/parts.module.scss';
import { GuardCard, OfCampaign, Who } from './guard-card';

/** Free spins that no game is left for, each to be settled. */
export function StrandedSpins() {
  const [page, setPage] = useState(1);
  const [said, setSaid] = useState('');
  return (
    <GuardCard
      title="Free spins without a game"
      what="free spins without a game"
      none="All free spins have a game."
      said={said}
      shown={{ setPage }}
      answer={useStrandedSpins({ page, per_page: 20 })}
      row={(one) => <Stranded key={one.id} spins={one} onDone={setSaid} />}
    />
  );
}

function Stranded({ spins, onDone }: { spins: StrandedFreeSpins; onDone: (words: string) => void }) {
  const { campaign, playerId, email, left, betAmount, currency, games, since } = spins;
  return (
    <li>
      <span>
        <OfCampaign id={campaign} name={spins.name} />
        {', '}
        <Who id={playerId} email={email} />
        {`: ${left} of ${money(betAmount, currency)} each were for ${games.join(', ')}, and no other game takes its place.`}
      </span>
      <small>Their time stands still since {timeWords(since)}</small>
      <Settlement spins={spins} onDone={onDone} />
    </li>
  );
}

function Settlement({ spins, onDone }: { spins: StrandedFreeSpins; onDone: (words: string) => void }) {
  const { id, playerId, email, standIns } = spins;
  const name = email ?? playerId;
  const may = useMay();
  const keys = useIdempotencyKey();
  const client = useQueryClient();
  const [deed, setDeed] = useState<'move' | 'end' | null>(null);
  if (!may('give:bonuses')) return null;
  const close = () => setDeed(null);
  const done = () => {
    close();
    void client.invalidateQueries({ queryKey: CAMPAIGNS_KEY });
  };
  return (
    <Step of={deed ?? 'none'}>
      {deed === 'move' && (
        <DeedForm
          key="move"
          keep={`free spins ${id} move`}
          keys={keys}
          title={`Another game for the free spins of ${name}`}
          button="Let them go on"
          fields={[
            {
              name: 'game',
              label: 'Game',
              kind: 'select',
              hint: 'Of the same kind and with the same stakes, of any studio',
              options: standIns.map((game) => [game.id, game.name] as const),
            },
          ]}
          onSubmit={async ({ game = '', reason = '' }, keyOf) => {
            const body = { game, reason };
            await settleSpins(id, body, keyOf(body));
            onDone(`${name}: the free spins go on.`);
          }}
          onDone={done}
          onCancel={close}
        >
          <p>
            As many, each worth the same. The time that they stood still does not count. The player is told.
          </p>
        </DeedForm>
      )}
      {deed === 'end' && (
        <DeedForm
          key="end"
          keep={`free spins ${id} end`}
          keys={keys}
          title={`End the free spins of ${name}`}
          button="End them"
          isDangerous
          fields={[
            {
              name: 'words',
              label: 'What the player reads, in their language',
              kind: 'area',
              required: true,
              maxLength: 500,
            },
          ]}
          onSubmit={async ({ words = '', reason = '' }, keyOf) => {
            const body = { words, reason };
            await settleSpins(id, body, keyOf(body));
            onDone(`${name}: the free spins have ended.`);
          }}
          onDone={done}
          onCancel={close}
        >
          <p>Give the player something of the same worth by hand first, on the page of a campaign.</p>
        </DeedForm>
      )}
      {deed === null && (
        <span className={styles.buttons}>
          {standIns.length > 0 && (
            <button
              type="button"
              className={styles.button}
              aria-label={`Choose another game: ${name}`}
              onClick={() => setDeed('move')}
            >
              Choose another game …
            </button>
          )}
          <button
            type="button"
            className={styles.button}
            aria-label={`End them: ${name}`}
            onClick={() => setDeed('end')}
          >
            End them …
          </button>
        </span>
      )}
    </Step>
  );
}
