import type { BonusTag } from '@/lib/domain/bonuses';
import type { CampaignState } from '@/lib/domain/campaigns';
import { dayWords } from '../state/when';
import { Mark, type Tone } from './card';

export const CAMPAIGN_STATE_WORDS: Record<CampaignState, string> = {
  draft: 'Draft',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
};
const TONES: Record<CampaignState, Tone> = { draft: 'plain', running: 'ok', paused: 'wait', ended: 'plain' };

/** How a campaign stands; one that was started and waits for its first day says so. */
export function CampaignMark({ state, startsAt }: { state: CampaignState; startsAt: string | null }) {
  const isAhead = state === 'running' && startsAt !== null && Date.parse(startsAt) > Date.now();
  return (
    <Mark tone={isAhead ? 'wait' : TONES[state]}>{isAhead ? 'Planned' : CAMPAIGN_STATE_WORDS[state]}</Mark>
  );
}

/** What gives a bonus, by SPEC's codes. */
const TYPE_WORDS: readonly string[] = [
  'Registration',
  'Registration with a code',
  'First log-in',
  'Promo code',
  'Birthday',
  'Deposit',
  'Regular',
  'Raised winnings',
  'By link',
];
export const typeWords = (type: number): string => TYPE_WORDS[type] ?? String(type);
export const TYPE_OPTIONS = TYPE_WORDS.map((words, code) => [String(code), words] as const);

export const TAG_WORDS: Record<BonusTag, string> = {
  standard: 'Standard',
  'vip-pack': 'VIP pack',
  promobonus: 'Promotion',
  vippromo: 'VIP promotion',
};

/** From when until when a campaign runs, by days. */
export function scheduleWords({
  startsAt,
  endsAt,
}: {
  startsAt: string | null;
  endsAt: string | null;
}): string {
  if (startsAt === null) return endsAt === null ? 'Always' : `Until ${dayWords(endsAt)}`;
  return endsAt === null ? `From ${dayWords(startsAt)}` : `${dayWords(startsAt)} – ${dayWords(endsAt)}`;
}
