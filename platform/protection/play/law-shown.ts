import type { GameFamily } from '@/lib/domain/game-themes';
import { DEFAULT_CURRENCY } from '@/lib/money/money';
import { mostSlotStake, type JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';

/** What pages show less of where the law says so. */
export interface LawShown {
  /** Sorts of games that are not offered. */
  withheld: readonly GameFamily[];
  /** Whether play money is for verified players alone. */
  provedDemo: boolean;
  jackpots: boolean;
  wheel: boolean;
  /** What a round of slots costs at most, euro's minor units; null where the law says nothing. */
  mostStake: bigint | null;
}

export interface LawsShown {
  /**
   * What the law lets a page show: the player's own where somebody is logged in, else that of the place; where that is not
   * known, what every licence of the operator lets it show. Games are withheld, and play money
   * bound, by the law of the place as well.
   * @param place country of the request's address, ISO 3166-1 alpha-2; null when not known
   */
  lawShown(
    player: Pick<PlayerSession, 'playerId' | 'country'> | null,
    place: string | null,
  ): Promise<LawShown>;
}

export interface LawsShownParts {
  jurisdictions: Pick<
    JurisdictionsService,
    'withheld' | 'hasProvedDemo' | 'hasJackpots' | 'hasWheel' | 'stakeLaw'
  >;
}

export function createLawsShown(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { jurisdictions }: LawsShownParts,
): LawsShown {
  return {
    async lawShown(player, place) {
      const now = clock.now();
      const country = player?.country ?? place;
      const whose = { playerId: player?.playerId ?? null, currency: DEFAULT_CURRENCY };
      return {
        withheld: jurisdictions.withheld([player?.country ?? null, place], now),
        provedDemo: jurisdictions.hasProvedDemo([player?.country ?? null, place], now),
        jackpots: jurisdictions.hasJackpots(country, now),
        wheel: jurisdictions.hasWheel(country, now),
        mostStake: await mostSlotStake(db, jurisdictions.stakeLaw(country, now), whose, now),
      };
    },
  };
}
