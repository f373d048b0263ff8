/** How often a player may ask to be told of their play. Minutes. */
export const CHECK_MINUTES = [15, 30, 60, 120] as const;
export type CheckMinutes = (typeof CHECK_MINUTES)[number];

/** What a law lets a round of slots cost, in euro's minor units. */
export interface MostStake {
  amount: bigint;
  /** For players who are younger than so many years, or of whom that is not known. */
  young?: { below: number; amount: bigint };
}

/** What the law of the player says of time and speed in play. */
export interface PlayLaw {
  /** From the start of a round to the next one's at least, over all games of a player, ms; null where it says nothing. */
  cycle: { slotMs: number; otherMs: number } | null;
  autoplay: boolean;
  turbo: boolean;
  /** A return is celebrated above so many stakes. */
  celebrateAbove: number;
  mostSlotStake?: MostStake;
  /** Players are told of their play at least so often. Minutes. */
  checkMinutes?: number;
  /** After so long no round begins for a while. */
  pause?: {
    afterMinutes: number;
    forMinutes: number;
    /** Whether play money goes on meanwhile. */ demo: boolean;
  };
  /** The break of a day is one press away on every page, not only beside a game. */
  stopEverywhere?: boolean;
  /** A second game opens when the first one is closed. */
  oneGame?: boolean;
}

/** Where a law says nothing of play: no reel turns by itself, and nothing below the stake is celebrated. */
export const PLAY_LAW: PlayLaw = { cycle: null, autoplay: false, turbo: false, celebrateAbove: 1 };
