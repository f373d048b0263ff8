import { LANGUAGE_CODES, LOCALES, type Locale } from '@/lib/domain/locales';
import type { Currency } from '@/lib/money/money';
import { framePicture, themeLook, type ThemeLook, type ThemePicture } from './assets/theme-art';
import { CONFIRM_MS, CRASH_LIMITS, CRASH_PACE_MS, MAX_WIN, OPEN_MS, RTP_MILLIONTHS } from './crash/limits';
import { ROUND_PACE_MS } from './engine-rounds/engine-rounds';
import { ENGINE_GAMES } from './engine-rounds/games';
import type { EngineKind } from './engine-rounds/kinds';
import { catalogueLimits } from './live/bets';
import { LIVE_GAMES } from './live/games';
import type { LiveKind, TableKind } from './live/kinds';
import * as live from './live/limits';
import type { TableLimits } from './engines/play/limits';
import { cycleOf, type Session } from './launch';
import { SPIN_PACE_MS } from './rounds';
import { buyingStakesOf, stakesOf } from './slots/bets';
import { sheetOf, type SlotSheet } from './slots/sheet';
import { slotOf } from './slots/slot-named';
import { symbolNames, type SymbolNames } from './slots/symbol-names';

/** What the page of every game tells its client once. */
interface AnyBoot {
  mode: 'real' | 'demo';
  title: string;
  provider: string;
  currency: Currency;
  locale: Locale;
  language: Session['language'];
  /** Least time from the start of a round, or of a turn of reels, to the next one's, ms. */
  paceMs: number;
  /** Base address of the play API. */
  api: string;
  /** Address of the page that verifies rounds. */
  verifier: string;
  webOrigin: string;
  lobbyUrl: string;
  /** A return is celebrated above so many stakes. */
  celebrateAbove: number;
}

/** What the page of a game with an engine tells its client. Amounts are minor units. */
export interface TableBoot<Kind extends TableKind = TableKind> extends AnyBoot {
  kind: Kind;
  limits: TableLimits;
}

/** What the page of a live table tells its client: the game as one player has it, and what the table adds. */
export interface LiveBoot extends TableBoot {
  live: {
    kind: LiveKind;
    /** How long bets are open, how long after the bell the round is drawn, and how long it is shown, ms. */
    openMs: number;
    confirmMs: number;
    showMs: number;
  };
}

/** What the page of a game of crash tells its client. Amounts are minor units. */
export interface CrashBoot extends AnyBoot {
  kind: 'crash';
  limits: TableLimits;
  /** Most that one bet can pay, its stake included. */
  maxWin: number;
  /** Exact return in millionths. */
  rtpMillionths: number;
  /** How long bets are open, and how long after the bell the round starts, ms. */
  openMs: number;
  confirmMs: number;
}

/** What the page of a slot tells its client: its rules, its pictures. Amounts are minor units. */
export interface Boot extends AnyBoot, SlotSheet {
  stakes: readonly number[];
  /** Stakes at which the feature can be bought. */
  buyingStakes: readonly number[];
  theme: Session['theme'];
  look: ThemeLook;
  pictures: Record<ThemePicture, string>;
  /** What its symbols are called, for who does not see them. */
  names: SymbolNames;
  /** Address of the frame that holds its cells. */
  framePicture: string;
  /** Address of the game's name in the lettering of its theme. */
  titlePicture: string;
}

interface Place {
  /** The studio's path. */
  base: string;
  webOrigin: string;
}

const anyBoot = (session: Session, { base, webOrigin }: Place, paceMs: number): AnyBoot => ({
  mode: session.mode,
  title: session.title,
  provider: session.provider,
  currency: session.currency,
  locale: LOCALES.find((locale) => LANGUAGE_CODES[locale] === session.language) ?? 'en',
  language: session.language,
  paceMs,
  api: `${base}/play/${session.id}`,
  verifier: `${base}/verify`,
  webOrigin,
  lobbyUrl: session.lobbyUrl,
  celebrateAbove: session.rules?.celebrateAbove ?? 1,
});

export const tableBootOf = (session: Session, kind: EngineKind, place: Place): TableBoot<EngineKind> => ({
  ...anyBoot(session, place, cycleOf(session, ROUND_PACE_MS)),
  kind,
  limits: ENGINE_GAMES[kind].limits,
});

export function liveBootOf(session: Session, kind: LiveKind, place: Place): LiveBoot {
  const { drawnAs, limits, showMs } = LIVE_GAMES[kind];
  return {
    ...anyBoot(session, place, ROUND_PACE_MS),
    kind: drawnAs,
    limits: limits(catalogueLimits(session)),
    live: { kind, openMs: live.OPEN_MS, confirmMs: live.CONFIRM_MS, showMs },
  };
}

export const crashBootOf = (session: Session, place: Place): CrashBoot => ({
  ...anyBoot(session, place, CRASH_PACE_MS),
  kind: 'crash',
  limits: CRASH_LIMITS,
  maxWin: MAX_WIN,
  rtpMillionths: RTP_MILLIONTHS,
  openMs: OPEN_MS,
  confirmMs: CONFIRM_MS,
});

export function bootOf(session: Session, place: Place & { pictures: Record<ThemePicture, string> }): Boot {
  const sheet = sheetOf(slotOf(session));
  return {
    ...anyBoot(session, place, cycleOf(session, SPIN_PACE_MS)),
    ...sheet,
    verifier: `${place.base}/verify?theme=${session.theme}`,
    stakes: stakesOf(session),
    buyingStakes: buyingStakesOf(session),
    theme: session.theme,
    look: themeLook(session.theme),
    pictures: place.pictures,
    names: symbolNames(session.theme, session.language),
    framePicture: place.pictures[framePicture(sheet.shape)],
    titlePicture: `${place.base}/play/${session.id}/title.webp`,
  };
}
