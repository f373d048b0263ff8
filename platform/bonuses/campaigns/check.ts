import { type BonusType, bonusTypeCode, isBoundBy } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { CampaignContent } from './content';

/** How many times players of a country may have to wager at most. */
export interface WageringBound {
  /** ISO 3166-1 alpha-2. */
  country: string;
  most: number;
}

/** What is wrong at which field, by the name of a rule. */
export type FieldRules = Record<string, string>;

const is = ({ type }: Pick<CampaignContent, 'type'>, ...types: readonly BonusType[]) =>
  types.some((one) => bonusTypeCode(one) === type);
const byPercent = (content: CampaignContent) => is(content, 'Deposits', 'IncreaseWinnings');

/** What has to be said for the thing that sets a campaign off. */
function ofTrigger(content: CampaignContent): FieldRules {
  const { promocode, deposits, percent, trigger } = content;
  const wrong: FieldRules = {};
  const needsCode = is(content, 'RegistrationPromoCode', 'PromoCode', 'Deposits');
  if (needsCode && promocode === null) wrong.promocode = 'required';
  if (!needsCode && promocode !== null) wrong.promocode = 'needless';
  if (byPercent(content) && percent === 0) wrong.percent = 'required';
  if (!byPercent(content) && percent > 0) wrong.percent = 'needless';
  if (deposits && !is(content, 'Deposits')) wrong.deposits = 'needless';
  if (deposits && deposits.to < deposits.from) wrong.deposits = 'order';
  if (is(content, 'Periodic')) {
    const { every, weekday, day, weekdays } = trigger;
    const isWhole =
      (every === 'week' && weekday !== undefined) ||
      (every === 'month' && day !== undefined) ||
      (every === 'days' && weekdays !== undefined);
    if (!isWhole) wrong.every = 'required';
  } else if (is(content, 'IncreaseWinnings')) {
    if (trigger.every !== undefined && trigger.every !== 'day' && trigger.every !== 'week')
      wrong.every = 'invalid';
  } else if (trigger.every !== undefined) wrong.every = 'needless';
  return wrong;
}

function ofSchedule({ startsAt, endsAt }: CampaignContent): FieldRules {
  const isBackwards = startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);
  return isBackwards ? { endsAt: 'order' } : {};
}

function ofAmounts(content: CampaignContent): FieldRules {
  const wrong: FieldRules = {};
  const seen = new Set<string>();
  for (const { currency, maxBonus, freeSpinBet, budget } of content.amounts) {
    const at = `amounts.${currency}`;
    if (seen.has(currency)) wrong[at] = 'twice';
    seen.add(currency);
    if (maxBonus === 0 && (content.freeSpins === 0 || content.percent > 0))
      wrong[`${at}.maxBonus`] = 'required';
    // A budget that the first one exceeds gives nothing to anybody.
    const one = maxBonus + content.freeSpins * freeSpinBet;
    if (budget !== null && budget < one) wrong[`${at}.budget`] = 'belowOne';
  }
  return wrong;
}

/**
 * What several values must be together, as the engine goes by them: empty when it can be kept. Where some of its countries
 * ask for less wagering their players get less; when all of them do, nobody would get what is written.
 */
export function problemsOf(content: CampaignContent, bounds: readonly WageringBound[]): FieldRules {
  const wrong: FieldRules = { ...ofTrigger(content), ...ofSchedule(content), ...ofAmounts(content) };
  const { countries, segment, freeSpins, freeSpinGames, freeSpinDayLimit, freeSpinDays } = content;
  const isBound = (country: string, { wagering, basis }: Pick<CampaignContent, 'wagering' | 'basis'>) =>
    bounds.some((bound) => bound.country === country && isBoundBy(bound.most, { wagering, basis }));
  const ofBonus = { wagering: content.wagering, basis: 'bonus' } as const;
  if (countries?.every((country) => isBound(country, ofBonus))) wrong.wagering = 'law';
  else if (countries?.every((country) => isBound(country, content))) wrong.basis = 'law';
  if (freeSpins > 0 && freeSpinGames.length === 0) wrong.freeSpinGames = 'required';
  if (freeSpinDayLimit !== null && freeSpinDayLimit * freeSpinDays < freeSpins)
    wrong.freeSpinDayLimit = 'neverAll';
  const { levels } = segment;
  if (levels?.to !== undefined && levels.to < levels.from) wrong.levels = 'order';
  return wrong;
}

/** What a campaign lacks before it can be started: words in every language, and time ahead of it. */
export function missingToStart(content: CampaignContent, now: Date): FieldRules {
  const wrong: FieldRules = {};
  for (const language of Object.values(LANGUAGE_CODES)) {
    if (content.name[language] === undefined) wrong[`name.${language}`] = 'required';
    if (content.shortDescription[language] === undefined) wrong[`shortDescription.${language}`] = 'required';
  }
  if (content.endsAt !== null && Date.parse(content.endsAt) <= now.getTime()) wrong.endsAt = 'past';
  return wrong;
}
