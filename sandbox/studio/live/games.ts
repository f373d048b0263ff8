import { ENGINE_GAMES, type AnyEngine } from '../engine-rounds/games';
import type { EngineKind } from '../engine-rounds/kinds';
import { coupOf, coupResult } from '../engines/baccarat/baccarat';
import { DECKS, type BetName } from '../engines/baccarat/rules';
import { shuffledShoe } from '../engines/cards/cards';
import type { Rng } from '../engines/chance/rng';
import type { Limits, TableLimits } from '../engines/play/limits';
import type { Kind } from '../engines/roulette/layout';
import { drawPocket } from '../engines/roulette/roulette';
import type { LiveKind } from './kinds';

/** A game as it is played at a table that many share: one draw for all bets. */
export interface LiveGame {
  /** The same game for one player, whose engine and picture it has. */
  alone: EngineKind;
  /** What the table shows everybody of a draw: what the engine shows of a round, without bets. */
  outcome(rng: Rng): object;
  /** What the table takes. @param catalogue least and most of a round, minor units */
  limits(catalogue: Limits): TableLimits;
  /** From the draw to the opening of the next round: the picture of it, and time to read what it came to, ms. */
  showMs: number;
}

/** As the table for one player has them, in tenths of what even money takes. */
const ROULETTE_TENTHS: Record<Kind, number> = {
  straight: 1,
  split: 2,
  street: 3,
  trio: 3,
  corner: 4,
  first_four: 4,
  six_line: 6,
  column: 10,
  dozen: 10,
  even_money: 10,
};

/** The highest stake of the catalogue may lie on even money; a number takes a tenth of it, so that none wins too much. */
function rouletteLimits({ min, max }: Limits): TableLimits {
  const spots = Object.entries(ROULETTE_TENTHS).map(([kind, tenths]) => {
    const most = Math.floor((max * tenths) / 10);
    return [kind, { min, max: most }] as const;
  });
  return { spots: Object.fromEntries(spots), total: { min, max } };
}

// The ball runs for 7 s; then the number is read, chips leave, wins are seen.
const ROULETTE_MS = 13_000;

/** The highest stake of the catalogue may lie on either side; what pays many times takes a tenth of it. */
function baccaratLimits({ min, max }: Limits): TableLimits {
  const side = { min, max };
  const rare = { min, max: Math.floor(max / 10) };
  const spots: Record<BetName, Limits> = {
    ...{ banker: side, player: side },
    ...{ tie: rare, banker_pair: rare, player_pair: rare },
  };
  return { spots, total: { min, max } };
}

// Up to six cards, the last of which is squeezed for 4 s at most; then chips leave, and boards are read.
const BACCARAT_MS = 16_000;

export const LIVE_GAMES: Readonly<Record<LiveKind, LiveGame>> = {
  live_baccarat: {
    alone: 'baccarat',
    outcome(rng) {
      const coup = coupOf(shuffledShoe(rng, DECKS));
      return { ...coup, ...coupResult(coup) };
    },
    limits: baccaratLimits,
    showMs: BACCARAT_MS,
  },
  live_french_roulette: {
    alone: 'french_roulette',
    outcome: (rng) => ({ laPartage: true, pocket: drawPocket(rng) }),
    limits: rouletteLimits,
    showMs: ROULETTE_MS,
  },
  live_roulette: {
    alone: 'roulette',
    outcome: (rng) => ({ laPartage: false, pocket: drawPocket(rng) }),
    limits: rouletteLimits,
    showMs: ROULETTE_MS,
  },
};

/** Rules of the game for one bet. */
export const liveEngine = (kind: LiveKind): AnyEngine => ENGINE_GAMES[LIVE_GAMES[kind].alone].engine;
