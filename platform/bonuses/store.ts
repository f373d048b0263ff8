import { sql, type Kysely } from 'kysely';
import type { BonusTag } from '@/lib/domain/bonuses';
import type { Texts } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { listPlayers } from './audience/store';
import { campaignRules, type CampaignRules } from './rules';

/** A connection: the database, or an open transaction. */
export type Db = Kysely<unknown>;

/** Minor units. At most a few million: far inside the safe integers, also through JSON. */
export interface BonusAmounts {
  maxBonus: number;
  minDeposit: number;
  maxBet: number;
  freeSpinBet: number;
  /** The most that becomes real money; all without it. */
  maxWin?: number | null;
  /** What all grants may be worth together, their free spins too; without it there is no bound. */
  budget?: number | null;
}

/** A campaign as it is written; rules that are left out are the usual ones. */
export interface BonusRow extends Partial<CampaignRules> {
  id: string;
  tag: BonusTag;
  /** SPEC §3's code, 0 to 8. */
  type: number;
  /** What a player types for it, upper case; null for one that is not taken by a code. */
  promocode: string | null;
  name: Texts;
  shortDescription: Texts;
  imageBackground: string;
  depositsFrom: number | null;
  depositsTo: number | null;
  percent: number;
  freeSpins: number;
  wagering: number;
  amounts: Partial<Record<Currency, BonusAmounts>>;
  /** Of a campaign for a list. */
  players?: readonly string[];
  /** False for one that is written, and begun later. */
  active?: boolean;
}

/** A campaign as it is kept. */
export type Campaign = Omit<BonusRow, 'players' | 'active'> & CampaignRules & { active: boolean };

const BONUS = sql`
  b.id, b.tag, b.type, b.promocode, b.name, b.short_description as "shortDescription", b.image_background as "imageBackground",
  b.deposits_from as "depositsFrom", b.deposits_to as "depositsTo", b.percent, b.free_spins as "freeSpins", b.wagering,
  b.basis, b.weights, b.excluded_games as "excludedGames", b.hours_to_live as "hoursToLive", b.offer_hours as "offerHours",
  b.most_grants as "grantsPerPlayer", b.min_odds as "minOdds", b.starts_at as "startsAt", b.ends_at as "endsAt",
  b.countries, b.segment, b.share, b.once_per_person as "oncePerPerson", b.free_spin_games as "freeSpinGames",
  b.free_spin_day_limit as "freeSpinDayLimit", b.free_spin_days as "freeSpinDays", b.free_spin_wins as "freeSpinWins",
  b.trigger, b.active,
  coalesce((select jsonb_object_agg(a.currency, jsonb_build_object(
              'maxBonus', a.max_bonus, 'minDeposit', a.min_deposit, 'maxBet', a.max_bet, 'freeSpinBet', a.free_spin_bet,
              'maxWin', a.max_win, 'budget', a.budget,
              'isSpent', coalesce(a.granted + a.max_bonus + b.free_spins * a.free_spin_bet > a.budget, false)))
              from bonuses.amounts a where a.bonus_id = b.id), '{}'::jsonb) as amounts`;

/** On offer at a moment, by the clock that everything else goes by: not stopped, and within its schedule. */
export const onOffer = (now: Date) => sql`
  b.active and b.starts_at <= ${now}::timestamptz is not false and b.ends_at > ${now}::timestamptz is not false`;

/** Without the currencies whose budget another grant would exceed. */
const covered = (campaigns: readonly Campaign[]): Campaign[] =>
  campaigns
    .map((campaign) => ({
      ...campaign,
      amounts: Object.fromEntries(
        Object.entries(campaign.amounts).filter(
          ([, amounts]) => !(amounts as BonusAmounts & { isSpent?: boolean }).isSpent,
        ),
      ),
    }))
    .filter(({ amounts }) => Object.keys(amounts).length > 0);

/** The bonuses on offer of some types, by their ids. */
export async function listOfTypes(db: Db, types: readonly number[], now: Date): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${BONUS} from bonuses.definitions b
     where ${onOffer(now)} and b.type = any (${[...types]}::smallint[]) order by b.id`.execute(db);
  return covered(rows);
}

/** The bonuses on offer that carry one of some tags, those for earlier deposits first. */
export async function listBonuses(db: Db, tags: readonly BonusTag[], now: Date): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${BONUS} from bonuses.definitions b
     where ${onOffer(now)} and b.tag = any (${[...tags]}::text[])
     order by b.deposits_from nulls last, b.id`.execute(db);
  return covered(rows);
}

/** The bonuses on offer with a tag whose deposits begin with that one, by their ids. */
export async function listForDeposit(db: Db, tag: BonusTag, deposit: number, now: Date): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${BONUS} from bonuses.definitions b
     where ${onOffer(now)} and b.tag = ${tag} and b.deposits_from = ${deposit}
     order by b.id`.execute(db);
  return covered(rows);
}

/** A campaign, on offer or not. */
export async function findCampaign(db: Db, id: string): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`select ${BONUS} from bonuses.definitions b where b.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** A bonus on offer by its id, if its budget covers one more. */
export async function findOnOffer(db: Db, id: string, now: Date): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select ${BONUS} from bonuses.definitions b where ${onOffer(now)} and b.id = ${id}`.execute(db);
  return covered(rows)[0];
}

/** The bonus on offer that a code stands for. */
export async function findByCode(db: Db, promocode: string, now: Date): Promise<Campaign | undefined> {
  const { rows } = await sql<Campaign>`
    select ${BONUS} from bonuses.definitions b where ${onOffer(now)} and b.promocode = ${promocode}`.execute(
    db,
  );
  return covered(rows)[0];
}

/** Bonuses by their ids, those that are no longer on offer too. */
export async function findNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: Texts }[]> {
  const { rows } = await sql<{ id: string; name: Texts }>`
    select b.id, b.name from bonuses.definitions b where b.id = any (${[...ids]}::text[])`.execute(db);
  return rows;
}

/** Adds a bonus unless there is one with its id: what operators made of it stays. @returns whether it was added. */
export async function addBonus(trx: Db, bonus: BonusRow): Promise<boolean> {
  const rules = campaignRules(bonus);
  const { numAffectedRows } = await sql`
    insert into bonuses.definitions (id, tag, type, promocode, name, short_description, image_background, deposits_from,
                                     deposits_to, percent, free_spins, wagering, basis, weights, excluded_games,
                                     hours_to_live, offer_hours, most_grants, min_odds, starts_at, ends_at, countries,
                                     segment, share, once_per_person, free_spin_games, free_spin_day_limit, free_spin_days,
                                     free_spin_wins, trigger, active, begun_at)
    values (${bonus.id}, ${bonus.tag}, ${bonus.type}, ${bonus.promocode}, ${JSON.stringify(bonus.name)}::jsonb,
            ${JSON.stringify(bonus.shortDescription)}::jsonb, ${bonus.imageBackground}, ${bonus.depositsFrom},
            ${bonus.depositsTo}, ${bonus.percent}, ${bonus.freeSpins}, ${bonus.wagering}, ${rules.basis},
            ${JSON.stringify(rules.weights)}::jsonb, ${rules.excludedGames}::text[], ${rules.hoursToLive}, ${rules.offerHours},
            ${rules.grantsPerPlayer}, ${rules.minOdds && JSON.stringify(rules.minOdds)}::jsonb, ${rules.startsAt},
            ${rules.endsAt}, ${rules.countries}::text[], ${JSON.stringify(rules.segment)}::jsonb, ${rules.share}, ${rules.oncePerPerson},
            ${rules.freeSpinGames}::text[], ${rules.freeSpinDayLimit}, ${rules.freeSpinDays}, ${rules.freeSpinWins},
            ${JSON.stringify(rules.trigger)}::jsonb, ${bonus.active ?? true},
            case when ${bonus.active ?? true} then now() end)
    on conflict (id) do nothing`.execute(trx);
  if (!numAffectedRows) return false;
  for (const [currency, amounts] of Object.entries(bonus.amounts)) {
    const { maxBonus, minDeposit, maxBet, freeSpinBet, maxWin = null, budget = null } = amounts;
    await sql`
      insert into bonuses.amounts (bonus_id, currency, max_bonus, min_deposit, max_bet, free_spin_bet, max_win, budget)
      values (${bonus.id}, ${currency}, ${maxBonus}, ${minDeposit}, ${maxBet}, ${freeSpinBet}, ${maxWin}, ${budget})`.execute(
      trx,
    );
  }
  if (bonus.players) await listPlayers(trx, bonus.id, bonus.players);
  return true;
}
