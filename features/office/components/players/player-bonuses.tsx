'use client';

import { useState } from 'react';
import { useCampaigns } from '../../api/get-campaigns';
import { useCampaign } from '../../api/get-campaigns-id';
import { useMay } from '../../state/office-me';
import { handAmounts } from '../campaigns/campaign-rules';
import { GiftForm } from '../campaigns/gift-form';
import { Grants } from '../campaigns/grants-table';
import { GuardHits } from '../guards/guard-hits';
import { SelectField } from '../parts/list-parts';
import { Failure, Loading, Notice } from '../parts/states';
import styles from '../parts/parts.module.scss';

/** A player's bonuses, and giving one by hand. */
export function PlayerBonuses({ id }: { id: string }) {
  const may = useMay();
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      {isGiving ? (
        <Giving player={id} onCancel={() => setGiving(false)} />
      ) : (
        may('give:bonuses') && (
          <div className={styles.buttons}>
            <button type="button" className={styles.button} onClick={() => setGiving(true)}>
              Give a bonus …
            </button>
          </div>
        )
      )}
      <Grants whose="player" of={id} />
      <GuardHits player={id} />
    </>
  );
}

function Giving({ player, onCancel }: { player: string; onCancel: () => void }) {
  const running = useCampaigns({ state: 'running', sort: 'name', order: 'asc', per_page: 100 });
  const [chosen, setChosen] = useState('');
  if (running.error) return <Failure error={running.error} onRetry={() => void running.refetch()} />;
  if (running.isPending) return <Loading what="campaigns" />;
  if (running.data.data.length === 0) return <Notice title="No campaign is running." />;
  const options = running.data.data.map(({ id, name }) => [id, name] as const);
  return (
    <>
      <SelectField
        label="Campaign"
        value={chosen}
        options={[['', 'Choose one'], ...options]}
        onChange={setChosen}
      />
      {chosen === '' ? (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={onCancel}>
            Cancel
          </button>
        </div>
      ) : (
        <Chosen key={chosen} id={chosen} player={player} onCancel={onCancel} />
      )}
    </>
  );
}

function Chosen({ id, player, onCancel }: { id: string; player: string; onCancel: () => void }) {
  const { data: file, error, isPending, refetch } = useCampaign(id);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the campaign" />;
  return (
    <GiftForm
      gift={{ id, name: file.name.en, amounts: handAmounts(file) }}
      player={player}
      onCancel={onCancel}
    />
  );
}
