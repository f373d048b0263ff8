'use client';

import { BONUS_TAGS } from '@/lib/domain/bonuses';
import { CAMPAIGN_STATES } from '@/lib/domain/campaigns';
import Link from 'next/link';
import { downloadCampaigns } from '../../api/get-campaigns-export';
import { useMay } from '../../state/office-me';
import styles from '../parts/parts.module.scss';
import { useCampaigns } from '../../api/get-campaigns';
import {
  CAMPAIGNS_ADDRESS,
  CAMPAIGNS_SORTS,
  campaignsQueryOf,
  type CampaignsState,
} from '../../state/campaigns-address';
import { useList } from '../../state/use-list';
import { CAMPAIGN_STATE_WORDS, TAG_WORDS, TYPE_OPTIONS } from './campaign-words';
import { CAMPAIGNS_COLUMN_WORDS, campaignsColumns } from './campaigns-columns';
import { ListFilters, SelectField } from '../parts/list-parts';
import { OfficeList } from '../parts/office-list';
import { Notice } from '../parts/states';

const STATES = [
  ['', 'All'],
  ...CAMPAIGN_STATES.map((state) => [state, CAMPAIGN_STATE_WORDS[state]] as const),
] as const;
const TYPES = [['', 'All'] as const, ...TYPE_OPTIONS];
const TAGS = [['', 'All'], ...BONUS_TAGS.map((tag) => [tag, TAG_WORDS[tag]] as const)] as const;

/** Campaigns of bonuses: how each stands, what it has used of its budget, and what came of it. */
export function CampaignsList() {
  const [state, change] = useList<CampaignsState>(CAMPAIGNS_ADDRESS);
  const answer = useCampaigns(campaignsQueryOf(state));
  const may = useMay();
  const isFiltered = Object.keys(CAMPAIGNS_ADDRESS.filtersOf(state)).length > 0;
  return (
    <OfficeList
      title="Campaigns"
      hint="Cost is bonus money and wins of free spins, less what went back to the house. The NGR effect is stakes less wins of play under a campaign’s bonuses, less that cost."
      permission="export:campaigns"
      download={() => downloadCampaigns(campaignsQueryOf(state))}
      deed={
        may('write:campaigns') && (
          <Link className={styles.button} data-kind="primary" href="/office/campaigns/new">
            New campaign …
          </Link>
        )
      }
      answer={answer}
      state={state}
      onChange={change}
      columns={campaignsColumns(answer.dataUpdatedAt)}
      columnWords={CAMPAIGNS_COLUMN_WORDS}
      sortable={CAMPAIGNS_SORTS}
      idOf={({ id }) => id}
      filters={
        <ListFilters
          key={state.q === '' ? 'none' : 'some'}
          label="Campaigns"
          textLabel="Name, id or promo code"
          text={state.q}
          onText={(q) => change({ q })}
          onClear={() => change(CAMPAIGNS_ADDRESS.none)}
        >
          <SelectField
            label="State"
            value={state.state}
            options={STATES}
            onChange={(one) => change({ state: one })}
          />
          <SelectField
            label="Type"
            value={state.type}
            options={TYPES}
            onChange={(type) => change({ type })}
          />
          <SelectField label="Tag" value={state.tag} options={TAGS} onChange={(tag) => change({ tag })} />
        </ListFilters>
      }
      empty={
        isFiltered ? (
          <Notice title="No campaign fits.">Take a filter away.</Notice>
        ) : (
          <Notice title="Nobody has written a campaign yet." />
        )
      }
    />
  );
}
