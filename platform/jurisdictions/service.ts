import { API_CODES } from '@/lib/domain/api-codes';
import type { IdentityService } from '../identity/service';
import type { Kernel } from '../kernel/kernel';
import { Problem } from '../kernel/problem';
import type { PlayerSession } from '../kernel/session';
import type { VerificationService } from '../verification/service';
import { jurisdictionOf, licensed, rulesOn } from './rules';
import type { Activity, Proof } from './types';

export type { Activity, Proof } from './types';

/** What the law of a player's country asks for before they do something. */
export interface JurisdictionsService {
  /** @throws Problem 403 `client_api_56` with `missing`, while something is not proved yet. */
  refuseUnproved(player: Pick<PlayerSession, 'playerId' | 'country'>, activity: Activity): Promise<void>;
}

export function createJurisdictionsService(
  { config, clock }: Pick<Kernel, 'config' | 'clock'>,
  {
    identity,
    verification,
  }: { identity: Pick<IdentityService, 'player'>; verification: Pick<VerificationService, 'isVerified'> },
): JurisdictionsService {
  const licences = licensed(config.licences);

  const isProved: Record<Proof, (playerId: string) => Promise<boolean>> = {
    email: async (playerId) => (await identity.player(playerId))?.emailVerified ?? false,
    identity: (playerId) => verification.isVerified(playerId),
  };

  return {
    async refuseUnproved({ playerId, country }, activity) {
      const { proofs } = rulesOn(jurisdictionOf(country, licences), clock.now());
      const missing: Proof[] = [];
      for (const proof of proofs[activity]) if (!(await isProved[proof](playerId))) missing.push(proof);
      if (missing.length > 0) {
        throw new Problem(403, API_CODES.notVerified, 'the player has to be verified first', { missing });
      }
    },
  };
}
