'use client';

import { useState } from 'react';
import { useCampaign, type CampaignFile as File } from '../api/get-campaigns-id';
import { useMay } from '../state/office-me';
import { CampaignRefusals } from './campaign-refusals';
import { CampaignResults } from './campaign-results';
import { CampaignRules, handAmounts } from './campaign-rules';
import { CampaignMark } from './campaign-words';
import { GiftForm } from './gift-form';
import { Grants } from './grants-table';
import { Failure, Loading } from './states';
import own from './campaigns.module.scss';
import styles from './parts.module.scss';

/** One campaign: how it stands, what came of it, its rules, whom it was given and whom not. */
export function CampaignFile({ id }: { id: string }) {
  const { data: file, error, isPending, refetch, dataUpdatedAt } = useCampaign(id);
  if (error && !file) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Loading what="the campaign" />;
  return (
    <>
      <div className={styles.heading}>
        <h1>{file.name.en}</h1>
        <CampaignMark {...file} now={dataUpdatedAt} />
        <p>{file.id}</p>
      </div>
      <Deeds file={file} />
      <CampaignResults results={file.results} />
      <div className={own.columns}>
        <div className={styles.stack}>
          <CampaignRules file={file} />
        </div>
        <div className={styles.stack}>
          <CampaignRefusals id={id} />
          <Grants whose="campaign" of={id} />
        </div>
      </div>
    </>
  );
}

function Deeds({ file }: { file: File }) {
  const may = useMay();
  const [isGiving, setGiving] = useState(false);
  if (!may('give:bonuses') || file.state === 'draft' || file.state === 'ended') return null;
  return isGiving ? (
    <GiftForm
      gift={{ id: file.id, name: file.name.en, amounts: handAmounts(file) }}
      onCancel={() => setGiving(false)}
    />
  ) : (
    <div className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => setGiving(true)}>
        Give by hand …
      </button>
    </div>
  );
}
