import { API_CODES } from '@/lib/domain/api-codes';
import type { BonusLaw } from '@/lib/domain/bonus-laws';
import { GAME_FAMILIES, type GameFamily } from '@/lib/domain/game-themes';
import { HARM_LAW, type HarmLaw } from '@/lib/domain/harm';
import { PLAY_LAW, type PlayLaw } from '@/lib/domain/play-law';
import { LIMITS_LAW, type LimitsLaw } from '@/lib/domain/player-limits';
import type { RegisterLaw } from '@/lib/domain/registers';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { VerificationService } from '../verification/service';
import { jurisdictionOf, licensed, rulesOn } from './rules';
import { shownProfiles, type ShownProfile } from './shown';
import type { Activity, Proof } from './types';

export { ageOf, fromEuro, mostSlotStake } from './amounts';
export type { ShownProfile } from './shown';
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

/** What the law asks for before a player does something. */
export interface JurisdictionsService {
  /**
   * The law of the country that the player named, and that of the one they are in: a country that anybody can name takes
   * nobody out of the law of the place.
   * @param visitor the country of the request's address, null when not known.
   * @throws Problem 403 `client_api_56` with `missing`, while something is not proved yet.
   */
  refuseUnproved(
    player: Pick<PlayerSession, 'playerId' | 'country'>,
    activity: Activity,
    visitor: string | null,
  ): Promise<void>;
  /**
   * Games that the law of any of these countries withholds: the player's and the one that the request comes from.
   * @param countries ISO 3166-1 alpha-2; null for one that is not known
   */
  withheld(countries: readonly (string | null)[], at: Date): GameFamily[];
  /** @throws Problem 403 `client_api_72` for a game that is withheld there. */
  refuseWithheld(family: GameFamily, countries: readonly (string | null)[]): void;
  /** Whether players of a country may win a jackpot at a moment. */
  hasJackpots(country: string, at: Date): boolean;
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
  profiles(at: Date): ShownProfile[];
  /** The code of the profile that holds for a country's players. */
  codeOf(country: string): string;
  /** The countries whose law says something of them. */
  bonusLaws(at: Date): CountryBonusLaw[];
}

export function createJurisdictionsService(
  { config, clock }: Pick<Kernel, 'config' | 'clock'>,
  {
    identity,
    verification,
  }: { identity: Pick<IdentityService, 'player'>; verification: Pick<VerificationService, 'isVerified'> },
): JurisdictionsService {
  const licences = licensed(config.licences);
  const asking = licences.find(({ rules }) => rules.some(({ register }) => register));
  if (asking && config.registerApiKey === '') {
    throw new Error(`LICENCES names ${asking.code}, whose law asks a register: REGISTER_API_KEY is required`);
  }

  const isProved: Record<Proof, (playerId: string) => Promise<boolean>> = {
    email: async (playerId) => (await identity.player(playerId))?.emailVerified ?? false,
    identity: (playerId) => verification.isVerified(playerId),
  };

  const withheld: JurisdictionsService['withheld'] = (countries, at) => {
    const by = new Set(
      countries
        .filter((country) => country !== null)
        .flatMap((country) => rulesOn(jurisdictionOf(country, licences), at).withheld ?? []),
    );
    return GAME_FAMILIES.filter((family) => by.has(family));
  };

  return {
    withheld,

    refuseWithheld(family, countries) {
      if (!withheld(countries, clock.now()).includes(family)) return;
      throw new Problem(403, API_CODES.gameUnavailableRegion, 'the law of the country withholds such games');
    },

    hasJackpots: (country, at) => rulesOn(jurisdictionOf(country, licences), at).jackpots,

    limitsLaw: (country, at) => rulesOn(jurisdictionOf(country, licences), at).limits ?? LIMITS_LAW,

    registerLaw: (country, at) => rulesOn(jurisdictionOf(country, licences), at).register ?? null,

    playLaw(country, at) {
      const licence = jurisdictionOf(country ?? '', licences);
      return { code: licence.code, ...(rulesOn(licence, at).play ?? PLAY_LAW) };
    },

    harmLaw(country, at) {
      const licence = jurisdictionOf(country, licences);
      return { code: licence.code, ...HARM_LAW, ...rulesOn(licence, at).harm };
    },

    bonusLaw(country, at) {
      const licence = jurisdictionOf(country, licences);
      const { bonus } = rulesOn(licence, at);
      return bonus ? { code: licence.code, ...bonus } : null;
    },

    profiles: (at) => shownProfiles(config.licences, at),
    codeOf: (country) => jurisdictionOf(country, licences).code,

    bonusLaws: (at) =>
      licences.flatMap((licence) => {
        const { bonus } = rulesOn(licence, at);
        return bonus ? licence.countries.map((country) => ({ country, code: licence.code, ...bonus })) : [];
      }),

    async refuseUnproved({ playerId, country }, activity, visitor) {
      const now = clock.now();
      const asked = [country, visitor]
        .filter((one) => one !== null)
        .flatMap((one) => rulesOn(jurisdictionOf(one, licences), now).proofs[activity]);
      const missing: Proof[] = [];
      for (const proof of new Set(asked)) if (!(await isProved[proof](playerId))) missing.push(proof);
      if (missing.length > 0) {
        throw new Problem(403, API_CODES.notVerified, 'the player has to be verified first', { missing });
      }
    },
  };
}
