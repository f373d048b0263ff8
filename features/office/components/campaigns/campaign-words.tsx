import type { BonusTag } from '@/lib/domain/bonuses';
import type { CampaignState } from '@/lib/domain/campaigns';
import { dayWords } from '../../state/when';
import { money } from '../parts/withdrawal-words';
import { Mark, type Tone } from '../parts/card';

export const CAMPAIGN_STATE_WORDS: Record<CampaignState, string> = {
  draft: 'Draft',
  running: 'Running',
  paused: 'Paused',
  ended: 'Ended',
};
const TONES: Record<CampaignState, Tone> = { draft: 'plain', running: 'ok', paused: 'wait', ended: 'plain' };

interface CampaignMarkProps {
  state: CampaignState;
  startsAt: string | null;
  /** When it was read, milliseconds since 1970. */
  now: number;
}

/** How a campaign stands; one that was started and waits for its first day says so. */
export function CampaignMark({ state, startsAt, now }: CampaignMarkProps) {
  const isAhead = state === 'running' && startsAt !== null && Date.parse(startsAt) > now;
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

const WEEKDAYS = ['', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const numberIn = (of: Readonly<Record<string, unknown>>, name: string): number => Number(of[name] ?? 0);

/** A category by its code, as operators read it. */
export function categoryWord(code: string): string {
  if (code === 'freespins') return 'Free spins';
  const words = code.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** When a regular campaign comes, and whether a bonus begins by itself. */
export function triggerWords({ trigger }: { trigger: Readonly<Record<string, unknown>> }): string {
  const { every, weekdays } = trigger;
  const list = Array.isArray(weekdays) ? weekdays : [];
  const when =
    every === 'week'
      ? trigger.weekday === undefined
        ? 'every week'
        : `every week, on ${WEEKDAYS[numberIn(trigger, 'weekday')]}`
      : every === 'month'
        ? `every month, on day ${numberIn(trigger, 'day')}`
        : every === 'days'
          ? `on ${list.map((day) => WEEKDAYS[Number(day)]).join(', ')}`
          : every === 'day'
            ? 'every day'
            : '';
  return [when, trigger.atOnce === true ? 'active at once' : ''].filter(Boolean).join(', ');
}

const sumWords = (part: unknown): string => {
  const { atLeast = {}, days } = part as { atLeast?: Record<string, number>; days?: number };
  const sums = Object.entries(atLeast).map(([currency, minor]) => money(minor, currency));
  return `${sums.join(' or ')}${days === undefined ? '' : ` in ${days} days`}`;
};

/** For whom a campaign is, beside countries. */
export function segmentWords(segment: Readonly<Record<string, unknown>>): string {
  const parts: string[] = [];
  const { languages, standing, deposited, lost, levels, listed } = segment;
  if (Array.isArray(languages)) parts.push(`who read ${languages.join(', ')}`);
  if (standing) {
    const { is, days } = standing as { is: string; days: number };
    parts.push(
      is === 'new' ? `with an account of less than ${days} days` : `who have not played for ${days} days`,
    );
  }
  if (deposited) parts.push(`who paid in at least ${sumWords(deposited)}`);
  if (lost) parts.push(`who lost at least ${sumWords(lost)}`);
  if (levels) {
    const { from, to } = levels as { from: number; to?: number };
    parts.push(to === undefined ? `from VIP level ${from}` : `of VIP levels ${from} to ${to}`);
  }
  if (listed) parts.push('on its list');
  return parts.length === 0 ? 'Everybody' : `Players ${parts.join(', ')}`;
}
