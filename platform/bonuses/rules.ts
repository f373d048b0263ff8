import type { Segment } from './audience/segment';
import type { WageringBasis } from '@/lib/domain/bonuses';
import { categoryOfId, GAME_CATEGORIES, type GameCategoryCode } from '@/lib/domain/game-categories';

/** Percent of a stake that counts, by id of the game's category, as the database keeps it. */
export type Weights = Record<string, number>;
/** The same, by the category's code, as the API tells it. */
export type WeightsByCategory = Record<string, number>;

/** The least odds of a bet on sports that would count. */
export interface MinOdds {
  single: number;
  multi: number;
  system: number;
}

/** What wins of free spins are: money of the bonus that they came with, to be wagered, or real money. */
export const FREE_SPIN_WINS = ['bonus', 'real'] as const;
export type FreeSpinWins = (typeof FREE_SPIN_WINS)[number];

/** What a campaign asks and gives beside its amounts. */
export interface CampaignRules {
  basis: WageringBasis;
  weights: Weights;
  /** Ids of games. */
  excludedGames: string[];
  /** From the activation. */
  hoursToLive: number;
  /** How long an offer waits for an answer. */
  offerHours: number;
  grantsPerPlayer: number;
  minOdds: MinOdds | null;
  startsAt: Date | null;
  endsAt: Date | null;
  /** ISO 3166 alpha-2; null is everywhere. */
  countries: string[] | null;
  /** For whom beside that. */
  segment: Segment;
  /** Percent of those whom it is for that have it, 1 to 100: the same players each time. The others neither see nor get it. */
  share: number;
  /** A person has one of all campaigns that say so, whatever the number of accounts. */
  oncePerPerson: boolean;
  freeSpinGames: string[];
  freeSpinDayLimit: number | null;
  freeSpinDays: number;
  freeSpinWins: FreeSpinWins;
  /** What sets it off beside its type. */
  trigger: Record<string, unknown>;
}

const idOf = (code: GameCategoryCode) => GAME_CATEGORIES.find((category) => category.code === code)?.id ?? 0;

/** How weights name a category here. */
export const weightKey = (code: GameCategoryCode): string => String(idOf(code));

/** Slots whole, what is played against a dealer or by skill a tenth, what feeds jackpots nothing. */
export const USUAL_WEIGHTS: Weights = Object.fromEntries(
  Object.entries({
    slots: 100,
    live: 10,
    jackpots: 0,
    crash: 20,
    blackjack: 10,
    baccarat: 10,
    poker: 10,
    roulette: 10,
    live_dealer_shows: 10,
    keno: 20,
    bingo: 20,
    all: 0,
  } satisfies Partial<Record<GameCategoryCode, number>>).map(([code, percent]) => [
    idOf(code as GameCategoryCode),
    percent,
  ]),
);

const USUAL_RULES: CampaignRules = {
  basis: 'bonus',
  weights: USUAL_WEIGHTS,
  excludedGames: [],
  hoursToLive: 168,
  offerHours: 168,
  grantsPerPlayer: 1,
  minOdds: null,
  startsAt: null,
  endsAt: null,
  countries: null,
  segment: {},
  share: 100,
  oncePerPerson: false,
  freeSpinGames: [],
  freeSpinDayLimit: null,
  freeSpinDays: 7,
  freeSpinWins: 'bonus',
  trigger: {},
};

/** The rules of a campaign, with the usual ones where it says nothing. */
export const campaignRules = (campaign: Partial<CampaignRules>): CampaignRules => ({
  ...USUAL_RULES,
  ...campaign,
});

export function weightsByCategory(weights: Weights): WeightsByCategory {
  const known = Object.entries(weights).flatMap(([id, percent]) => {
    const code = categoryOfId(Number(id))?.code;
    return code === undefined ? [] : [[code, percent] as const];
  });
  return Object.fromEntries(known);
}
