import { API_CODES } from '@/lib/domain/api-codes';
import { toSafeMinor } from '@/lib/money/money';
import type { Kernel } from '../../kernel/kernel';
import { Problem } from '../../kernel/problem';
import type { PlayerSession } from '../../kernel/session';
import type { LedgerService } from '../../ledger/service';
import { countsNothing } from './store';

/** What the launch of a game asks of a player's bonus. */
export interface BonusLaunches {
  /**
   * In a game of which the active bonus counts nothing, only real money can be staked: with bonus money and too little of
   * their own, a player would open a game in which every bet is refused.
   * @throws Problem 409 `client_api_73` with `minimum` (minor units) and `currency`.
   */
  refuseBelowMinimum(
    player: Pick<PlayerSession, 'playerId' | 'currency'>,
    game: { id: string; categories: readonly number[] },
  ): Promise<void>;
}

export const createBonusLaunches = (
  { db, config }: Pick<Kernel, 'db' | 'config'>,
  ledger: Pick<LedgerService, 'wallets'>,
): BonusLaunches => ({
  async refuseBelowMinimum({ playerId, currency }, game) {
    if (!(await countsNothing(db, playerId, currency, game))) return;
    const wallet = (await ledger.wallets(playerId)).find((known) => known.currency === currency);
    if (!wallet || wallet.bonus === 0n || wallet.real >= config.houseMinimum) return;
    throw new Problem(
      409,
      API_CODES.gameBlockedForBonus,
      'the bonus counts nothing of this game, and there is too little real money for it',
      { minimum: toSafeMinor(config.houseMinimum), currency },
    );
  },
});
