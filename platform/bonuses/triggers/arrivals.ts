import { bonusTypeCode, type BonusType } from '@/lib/domain/bonuses';
import { promoCodeOf } from '@/lib/domain/promo-code';
import type { IdentityService } from '../../identity/service';
import { enqueue, job, type Job } from '../../jobs/jobs';
import type { Kernel } from '../../kernel/kernel';
import * as store from '../store';
import type { Giving } from './give';

/** Something that a player does once. */
export interface Arrival {
  playerId: string;
  /** `registered`: the account was opened. `logged_in`: its owner came back by a log-in for the first time. */
  what: 'registered' | 'logged_in';
  /** Of a registration: the code that its visitor came by, as it was written. */
  promocode: string | null;
}

/** Bonuses of a registration (0), of one with a code (1), and of the first log-in (2). */
export interface Arrivals {
  /** In the transaction in which it happens: what it sets off comes a moment after the commit, and never holds it up. */
  arrived(trx: store.Db, arrival: Arrival): Promise<void>;
  /** Offers what an arrival sets off; again it offers nothing more. @returns how many grants were made. */
  giveForArrival(arrival: Arrival): Promise<number>;
}

const JOB = 'bonuses-arrival';

const CAUSES: Record<Arrival['what'], readonly [BonusType, string][]> = {
  registered: [
    ['Registration', 'registration'],
    ['RegistrationPromoCode', 'registration'],
  ],
  logged_in: [['FirstAuthorization', 'first-log-in']],
};

export function createArrivals(
  kernel: Kernel,
  { giving, identity }: { giving: Giving; identity: Pick<IdentityService, 'player'> },
): Arrivals {
  return {
    arrived: (trx, arrival) => enqueue(kernel, trx, JOB, arrival),

    async giveForArrival({ playerId, what, promocode }) {
      const player = await identity.player(playerId);
      if (!player) return 0;
      const code = promoCodeOf(promocode ?? '');
      let made = 0;
      for (const [type, triggerKey] of CAUSES[what]) {
        for (const campaign of await store.listOfTypes(
          kernel.db,
          [bonusTypeCode(type)],
          kernel.clock.now(),
        )) {
          if (type === 'RegistrationPromoCode' && campaign.promocode !== code) continue;
          if (await giving({ playerId, currency: player.currency, campaign, triggerKey })) made += 1;
        }
      }
      return made;
    },
  };
}

export const arrivalsJob = (bonuses: Pick<Arrivals, 'giveForArrival'>): Job =>
  job<Arrival>({
    name: JOB,
    run: async (arrival) => {
      await bonuses.giveForArrival(arrival);
    },
  });
