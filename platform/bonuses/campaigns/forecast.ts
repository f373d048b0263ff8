import { sql } from 'kysely';
import { bonusTypeCode, type BonusType } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import type { LoyaltyService } from '../../loyalty/service';
import { LICENCE_ZONE } from '../licence-zone';
import { birthdaysOn, dayIn, daysLater, dayText, dueOn, type Day, type Rhythm } from '../triggers/calendar';
import type { Campaign, Db } from '../store';
import { audienceOf, ERRORS, type Audience, type Fitting } from './fitting';
import { wonByPeriods } from './won-days';

export const FORECAST_DAYS = 90;
/** Fewer players than that say nothing of others; nor do fewer bonuses that have ended say what one costs. */
export const FEW = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

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
  /** Bonuses that have ended, on which the cost rests. */
  ended: number;
  /** Whether fewer players than FEW would have got it. */
  isThin: boolean;
  sums: ForecastSums[];
}

interface Got {
  player: Fitting;
  /** What each of their bonuses is worth, minor units. */
  worth: number[];
}

const typed = ({ type }: Campaign, ...types: readonly BonusType[]) =>
  types.some((one) => bonusTypeCode(one) === type);

function daysOf(from: Date, now: Date): Day[] {
  const first = dayIn('UTC', from);
  const days = Math.round((now.getTime() - from.getTime()) / DAY_MS);
  return Array.from({ length: days }, (_, index) => daysLater(first, index + 1));
}

async function birthdays(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { month: number; day: number }>> {
  const { rows } = await sql<{ playerId: string; month: number | null; day: number | null }>`
    select b.player_id as "playerId", extract(month from b.birthday)::integer as month,
           extract(day from b.birthday)::integer as day
      from players.birthdays b where b.player_id = any (${[...ids]}::uuid[]) and b.birthday is not null`.execute(
    db,
  );
  return new Map(
    rows.flatMap(({ playerId, month, day }) =>
      month === null || day === null ? [] : [[playerId, { month, day }] as const],
    ),
  );
}

/** Deposits of some players from a moment on, with the number that each is of its player's. */
async function deposits(db: Db, ids: readonly string[], from: Date) {
  const { rows } = await sql<{ playerId: string; currency: Currency; amount: bigint; number: number | null }>`
    select d.player_id as "playerId", d.currency, d.amount, d.number
      from (select m.player_id, m.currency, m.amount, m.created_at,
                   (row_number() over (partition by m.player_id order by m.created_at))::integer as number
              from ledger.made_deposits m where m.player_id = any (${[...ids]}::uuid[])) d
     where d.created_at >= ${from} order by d.player_id, d.number`.execute(db);
  return rows;
}

/** What of a bonus's worth it came to cost, for each that has ended in a year; one that nobody took cost nothing. */
async function costs(db: Db, from: Date): Promise<{ ended: number; mean: number; deviation: number }> {
  const { rows } = await sql<{ ended: number; mean: number; deviation: number }>`
    with ended as (
      select g.id, (g.amount + g.free_spins * g.free_spin_bet)::double precision as worth
        from bonuses.grants g where g.ended_at >= ${from} and g.amount + g.free_spins * g.free_spin_bet > 0
    ), moved as (
      select s.grant_id,
             sum(case when s.step = 'activated' then s.amount
                      when s.step in ('burned', 'late_burned') then -s.amount else 0 end) as cost
        from bonuses.steps s join ended e on e.id = s.grant_id group by s.grant_id
    )
    select count(*)::integer as ended,
           coalesce(avg((coalesce(m.cost, 0) + coalesce(p.spins_won, 0)) / e.worth), 0)::double precision as mean,
           coalesce(stddev_samp((coalesce(m.cost, 0) + coalesce(p.spins_won, 0)) / e.worth), 0)::double precision as deviation
      from ended e left join moved m on m.grant_id = e.id left join bonuses.played p on p.grant_id = e.id`.execute(
    db,
  );
  return rows[0] ?? { ended: 0, mean: 0, deviation: 0 };
}

const spinsWorth = (campaign: Campaign, currency: Currency) =>
  campaign.freeSpins * (campaign.amounts[currency]?.freeSpinBet ?? 0);
const fixedWorth = (campaign: Campaign, currency: Currency) =>
  (campaign.amounts[currency]?.maxBonus ?? 0) + spinsWorth(campaign, currency);

/**
 * The days, in the casino's own time zone, whose wins the forecast counts: a campaign that counts its whole run as one period
 * gets as many days as it would run.
 */
function wonDays({ trigger, startsAt, endsAt }: Campaign, now: Date): { first: string; last: string } {
  const today = dayIn(LICENCE_ZONE, now);
  const isWhole = trigger.every === undefined && endsAt !== null;
  const runs = isWhole ? Math.ceil((endsAt.getTime() - (startsAt ?? now).getTime()) / DAY_MS) : FORECAST_DAYS;
  const days = runs > 0 ? Math.min(runs, FORECAST_DAYS) : FORECAST_DAYS;
  return { first: dayText(daysLater(today, -days)), last: dayText(daysLater(today, -1)) };
}

/** A percent of what each has won in each period, as the trigger gives it (triggers/winnings.ts). */
async function raised(db: Db, campaign: Campaign, players: readonly Fitting[], now: Date): Promise<Got[]> {
  const ids = players.map(({ playerId }) => playerId);
  const won = new Map<string, bigint[]>();
  for (const period of await wonByPeriods(db, ids, campaign, wonDays(campaign, now))) {
    const key = `${period.playerId} ${period.currency}`;
    won.set(key, [...(won.get(key) ?? []), period.won]);
  }
  return players.map((player) => {
    const { playerId, currency } = player;
    const worth = (won.get(`${playerId} ${currency}`) ?? [])
      .map((sum) => Number((sum * BigInt(campaign.percent)) / 100n))
      .filter((share) => share > 0)
      .slice(0, campaign.grantsPerPlayer)
      .map(
        (share) =>
          Math.min(share, campaign.amounts[currency]?.maxBonus ?? 0) + spinsWorth(campaign, currency),
      );
    return { player, worth };
  });
}

/** What each player would have got. */
async function gotBy(
  db: Db,
  campaign: Campaign,
  players: readonly Fitting[],
  from: Date,
  now: Date,
): Promise<Got[]> {
  const most = campaign.grantsPerPlayer;
  const fixed = (player: Fitting, times: number): Got => ({
    player,
    worth: Array.from({ length: Math.min(times, most) }, () => fixedWorth(campaign, player.currency)),
  });
  const ids = players.map(({ playerId }) => playerId);
  if (typed(campaign, 'Registration', 'FirstAuthorization'))
    return players.map((player) => fixed(player, player.createdAt >= from ? 1 : 0));
  if (typed(campaign, 'Birthday')) {
    const born = await birthdays(db, ids);
    const had = daysOf(from, now).flatMap(birthdaysOn);
    return players.map((player) => {
      const day = born.get(player.playerId);
      const times = had.filter((one) => one.month === day?.month && one.day === day.day).length;
      return fixed(player, Math.min(times, 1));
    });
  }
  if (typed(campaign, 'Periodic')) {
    const due = daysOf(from, now)
      .filter((day) => dueOn(campaign.trigger as unknown as Rhythm, day) !== null)
      .map(({ year, month, day }) => Date.UTC(year, month - 1, day));
    return players.map((player) => fixed(player, due.filter((at) => at > player.createdAt.getTime()).length));
  }
  if (typed(campaign, 'IncreaseWinnings')) return raised(db, campaign, players, now);
  if (typed(campaign, 'Deposits')) {
    const worth = new Map<string, number[]>();
    for (const { playerId, currency, amount, number } of await deposits(db, ids, from)) {
      const own = campaign.amounts[currency];
      const { depositsFrom, depositsTo, percent } = campaign;
      const isNumbered =
        depositsFrom === null ||
        depositsTo === null ||
        (number !== null && depositsFrom <= number && number <= depositsTo);
      const had = worth.get(playerId) ?? [];
      if (!own || !isNumbered || amount < BigInt(own.minDeposit) || had.length >= most) continue;
      const share = Number((amount * BigInt(percent)) / 100n);
      worth.set(playerId, [...had, Math.min(share, own.maxBonus) + spinsWorth(campaign, currency)]);
    }
    return players.map((player) => ({ player, worth: worth.get(player.playerId) ?? [] }));
  }
  return players.map((player) => fixed(player, 1));
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
  rate: Awaited<ReturnType<typeof costs>>,
): ForecastSums {
  const theirs = got.filter(({ player, worth }) => player.currency === currency && worth.length > 0);
  const times = looked === 0 ? 0 : of / looked;
  const each = theirs.map(({ worth }) => worth.reduce((sum, one) => sum + one, 0));
  const value = each.reduce((sum, one) => sum + one, 0) * times;
  // Players come and go by chance, each with what they get: the variance of such a sum is the sum of its squares.
  const spread = Math.sqrt(each.reduce((sum, one) => sum + one * one, 0)) * times;
  // What is given counts against the budget as a whole, whatever of it is taken later.
  const within = budget === null || value <= budget ? 1 : budget / value;
  const cost = rate.ended < FEW ? null : value * within * rate.mean;
  const own = value === 0 || within < 1 ? 0 : (spread * rate.mean) ** 2;
  const ofRate = rate.ended === 0 ? 0 : (value * within * rate.deviation) ** 2 / rate.ended;
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
  loyalty: Pick<LoyaltyService, 'levels'>,
): Promise<Forecast> {
  const from = new Date(now.getTime() - FORECAST_DAYS * DAY_MS);
  const currencies = Object.keys(campaign.amounts) as Currency[];
  const asked = atArrival(campaign);
  const audience = asked
    ? await audienceOf(db, { ...asked, currencies }, now, loyalty)
    : { players: [], looked: 0, of: 0 };
  const rate = await costs(db, new Date(now.getTime() - 365 * DAY_MS));
  const basis = typed(campaign, 'RegistrationPromoCode', 'PromoCode', 'ActivatedByLink') ? 'most' : 'play';
  const theirs = audience.players.filter(({ isIn }) => isIn);
  const got = await gotBy(db, campaign, theirs, from, now);
  return {
    basis,
    from,
    looked: audience.looked,
    of: audience.of,
    ended: rate.ended,
    isThin: got.filter(({ worth }) => worth.length > 0).length < FEW,
    sums: currencies.map((currency) => {
      const budget = campaign.amounts[currency]?.budget ?? null;
      return summed(got, { currency, budget }, audience, rate);
    }),
  };
}
