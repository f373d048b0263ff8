import { API_CODES } from '@/lib/domain/api-codes';
import type { BonusLaw } from '@/lib/domain/bonus-laws';
import { GAME_FAMILIES, type GameFamily } from '@/lib/domain/game-themes';
import { HARM_LAW, type HarmLaw } from '@/lib/domain/harm';
import { PLAY_LAW, type PlayLaw } from '@/lib/domain/play-law';
import { LIMITS_LAW, type LimitsLaw } from '@/lib/domain/player-limits';
import type { RegisterLaw } from '@/lib/domain/registers';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import type { LiveService } from '../live/service';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { VerificationService } from '../verification/service';
import { createBooks } from './books';
import { createDeciding, type Deciding } from './deciding';
import { knownProfiles, licensed, profileOf, rulesOn } from './rules';
import { shownProfile, type HeldProfile } from './shown';
import * as store from './store';
import { createTelling, type TellingParts } from './telling';
import type { Activity, Jurisdiction, Proof } from './types';

export { ageOf, fromEuro, mostSlotStake } from './amounts';
export { bookChangeSchema, type BookPreview, type CountryOfBooks, type WantedBook } from './deciding';
export type { HeldProfile } from './shown';
export type { Activity } from './types';

/** What a licence's law says of bonuses. */
export interface LicensedBonusLaw extends BonusLaw {
  /** As `LICENCES` names it. */
  code: string;
}
export interface CountryBonusLaw extends LicensedBonusLaw {
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What a jurisdiction says of time and speed in play. */
export interface LicensedPlayLaw extends PlayLaw {
  /** As `LICENCES` names it, or `base`. */
  code: string;
}

/** What holds for early signs of harm among a country's players. */
export interface LicensedHarmLaw extends HarmLaw {
  /** As `LICENCES` names it, or `base`. */
  code: string;
}

/** What the law asks for before a player does something, and which rule book holds where. */
export interface JurisdictionsService {
  /** Reads what operators decided, once the hub listens. @throws Error when what they decided can't be kept to */
  start(): Promise<void>;
  /**
   * The law of the country that the player named, and that of the one they are in: a country that anybody can name takes
   * nobody out of the law of the place.
   * @param visitor the country of the request's address, null when not known.
   * @throws Problem 403 `country_closed` for a deposit or play where there is no licence; `client_api_56` with `missing`, while
   *   something is not proved yet.
   */
  refuseUnproved(
    player: Pick<PlayerSession, 'playerId' | 'country'>,
    activity: Activity,
    visitor: string | null,
  ): Promise<void>;
  /**
   * Play money, where the law of the player or of the place leaves it to players who have proved who they are.
   * @throws Problem 403 `demo_unproved` for a visitor, and for who has not
   */
  refuseUnprovedDemo(
    player: Pick<PlayerSession, 'playerId' | 'country'> | null,
    visitor: string | null,
  ): Promise<void>;
  /**
   * Games that the law of any of these countries withholds: the player's and the one that the request comes from.
   * @param countries ISO 3166-1 alpha-2; null for one that is not known
   */
  withheld(countries: readonly (string | null)[], at: Date): GameFamily[];
  /** @throws Problem 403 `client_api_72` for a game that is withheld there. */
  refuseWithheld(family: GameFamily, countries: readonly (string | null)[]): void;
  /**
   * Whether the law of any of these countries leaves play money to verified players.
   * @param countries null for one that is not known; where none is, every licence counts
   */
  hasProvedDemo(countries: readonly (string | null)[], at: Date): boolean;
  /** Whether players of a country may win a jackpot at a moment. @param country null for one that is not known: every licence */
  hasJackpots(country: string | null, at: Date): boolean;
  /** Whether the wheel of fortune may turn for players of a country at a moment. @param country as above */
  hasWheel(country: string | null, at: Date): boolean;
  /** What a round of slots may cost. @param country null for one that is not known: the least of every licence */
  stakeLaw(country: string | null, at: Date): Pick<PlayLaw, 'mostSlotStake'>;
  /** What the law of a country's players says of the limits that they set. */
  limitsLaw(country: string, at: Date): LimitsLaw;
  /** The register that is asked before a country's players play; null where the law names none. */
  registerLaw(country: string, at: Date): RegisterLaw | null;
  /** What it says of time and speed in play. @param country ISO 3166-1 alpha-2; null for one that is not known */
  playLaw(country: string | null, at: Date): LicensedPlayLaw;
  /** What it says of early signs of harm. */
  harmLaw(country: string, at: Date): LicensedHarmLaw;
  /** What the law of a country's players says of bonuses; null where it says nothing. */
  bonusLaw(country: string, at: Date): LicensedBonusLaw | null;
  /** All profiles that there are, as they hold at a moment. */
  profiles(at: Date): HeldProfile[];
  /** The code of the profile that holds for a country's players. */
  codeOf(country: string): string;
  /** Whether there is no licence for a country: its players take their money out, and nothing else. */
  isClosed(country: string): boolean;
  /** Other rule books for countries. */
  books: Deciding;
  /** Has everybody told of what was decided for their country; a job's work. */
  tellPlayers(): Promise<void>;
  /** The countries whose law says something of them. */
  bonusLaws(at: Date): CountryBonusLaw[];
}

export function createJurisdictionsService(
  kernel: Pick<Kernel, 'config' | 'clock' | 'db' | 'log'>,
  {
    identity,
    live,
    verification,
    ...tellingParts
  }: {
    identity: Pick<IdentityService, 'player'>;
    live: Pick<LiveService, 'hear'>;
    verification: Pick<VerificationService, 'isVerified'>;
  } & TellingParts,
): JurisdictionsService {
  const { config, clock, db, log } = kernel;
  const licences = licensed(config.licences);
  const books = createBooks(licences);
  const deciding = createDeciding(kernel, books);
  const telling = createTelling(kernel, tellingParts, books);
  const profileAt = (country: string, at: Date) => books.standingOf(country, at).profile;
  const on = (country: string, at: Date) => rulesOn(profileAt(country, at), at);

  /** Those of a country; of somebody who could be anywhere, those of every licence. */
  const rulesFor = (country: string | null, at: Date) =>
    country === null ? licences.map((licence) => rulesOn(licence, at)) : [on(country, at)];

  const refuseUnasked = (source: string, { code, rules }: Jurisdiction) => {
    if (config.registerApiKey !== '' || !rules.some(({ register }) => register)) return;
    throw new Error(`${source} names ${code}, whose law asks a register: REGISTER_API_KEY is required`);
  };
  for (const licence of licences) refuseUnasked('LICENCES', licence);

  const reread = async () => {
    try {
      books.take(await store.readDecisions(db));
    } catch (error) {
      log.error({ err: error }, 'rule books: could not be read, the last ones stay');
    }
  };
  live.hear({ channel: store.CHANNEL, heard: () => void reread(), missed: () => void reread() });

  const isProved: Record<Proof, (playerId: string) => Promise<boolean>> = {
    email: async (playerId) => (await identity.player(playerId))?.emailVerified ?? false,
    identity: (playerId) => verification.isVerified(playerId),
  };

  const withheld: JurisdictionsService['withheld'] = (countries, at) => {
    const by = new Set(
      countries.filter((country) => country !== null).flatMap((country) => on(country, at).withheld ?? []),
    );
    return GAME_FAMILIES.filter((family) => by.has(family));
  };

  const hasProvedDemo: JurisdictionsService['hasProvedDemo'] = (countries, at) => {
    const known = countries.filter((country) => country !== null);
    return (known.length > 0 ? known : [null]).some((country) =>
      rulesFor(country, at).some(({ provedDemo }) => provedDemo),
    );
  };

  return {
    async start() {
      const decisions = await store.readDecisions(db);
      books.take(decisions);
      // What holds now and what is still to come; a register that can't be asked lets nobody play.
      const now = clock.now();
      const coming = decisions.filter(({ book, from }) => book !== 'none' && from > now);
      for (const country of books.named())
        refuseUnasked(`the rule book of ${country}`, profileAt(country, now));
      for (const { country, book } of coming) refuseUnasked(`the rule book of ${country}`, profileOf(book));
    },

    withheld,

    refuseWithheld(family, countries) {
      if (!withheld(countries, clock.now()).includes(family)) return;
      throw new Problem(403, API_CODES.gameUnavailableRegion, 'the law of the country withholds such games');
    },

    hasJackpots: (country, at) => rulesFor(country, at).every(({ jackpots }) => jackpots),

    hasWheel: (country, at) => rulesFor(country, at).every(({ wheel }) => wheel ?? true),

    stakeLaw(country, at) {
      const [least] = rulesFor(country, at)
        .flatMap(({ play }) => play?.mostSlotStake ?? [])
        .toSorted((one, next) => Number(one.amount - next.amount));
      return least ? { mostSlotStake: least } : {};
    },

    limitsLaw: (country, at) => on(country, at).limits ?? LIMITS_LAW,

    registerLaw: (country, at) => on(country, at).register ?? null,

    playLaw(country, at) {
      const profile = profileAt(country ?? '', at);
      return { code: profile.code, ...(rulesOn(profile, at).play ?? PLAY_LAW) };
    },

    harmLaw(country, at) {
      const profile = profileAt(country, at);
      return { code: profile.code, ...HARM_LAW, ...rulesOn(profile, at).harm };
    },

    bonusLaw(country, at) {
      const profile = profileAt(country, at);
      const { bonus } = rulesOn(profile, at);
      return bonus ? { code: profile.code, ...bonus } : null;
    },

    profiles: (at) =>
      knownProfiles().map((profile) => {
        const countries = books.named().filter((country) => {
          const standing = books.standingOf(country, at);
          return standing.profile === profile && !standing.isClosed;
        });
        const isInForce = profile.code === 'base' || countries.length > 0;
        return { ...shownProfile(profile, at), isInForce, countries };
      }),
    codeOf: (country) => profileAt(country, clock.now()).code,
    isClosed: (country) => books.standingOf(country, clock.now()).isClosed,
    tellPlayers: () => telling.tellPlayers(),
    books: {
      ...deciding,
      async set(trx, change, by) {
        await deciding.set(trx, change, by);
        by.after(reread);
      },
    },

    bonusLaws: (at) =>
      books.named().flatMap((country) => {
        const { profile, isClosed } = books.standingOf(country, at);
        const { bonus } = rulesOn(profile, at);
        return bonus && !isClosed ? [{ country, code: profile.code, ...bonus }] : [];
      }),

    hasProvedDemo,

    async refuseUnprovedDemo(player, visitor) {
      if (!hasProvedDemo([player?.country ?? null, visitor], clock.now())) return;
      if (player && (await verification.isVerified(player.playerId))) return;
      throw new Problem(403, API_CODES.demoUnproved, 'play money is for players who are verified');
    },

    async refuseUnproved({ playerId, country }, activity, visitor) {
      const now = clock.now();
      const places = [country, visitor].filter((one) => one !== null);
      if (activity !== 'withdraw' && places.some((one) => books.standingOf(one, now).isClosed)) {
        throw new Problem(403, API_CODES.countryClosed, 'there is no licence for this country any more');
      }
      const asked = places.flatMap((one) => on(one, now).proofs[activity]);
      const missing: Proof[] = [];
      for (const proof of new Set(asked)) if (!(await isProved[proof](playerId))) missing.push(proof);
      if (missing.length > 0) {
        throw new Problem(403, API_CODES.notVerified, 'the player has to be verified first', { missing });
      }
    },
  };
}
