import { sql } from 'kysely';
import type { BonusRefusal } from '@/lib/domain/bonuses';
import type { HandOutcome } from '@/lib/domain/campaigns';
import type { Currency } from '@/lib/money/money';
import type { GrantEngine } from '../grants/engine';
import * as grants from '../grants/store';
import type { Campaign, Db } from '../store';
import { giveOrOffer } from '../triggers/give';

/** A player whom an operator names. */
export interface NamedPlayer {
  id: string;
  email: string;
  currency: Currency;
}

/** A bonus for some players, by an operator's hand. */
export interface HandGiving {
  campaign: Campaign;
  players: readonly NamedPlayer[];
  /** In place of the campaign's amount: for players of this currency only. Minor units. */
  amount: { currency: Currency; minor: number } | null;
  /** The same gives nothing twice. */
  key: string;
}

export interface HandResult {
  playerId: string;
  email: string;
  outcome: HandOutcome;
  grantId: string | null;
  currency: Currency;
  /** Bonus money, minor units. */
  amount: bigint;
}

/** Players by their ids or addresses; who is not there is left out. */
export async function findPlayers(db: Db, names: readonly string[]): Promise<NamedPlayer[]> {
  const wanted = names.map((name) => name.toLowerCase());
  const { rows } = await sql<NamedPlayer>`
    select t.player_id as id, d.email, t.currency
      from identity.player_traits t join identity.player_directory d on d.player_id = t.player_id
     where d.email = any (${wanted}::text[]) or t.player_id::text = any (${wanted}::text[])
     order by t.player_id`.execute(db);
  return rows;
}

const amountFor = ({ campaign, amount }: HandGiving, currency: Currency): bigint | null => {
  const own = campaign.amounts[currency];
  if (!own || (amount && amount.currency !== currency)) return null;
  return BigInt(amount?.minor ?? own.maxBonus);
};

/** What the rule says of a player, as operators are told; the rest is that there is not enough left. */
const OUTCOMES: Partial<Record<BonusRefusal, HandOutcome>> = {
  account: 'closed',
  used: 'had',
  other_currency: 'currency',
  one_per_person: 'one_person',
  first_play: 'first_play',
  spin_stake: 'spin_stake',
};

/** Gives a bonus by hand, in the caller's transaction: as offers, or active at once where the campaign says so. */
export const createHandGiving =
  (engine: Pick<GrantEngine, 'offerOrSay' | 'giveOrSay'>) =>
  async (trx: Db, giving: HandGiving): Promise<HandResult[]> => {
    const { campaign, key } = giving;
    const triggerKey = `hand:${key}`;
    const results: HandResult[] = [];
    // In the order of their ids, as everybody who locks several wallets.
    for (const player of giving.players.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
      const { id: playerId, currency, email } = player;
      const amount = amountFor(giving, currency);
      const result = (outcome: HandOutcome, grantId: string | null = null): HandResult => ({
        playerId,
        email,
        outcome,
        grantId,
        currency,
        amount: amount ?? 0n,
      });
      const before = await grants.grantOfTrigger(trx, { playerId, bonusId: campaign.id, triggerKey });
      if (before) {
        results.push(result('given_before', before.id));
        continue;
      }
      if (amount === null) {
        results.push(result('currency'));
        continue;
      }
      const offer = { playerId, currency, campaign, triggerKey, amount, chosen: true };
      const given = await giveOrOffer(engine, trx, offer);
      results.push(given.grant ? result('given', given.grant.id) : result(OUTCOMES[given.why] ?? 'budget'));
    }
    return results;
  };
