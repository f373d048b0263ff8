import { sql } from 'kysely';
import { bonusTypeCode, type BonusType } from '@/lib/domain/bonuses';
import type { Currency } from '@/lib/money/money';
import { LICENCE_ZONE } from '../licence-zone';
import type { Campaign, Db } from '../store';
import { birthdaysOn, dayIn, daysLater, dayText, dueOn, type Day, type Rhythm } from '../triggers/calendar';
import type { Fitting } from './fitting';
import { wonByPeriods } from './won-days';

export const FORECAST_DAYS = 90;
export const DAY_MS = 24 * 60 * 60 * 1000;

/** A bonus that a player would have got. */
interface Chance {
  at: Date;
  /** Bonus money and free spins, minor units. */
  worth: number;
}
export interface Got {
  player: Fitting;
  worth: number[];
}

export const typed = ({ type }: Pick<Campaign, 'type'>, ...types: readonly BonusType[]) =>
  types.some((one) => bonusTypeCode(one) === type);

function daysOf(from: Date, now: Date): Day[] {
  const first = dayIn('UTC', from);
  const days = Math.round((now.getTime() - from.getTime()) / DAY_MS);
  return Array.from({ length: days }, (_, index) => daysLater(first, index + 1));
}
const beginOf = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day));

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

interface MadeDeposit {
  playerId: string;
  currency: Currency;
  amount: bigint;
  at: Date;
  /** Which of the player's it was. */
  number: number | null;
}

async function deposits(db: Db, ids: readonly string[], from: Date): Promise<MadeDeposit[]> {
  const { rows } = await sql<MadeDeposit>`
    select d.player_id as "playerId", d.currency, d.amount, d.created_at as at, d.number
      from (select m.player_id, m.currency, m.amount, m.created_at,
                   (row_number() over (partition by m.player_id order by m.created_at))::integer as number
              from ledger.made_deposits m where m.player_id = any (${[...ids]}::uuid[])) d
     where d.created_at >= ${from} order by d.player_id, d.number`.execute(db);
  return rows;
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

type Chances = (player: Fitting) => Chance[];

/** A percent of what each has won in each period, as the trigger gives it (triggers/winnings.ts). */
async function raised(db: Db, campaign: Campaign, ids: readonly string[], now: Date): Promise<Chances> {
  const won = new Map<string, bigint[]>();
  for (const period of await wonByPeriods(db, ids, campaign, wonDays(campaign, now))) {
    const key = `${period.playerId} ${period.currency}`;
    won.set(key, [...(won.get(key) ?? []), period.won]);
  }
  return ({ playerId, currency }) =>
    (won.get(`${playerId} ${currency}`) ?? [])
      .map((sum) => Number((sum * BigInt(campaign.percent)) / 100n))
      .filter((share) => share > 0)
      .map((share) => ({
        at: now,
        worth: Math.min(share, campaign.amounts[currency]?.maxBonus ?? 0) + spinsWorth(campaign, currency),
      }));
}

async function ofDeposits(db: Db, campaign: Campaign, ids: readonly string[], from: Date): Promise<Chances> {
  const { depositsFrom, depositsTo, percent } = campaign;
  const chances = new Map<string, Chance[]>();
  for (const { playerId, currency, amount, at, number } of await deposits(db, ids, from)) {
    const own = campaign.amounts[currency];
    const isNumbered =
      depositsFrom === null ||
      depositsTo === null ||
      (number !== null && depositsFrom <= number && number <= depositsTo);
    if (!own || !isNumbered || amount < BigInt(own.minDeposit)) continue;
    const share = Number((amount * BigInt(percent)) / 100n);
    const worth = Math.min(share, own.maxBonus) + spinsWorth(campaign, currency);
    chances.set(playerId, [...(chances.get(playerId) ?? []), { at, worth }]);
  }
  return ({ playerId }) => chances.get(playerId) ?? [];
}

/** What would have set the campaign off for each, the earliest first. */
async function chancesOf(
  db: Db,
  campaign: Campaign,
  ids: readonly string[],
  from: Date,
  now: Date,
): Promise<Chances> {
  const fixed = ({ currency }: Fitting, times: readonly Date[]) =>
    times.map((at) => ({ at, worth: fixedWorth(campaign, currency) }));
  /** An account that is younger than the day waits for the next one. */
  const since = ({ createdAt }: Fitting, times: readonly Date[]) => times.filter((at) => at > createdAt);
  if (typed(campaign, 'Registration', 'FirstAuthorization'))
    return (player) => fixed(player, player.createdAt >= from ? [player.createdAt] : []);
  if (typed(campaign, 'Birthday')) {
    const born = await birthdays(db, ids);
    const had = daysOf(from, now).flatMap((day) =>
      birthdaysOn(day).map((one) => ({ ...one, at: beginOf(day) })),
    );
    return (player) => {
      const own = born.get(player.playerId);
      const theirs = had.filter(({ month, day }) => month === own?.month && day === own.day);
      return fixed(
        player,
        since(
          player,
          theirs.map(({ at }) => at),
        ).slice(0, 1),
      );
    };
  }
  if (typed(campaign, 'Periodic')) {
    const due = daysOf(from, now)
      .filter((day) => dueOn(campaign.trigger as unknown as Rhythm, day) !== null)
      .map(beginOf);
    return (player) => fixed(player, since(player, due));
  }
  if (typed(campaign, 'IncreaseWinnings')) return raised(db, campaign, ids, now);
  if (typed(campaign, 'Deposits')) return ofDeposits(db, campaign, ids, from);
  return (player) => fixed(player, [now]);
}

/** When players had begun to play, or to have a bonus; who has not is left out. */
async function begun(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ playerId: string; at: Date }>`
    select x.player_id::text as "playerId", x.at
      from (select p as player_id, bonuses.begun_at(p) as at from unnest(${[...ids]}::uuid[]) p) x
     where x.at is not null`.execute(db);
  return new Map(rows.map(({ playerId, at }) => [playerId, at]));
}

/**
 * What each player would have got.
 * @param firstPlayOnly countries whose players have one bonus, before they first play
 * @returns with how many would have got some of it but for that law
 */
export async function wouldHaveGot(
  db: Db,
  campaign: Campaign,
  players: readonly Fitting[],
  { from, now, firstPlayOnly }: { from: Date; now: Date; firstPlayOnly: readonly string[] },
): Promise<{ got: Got[]; leftOut: number }> {
  const ids = players.map(({ playerId }) => playerId);
  const chances = await chancesOf(db, campaign, ids, from, now);
  const isBound = ({ country }: Fitting) => firstPlayOnly.includes(country);
  const before = await begun(
    db,
    players.filter(isBound).map(({ playerId }) => playerId),
  );
  let leftOut = 0;
  const got = players.map((player) => {
    const all = chances(player);
    const at = before.get(player.playerId);
    const lawful = isBound(player) ? all.filter((one) => !at || one.at <= at).slice(0, 1) : all;
    if (all.length > 0 && lawful.length === 0) leftOut += 1;
    return { player, worth: lawful.slice(0, campaign.grantsPerPlayer).map(({ worth }) => worth) };
  });
  return { got, leftOut };
}
