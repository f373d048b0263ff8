import type { Currency } from '@/lib/money/money';
import type { LoyaltyService } from '../../loyalty/service';
import type { Campaign, Db } from '../store';
import { DAY_MS, FORECAST_DAYS, typed, wouldHaveGot, type Got } from './chances';
import { costRate, FEW, type CostRate, type CostScope } from './cost-rate';
import { audienceOf, ERRORS, type Audience } from './fitting';

/**
 * On what a forecast rests. `play`: on what players did. `most`: everybody whom it is for, since nobody knows who would have
 * typed a code or followed a link.
 */
export const FORECAST_BASES = ['play', 'most'] as const;

/** What would have been given in a currency. Minor units. Errors: 19 of 20 such times are within. */
export interface ForecastSums {
  currency: Currency;
  players: number;
  grants: number;
  /** Bonus money and free spins, if everybody had taken all of it. */
  value: number;
  valueError: number;
  /** On which of the FORECAST_DAYS its budget would have ended, if it had gone evenly; null when it was enough. */
  budgetDay: number | null;
  /** What it would have cost within its budget, by what bonuses of the last year did; null when too few have ended. */
  cost: number | null;
  costError: number | null;
}

export interface Forecast {
  basis: (typeof FORECAST_BASES)[number];
  from: Date;
  looked: number;
  of: number;
  /** Bonuses that have ended, on which the cost rests, and of which campaigns they are. */
  ended: number;
  endedOf: CostScope;
  /** Players who would have got it, but for a law that lets them have one bonus before their first play. */
  leftOut: number;
  /** Whether fewer players than FEW would have got it. */
  isThin: boolean;
  sums: ForecastSums[];
}

/** The segment at the moment of a registration: every account was new then, and none came back. */
function atArrival(campaign: Campaign): Campaign | null {
  const { standing, ...segment } = campaign.segment;
  if (!typed(campaign, 'Registration', 'FirstAuthorization') || !standing) return campaign;
  return standing.is === 'new' ? { ...campaign, segment } : null;
}

function summed(
  got: readonly Got[],
  { currency, budget }: { currency: Currency; budget: number | null },
  { looked, of }: Audience,
  rate: CostRate,
): ForecastSums {
  const theirs = got.filter(({ player, worth }) => player.currency === currency && worth.length > 0);
  const times = looked === 0 ? 0 : of / looked;
  const each = theirs.map(({ worth }) => worth.reduce((sum, one) => sum + one, 0));
  const value = each.reduce((sum, one) => sum + one, 0) * times;
  // Players come and go by chance, each with what they get: the variance of such a sum is the sum of its squares.
  const spread = Math.sqrt(each.reduce((sum, one) => sum + one * one, 0)) * times;
  // What is given counts against the budget as a whole, whatever of it is taken later.
  const within = budget === null || value <= budget ? 1 : budget / value;
  const cost = rate.ended < FEW ? null : value * within * rate.rate;
  const own = value === 0 || within < 1 ? 0 : (spread * rate.rate) ** 2;
  const ofRate = (value * within * rate.error) ** 2;
  return {
    currency,
    players: Math.round(theirs.length * times),
    grants: Math.round(theirs.reduce((sum, { worth }) => sum + worth.length, 0) * times),
    value: Math.round(value),
    valueError: Math.round(ERRORS * spread),
    budgetDay: within < 1 ? Math.ceil(FORECAST_DAYS * within) : null,
    cost: cost === null ? null : Math.round(cost),
    costError: cost === null ? null : Math.round(ERRORS * Math.sqrt(own + ofRate)),
  };
}

/**
 * Who would have got a campaign in the last ninety days, and what that would have cost: by who fits today, and as if
 * everybody had asked for it. Reads only; it holds nothing that anybody waits for.
 */
export async function forecastOf(
  db: Db,
  campaign: Campaign,
  now: Date,
  { loyalty, firstPlayOnly }: { loyalty: Pick<LoyaltyService, 'levelsOf'>; firstPlayOnly: readonly string[] },
): Promise<Forecast> {
  const from = new Date(now.getTime() - FORECAST_DAYS * DAY_MS);
  const currencies = Object.keys(campaign.amounts) as Currency[];
  const asked = atArrival(campaign);
  const audience = asked
    ? await audienceOf(db, { ...asked, currencies }, now, loyalty)
    : { players: [], looked: 0, of: 0 };
  const rate = await costRate(db, campaign, { from: new Date(now.getTime() - 365 * DAY_MS), now });
  const basis = typed(campaign, 'RegistrationPromoCode', 'PromoCode', 'ActivatedByLink') ? 'most' : 'play';
  const theirs = audience.players.filter(({ isIn }) => isIn);
  const { got, leftOut } = await wouldHaveGot(db, campaign, theirs, { from, now, firstPlayOnly });
  return {
    basis,
    from,
    looked: audience.looked,
    of: audience.of,
    ended: rate.ended,
    endedOf: rate.scope,
    leftOut: audience.looked === 0 ? 0 : Math.round((leftOut * audience.of) / audience.looked),
    isThin: got.filter(({ worth }) => worth.length > 0).length < FEW,
    sums: currencies.map((currency) => {
      const budget = campaign.amounts[currency]?.budget ?? null;
      return summed(got, { currency, budget }, audience, rate);
    }),
  };
}
