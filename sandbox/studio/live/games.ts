import { ENGINE_GAMES, LONGEST_BET, type AnyEngine } from '../engine-rounds/games';
import type { EngineKind } from '../engine-rounds/kinds';
import { coupOf, coupResult } from '../engines/baccarat/baccarat';
import { DECKS, type BetName } from '../engines/baccarat/rules';
import { shuffledShoe } from '../engines/cards/cards';
import type { Limits, TableLimits } from '../engines/play/limits';
import type { Kind } from '../engines/roulette/layout';
import { drawPocket } from '../engines/roulette/roulette';
import type { SicBoKind } from '../engines/sicbo/bets';
import type { ShowBet } from '../engines/show/segments';
import { outcomeOfSpin, show, spinShow } from '../engines/show/show';
import { sicBo, throwDice, throwOf } from '../engines/sicbo/sicbo';
import { LIVE_BLACKJACK } from './blackjack';
import type { LiveGame } from './game';
import { LIVE_HOLDEM } from './holdem';
import type { LiveKind } from './kinds';

/** The same game for one player, whose engine and picture it has. */
const asAlone = (kind: EngineKind): Pick<LiveGame, 'drawnAs' | 'engine' | 'longestBet'> => ({
  drawnAs: kind,
  engine: ENGINE_GAMES[kind].engine,
  longestBet: ENGINE_GAMES[kind].longestBet ?? LONGEST_BET,
});

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

/** Thousandths of what even money takes: the more a bet pays, the less it takes, so that none wins too much. */
const SIC_BO_SHARES: Record<SicBoKind, number> = {
  ...{ even_money: 1_000, single: 250, pair: 150, double: 80, any_triple: 30, triple: 5 },
  ...{ total_6: 150, total_7: 130, total_8: 110, total_12: 80, total_18: 50, total_31: 30, total_62: 15 },
};

function sicBoLimits({ min, max }: Limits): TableLimits {
  const spots = Object.entries(SIC_BO_SHARES).map(([kind, share]) => {
    const most = Math.max(min, Math.floor((max * share) / 1_000));
    return [kind, { min, max: most }] as const;
  });
  return { spots: Object.fromEntries(spots), total: { min, max } };
}

/** Chips may lie on all 52 spots. */
const SIC_BO_BET = 1_600;
// The dice are shaken for 3 s; then they are read, chips leave, wins are seen.
const SIC_BO_MS = 11_000;

/** The highest stake of the catalogue may lie on 1; what can pay more takes less, so that no bet wins too much. */
function showLimits({ min, max }: Limits): TableLimits {
  const upTo = (share: number) => ({ min, max: Math.max(min, Math.floor(max / share)) });
  const spots: Record<ShowBet, Limits> = {
    ...{ n1: upTo(1), n3: upTo(2), n12: upTo(6), n25: upTo(12) },
    ...{ lanterns: upTo(20), curtains: upTo(30), carousel: upTo(200) },
  };
  return { spots, total: { min, max } };
}

// The wheel runs for 7 s, a bonus round for 6; then it is read, chips leave, wins are seen.
const SHOW_MS = 18_000;

export const LIVE_GAMES: Readonly<Record<LiveKind, LiveGame>> = {
  live_baccarat: {
    ...asAlone('baccarat'),
    outcome(rng) {
      const coup = coupOf(shuffledShoe(rng, DECKS));
      return { ...coup, ...coupResult(coup) };
    },
    limits: baccaratLimits,
    showMs: BACCARAT_MS,
  },
  live_blackjack: LIVE_BLACKJACK,
  live_dice: {
    ...{ drawnAs: 'sicbo', engine: sicBo, longestBet: SIC_BO_BET },
    outcome: (rng) => throwOf(throwDice(rng)),
    limits: sicBoLimits,
    showMs: SIC_BO_MS,
  },
  live_french_roulette: {
    ...asAlone('french_roulette'),
    outcome: (rng) => ({ laPartage: true, pocket: drawPocket(rng) }),
    limits: rouletteLimits,
    showMs: ROULETTE_MS,
  },
  live_gameshow: {
    ...{ drawnAs: 'show', engine: show, longestBet: LONGEST_BET },
    outcome: (rng) => outcomeOfSpin(spinShow(rng)),
    limits: showLimits,
    showMs: SHOW_MS,
  },
  live_holdem: LIVE_HOLDEM,
  live_roulette: {
    ...asAlone('roulette'),
    outcome: (rng) => ({ laPartage: false, pocket: drawPocket(rng) }),
    limits: rouletteLimits,
    showMs: ROULETTE_MS,
  },
};

/** Rules of the game for one bet. */
export const liveEngine = (kind: LiveKind): AnyEngine => LIVE_GAMES[kind].engine;
