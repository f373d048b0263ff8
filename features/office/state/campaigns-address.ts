import { BONUS_TAGS, BONUS_TYPES } from '@/lib/domain/bonuses';
import { CAMPAIGN_STATES } from '@/lib/domain/campaigns';
import type { CampaignsQuery } from '../api/get-campaigns';
import { listAddress, pageQueryOf, searchText, textOf, type ListState } from './list-address';

export const CAMPAIGNS_SORTS = ['changed', 'name', 'type', 'starts', 'ends'] as const;

/** The list of campaigns as its address says. */
export type CampaignsState = ListState<'q' | 'state' | 'type' | 'tag', (typeof CAMPAIGNS_SORTS)[number]>;

export const CAMPAIGNS_ADDRESS = listAddress({
  path: '/office/campaigns',
  filters: {
    q: searchText,
    state: textOf(CAMPAIGN_STATES),
    type: textOf(BONUS_TYPES.map((_type, code) => String(code))),
    tag: textOf(BONUS_TAGS),
  },
  sorts: CAMPAIGNS_SORTS,
  sort: 'changed',
  order: 'desc',
});

/** What the platform is asked for. */
export function campaignsQueryOf(state: CampaignsState): CampaignsQuery {
  const known = CAMPAIGN_STATES.find((one) => one === state.state);
  const tag = BONUS_TAGS.find((one) => one === state.tag);
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(known && { state: known }),
    ...(state.type === '' ? {} : { type: Number(state.type) }),
    ...(tag && { tag }),
    ...pageQueryOf(state),
  };
}
