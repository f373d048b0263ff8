'use client';

import { useCampaign } from '../../api/get-campaigns-id';
import { CampaignForecast } from './campaign-forecast';
import { CampaignGroups } from './campaign-groups';
import { CampaignDeeds } from './campaign-deeds';
import { GuardHits } from '../guards/guard-hits';
import { SecondAccounts } from '../guards/second-accounts';
import { CampaignResults } from './campaign-results';
import { CampaignRules } from './campaign-rules';
import { CampaignMark } from './campaign-words';
import { Grants } from './grants-table';
import { Failure, Loading } from '../parts/states';
import own from './campaigns.module.scss';
import styles from '../parts/parts.module.scss';

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
      <CampaignDeeds file={file} />
      <CampaignResults results={file.results} />
      {file.share < 100 && <CampaignGroups id={id} share={file.share} />}
      {file.state !== 'ended' && <CampaignForecast id={id} revision={file.revision} />}
      <div className={own.columns}>
        <div className={styles.stack}>
          <CampaignRules file={file} />
        </div>
        <div className={styles.stack}>
          <SecondAccounts campaign={id} />
          <GuardHits campaign={id} />
        </div>
      </div>
      <Grants whose="campaign" of={id} />
    </>
  );
}
