'use client';

import { useWritten } from '../../api/get-campaigns-id-content';
import { CampaignForm, type DrawCampaign } from './campaign-form';
import { NEW_VALUES, valuesOf } from './campaign-values';
import { Failure, Loading, Notice } from '../parts/states';

/** A new campaign, from nothing or as a copy of one that stands. */
export function CampaignNew({ copyOf, draw }: { copyOf: string | null; draw: DrawCampaign }) {
  const { data, error, refetch } = useWritten(copyOf);
  if (copyOf === null)
    return (
      <CampaignForm title="New campaign" keep="campaign" start={NEW_VALUES} written={null} draw={draw} />
    );
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the campaign" />;
  // A code is for one campaign alone, and its time is its own.
  const start = { ...valuesOf(data.content), promocode: '', startsAt: '', endsAt: '' };
  return (
    <CampaignForm
      title={`Copy of ${data.content.name.en}`}
      keep={`campaign like ${copyOf}`}
      start={start}
      written={null}
      draw={draw}
    />
  );
}

/** A campaign that is changed. */
export function CampaignEdit({ id, draw }: { id: string; draw: DrawCampaign }) {
  const { data, error, refetch } = useWritten(id);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading what="the campaign" />;
  if (data.state === 'ended') return <Notice title="This campaign is over.">Write a copy of it.</Notice>;
  return (
    <CampaignForm
      title={`Change ${data.content.name.en}`}
      keep={`campaign ${id}`}
      start={valuesOf(data.content)}
      written={data}
      draw={draw}
    />
  );
}
