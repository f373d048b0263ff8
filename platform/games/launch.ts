import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { familyOf, type GameFamily } from '@/lib/domain/game-themes';
import { slotByFacts } from '@/lib/domain/slot-models';
import {
  DEFAULT_LOCALE,
  LOCALE_PREFIXES,
  localeFromLanguageCode,
  type LanguageCode,
} from '@/lib/domain/locales';
import type { ProfileField } from '@/lib/domain/player-profile';
import { DEFAULT_CURRENCY, toSafeMinor, type Currency } from '@/lib/money/money';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { RulesOfPlay } from '../protection/service';
import { refuseBlocked } from './blocks';
import { notePlayed } from './marks';
import { keepToOneGame } from './one-game';
import type { Game } from './presentation';
import * as sessions from './sessions';
import { launchAtStudio, type StudioLaunch } from './studio';

export interface Launch {
  sessionId: string;
  /** On the studio's own origin. */
  url: string;
  mode: 'real' | 'demo';
  expiresAt: Date;
  /** The free spins that are used in it first; null when there are none for today, and in a demo. */
  freeSpins: SpinsAtLaunch | null;
}

/** Free spins of a player's in a game, minor units. */
export interface SpinsAtLaunch {
  grantId: string;
  leftToday: number;
  betAmount: number;
  currency: Currency;
}

export interface LaunchRequest {
  /** A game's id or slug. */
  game: string;
  mode: 'real' | 'demo';
  language: LanguageCode;
  player: PlayerSession | null;
  /** Where the studio's own way back leads: a page of ours; the lobby when left out. */
  lobbyUrl?: string | undefined;
  /** ISO 3166 alpha-2 of where the request comes from, when known. */
  country?: string | null;
  /** Where the law lets one game be open: the other one is closed. */
  closeOther?: boolean | undefined;
}

/** What games asks about the limits of players. */
interface PlayLimits {
  /** @throws Problem 409 `limit_required` while the law asks for a limit that the player has not set. */
  refuseWithoutLimits(player: PlayerSession): Promise<void>;
  /** @throws Problem 403 `on_break` while the player takes a break from play */
  refuseOnBreak(on: Kysely<unknown>, playerId: string): Promise<void>;
  /** After refuseOnBreak(). @throws Problem 403 `account_held`, `register_listed` while the account waits. */
  admitPresent(player: PlayerSession): Promise<void>;
  /** Both, in a transaction, and of what is known alone. */
  refuseAway(on: Kysely<unknown>, playerId: string): Promise<void>;
  /** @throws Problem 403 `play_paused` while the law lets nobody play, not even with play money. */
  refusePaused(player: PlayerSession): Promise<void>;
  /** The session of play goes on, or begins, alone with the player's money. */
  beginPlay(trx: Kysely<unknown>, player: PlayerSession, currency: Currency): Promise<RulesOfPlay>;
  rulesOfDemo(player: PlayerSession | null, country: string | null, currency: Currency): Promise<RulesOfPlay>;
  endPlay(on: Kysely<unknown>, playerId: string): Promise<void>;
}

/** What games needs to know about players. */
interface PlayerStanding {
  isPlayable(playerId: string): Promise<boolean>;
  /** The currency that the account is kept in, until the transaction ends. */
  currencyInUse(trx: Kysely<unknown>, playerId: string): Promise<Currency | null>;
}

/** What games asks about the law of a player's country. */
interface PlayLaw {
  /** @throws Problem 403 `client_api_56` while something is not proved yet. */
  refuseUnproved(player: PlayerSession, activity: 'play', visitor: string | null): Promise<void>;
  /** @throws Problem 403 `demo_unproved` where the law leaves play money to players who are verified. */
  refuseUnprovedDemo(player: PlayerSession | null, visitor: string | null): Promise<void>;
  /** @throws Problem 403 `client_api_72` for a game that the law of a country withholds. */
  refuseWithheld(family: GameFamily, countries: readonly (string | null)[]): void;
}

/** What games asks about what players have told. */
interface PlayerData {
  /** What must be told before a studio's game opens for money; empty when nothing is missing. */
  missingForPlay(playerId: string, providerId: number): Promise<readonly ProfileField[]>;
}

/** What games asks about the bonuses that a player has. */
interface PlayBonuses {
  /** @throws Problem 409 `client_api_73` where only real money can be staked, and there is too little of it. */
  refuseBelowMinimum(player: PlayerSession, game: Pick<Game, 'id' | 'categories'>): Promise<void>;
  freeSpins: {
    forGame(game: { playerId: string; currency: Currency; gameId: string }): Promise<SpinsAtLaunch | null>;
  };
}

/** What games asks about the chat of live tables. */
interface PlayChat {
  standingOf(playerId: string): Promise<StudioLaunch['chat_standing'] | null>;
}

export interface LaunchParts {
  bonuses: PlayBonuses;
  chat: PlayChat;
  identity: PlayerStanding;
  jurisdictions: PlayLaw;
  players: PlayerData;
  protection: PlayLimits;
}

/** Address of the lobby in a language: the target of the studio's own back link. */
function lobbyOf(webUrl: string, language: LanguageCode): string {
  const locale = localeFromLanguageCode(language) ?? DEFAULT_LOCALE;
  // The home page's canonical spelling: with a slash at its end, but without one below a base path.
  if (locale === DEFAULT_LOCALE) return new URL(webUrl).href;
  return `${webUrl}${LOCALE_PREFIXES[locale as keyof typeof LOCALE_PREFIXES]}`;
}

/** @throws Problem 422 `client_api_62` for what is no address, or none of ours: a studio would lead players there. */
function ownPage(webUrl: string, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const own = new URL(webUrl);
  const base = own.pathname.replace(/\/$/, '');
  const isOwn =
    url?.origin === own.origin &&
    url.username === '' &&
    url.password === '' &&
    (url.pathname === base || url.pathname.startsWith(`${base}/`));
  if (isOwn) return url.href;
  throw new Problem(422, API_CODES.invalidUrl, 'this is no page of the product', {
    fields: { lobbyUrl: 'invalid' },
  });
}

/** Whether the player has staked in a round of the game that is not over: it is finished, also while the game is closed. */
async function hasOpenRound(db: Kysely<unknown>, playerId: string, gameId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select wallet.has_open_round(${playerId}::uuid, ${gameId}, null) as open`.execute(db);
  return rows[0]?.open ?? false;
}

/** What the law says of rounds of this game. Those that many share keep the time of their table. */
function rulesFor(game: Game, rules: RulesOfPlay): NonNullable<StudioLaunch['play_rules']> {
  const family = familyOf(game.theme, game.source === 1);
  const isShared = family === 'live' || family === 'crash';
  return {
    min_cycle_ms: isShared ? null : family === 'slot' ? rules.slotMs : rules.otherMs,
    max_stake: family === 'slot' && rules.mostStake !== null ? toSafeMinor(rules.mostStake) : null,
    autoplay: rules.autoplay,
    turbo: rules.turbo,
    celebrate_above: rules.celebrateAbove,
  };
}

/** Opens a game at its studio; see GamesService.openSession. */
export async function launchGame(
  { db, config, clock, log }: Kernel,
  { bonuses, chat, identity, jurisdictions, players, protection }: LaunchParts,
  game: Game,
  { mode, language, player, lobbyUrl, country = null, closeOther = false }: Omit<LaunchRequest, 'game'>,
): Promise<Launch> {
  const real = mode === 'real';
  /** In the currency that is in use at this moment: a change of it waits, or was first. */
  const openFor = (opener: PlayerSession, gameId: string) =>
    db.transaction().execute(async (trx) => {
      const { playerId, sessionId } = opener;
      const currency = await identity.currencyInUse(trx, playerId);
      if (!currency) throw new Problem(401, API_CODES.sessionExpired, 'log in first');
      // A break that began meanwhile has ended the games that were open before it.
      await protection.refuseAway(trx, playerId);
      const rules = await protection.beginPlay(trx, opener, currency);
      if (rules.oneGame) await keepToOneGame(trx, { playerId, gameId, closeOther }, clock.now());
      const session = { playerId, authSessionId: sessionId, gameId, currency };
      return { ...(await sessions.createSession(trx, session, clock.now())), currency, rules };
    });
  const spinsFor = ({ playerId }: PlayerSession, currency: Currency) =>
    bonuses.freeSpins.forGame({ playerId, currency, gameId: game.id });
  const back = lobbyUrl === undefined ? lobbyOf(config.webUrl, language) : ownPage(config.webUrl, lobbyUrl);
  // Before a log-in: nobody is to make an account for a game that they can't have.
  jurisdictions.refuseWithheld(familyOf(game.theme, game.source === 1), [player?.country ?? null, country]);
  if (real && !player) throw new Problem(401, API_CODES.sessionExpired, 'log in to play for money');
  if (!real && !game.hasDemo) throw new Problem(409, API_CODES.gameUnavailable, 'this game has no demo');
  if (!game.playable) {
    throw new Problem(409, API_CODES.gameUnavailableProvider, 'no studio offers this kind of game yet');
  }
  if (real && player) await protection.refuseOnBreak(db, player.playerId);
  if (!real) await jurisdictions.refuseUnprovedDemo(player, country);
  if (!real && player) await protection.refusePaused(player);
  if (real && player && !(await identity.isPlayable(player.playerId))) {
    throw new Problem(403, API_CODES.accountBlocked, 'this account may not play');
  }
  if (game.maintenance && !(real && player && (await hasOpenRound(db, player.playerId, game.id)))) {
    throw new Problem(409, API_CODES.gameMaintenance, 'this game is in maintenance', game.maintenance);
  }
  if (player) await refuseBlocked(db, player.playerId, game.id);
  if (real && player) {
    await jurisdictions.refuseUnproved(player, 'play', country);
    await protection.admitPresent(player);
    await protection.refuseWithoutLimits(player);
    const missing = await players.missingForPlay(player.playerId, game.providerId);
    if (missing.length > 0) {
      throw new Problem(409, API_CODES.profileIncomplete, 'the player has to tell more first', {
        fields: Object.fromEntries(missing.map((field) => [field, 'required'])),
      });
    }
    // Free spins need no money.
    if (!(await spinsFor(player, player.currency))) await bonuses.refuseBelowMinimum(player, game);
  }
  const now = clock.now();
  const opened = real && player ? await openFor(player, game.id) : null;
  const currency = opened?.currency ?? player?.currency ?? DEFAULT_CURRENCY;
  try {
    const rules =
      opened?.rules ?? (await protection.rulesOfDemo(player, player?.country ?? country, currency));
    const law = rulesFor(game, rules);
    const spins = opened && player ? await spinsFor(player, currency) : null;
    // Given before the law named a stake: the wallet would refuse each of them.
    const freeSpins = spins && spins.betAmount <= (law.max_stake ?? Infinity) ? spins : null;
    const standing = opened && player && game.source === 1 ? await chat.standingOf(player.playerId) : null;
    const url = await launchAtStudio(
      { url: config.studioUrl, secret: config.walletSecrets[0] ?? '' },
      {
        game_id: game.id,
        title: game.name,
        theme: game.theme,
        live: game.source === 1,
        limit_min: game.live?.limitMin ?? null,
        limit_max: game.live?.limitMax ?? null,
        provider: game.providerName,
        volatility: game.volatility,
        rtp: game.rtp,
        lines: game.lines,
        ...(slotByFacts(game) ?? { model: 'lines', spread: 'medium' }),
        mode,
        currency,
        language,
        session_token: opened?.token ?? null,
        player_id: opened && player ? player.playerId : null,
        lobby_url: back,
        ...(freeSpins && {
          free_spins: {
            grant_id: freeSpins.grantId,
            left_today: freeSpins.leftToday,
            bet_amount: freeSpins.betAmount,
          },
        }),
        ...(standing && { chat_standing: standing }),
        play_rules: law,
      },
      now,
    );
    // A launch is not to fail because it could not be noted.
    if (player) {
      await notePlayed(db, player.playerId, game.id, now).catch((cause: unknown) =>
        log.error({ err: cause }, 'a played game could not be noted'),
      );
    }
    return {
      sessionId: opened?.sessionId ?? randomUUID(),
      url,
      mode,
      expiresAt: opened?.expiresAt ?? new Date(now.getTime() + sessions.SESSION_ABSOLUTE_MS),
      freeSpins,
    };
  } catch (error) {
    // The token may have reached the studio even though its answer did not reach us.
    if (opened) {
      await sessions
        .endSessions(db, { sessionId: opened.sessionId }, now)
        .catch((cause: unknown) => log.error({ err: cause }, 'a failed launch could not be ended'));
    }
    throw error;
  }
}
