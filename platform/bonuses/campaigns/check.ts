import { changesByLaw, type BonusLaw } from '@/lib/domain/bonus-laws';
import { type BonusType, bonusTypeCode } from '@/lib/domain/bonuses';
import { LANGUAGE_CODES } from '@/lib/domain/locales';
import type { CampaignContent } from './content';

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
 * Where the law of some of its countries changes a campaign, their players get what that leaves; when those of all of them do,
 * nobody would get what is written.
 */
function ofLaw(content: CampaignContent, laws: readonly (BonusLaw & { country: string })[]): FieldRules {
  const wrong: FieldRules = {};
  const { countries } = content;
  if (countries === null || countries.length === 0) return wrong;
  const each = countries.map((country) => laws.find((law) => law.country === country) ?? null);
  const changes = each.map((law) => changesByLaw(law, content));
  const everywhere = (change: (typeof changes)[number][number]) =>
    changes.every((one) => one.includes(change));
  if (everywhere('wagering')) wrong.wagering = 'law';
  else if (changes.every((one) => one.includes('wagering') || one.includes('basis'))) wrong.basis = 'law';
  if (everywhere('hoursToLive')) wrong.hoursToLive = 'lawTime';
  if (everywhere('freeSpinDays')) wrong.freeSpinDays = 'lawTime';
  if (everywhere('weights')) wrong.weights = 'lawProducts';
  // Whoever has won something has played.
  if (is(content, 'IncreaseWinnings') && each.every((law) => law?.firstPlayOnly)) wrong.type = 'lawFirst';
  return wrong;
}

/** What several values must be together, as the engine goes by them: empty when it can be kept. */
export function problemsOf(
  content: CampaignContent,
  laws: readonly (BonusLaw & { country: string })[],
): FieldRules {
  const wrong: FieldRules = {
    ...ofTrigger(content),
    ...ofSchedule(content),
    ...ofAmounts(content),
    ...ofLaw(content, laws),
  };
  const { segment, freeSpins, freeSpinGames, freeSpinDayLimit, freeSpinDays } = content;
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
