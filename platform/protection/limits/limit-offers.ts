import { sql } from 'kysely';
import { LIMIT_OFFER_PLACES, type LimitOfferPlace } from '@/lib/domain/limit-offers';
import { missingPeriods, type LimitPeriod } from '@/lib/domain/player-limits';
import type { Currency } from '@/lib/money/money';
import type { JurisdictionsService } from '../../jurisdictions/service';
import type { Kernel } from '../../kernel/kernel';
import type { PlayerSession } from '../../kernel/session';

export interface LimitOffer {
  currency: Currency;
  /**
   * Where a limit on deposits is still to be offered: none is set, none was declined there, and nothing was paid in. Where the
   * law asks for limits: one of them is missing.
   */
  places: LimitOfferPlace[];
  /** The law asks for one, so that it can't be declined. */
  required: boolean;
  /** By which periods: those that the law asks for and that have none; where it asks for nothing, by month. */
  periods: LimitPeriod[];
}

/** A limit on deposits, offered once at the sign-up and once before the first deposit. */
export interface LimitOffers {
  limitOffer(player: Pick<PlayerSession, 'playerId' | 'country' | 'currency'>): Promise<LimitOffer>;
  /** Again changes nothing. */
  declineLimit(playerId: string, place: LimitOfferPlace): Promise<void>;
  ownLimitOffers(playerId: string): Promise<{ place: LimitOfferPlace; declinedAt: Date }[]>;
}

export function createLimitOffers(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  { jurisdictions }: { jurisdictions: Pick<JurisdictionsService, 'limitsLaw'> },
): LimitOffers {
  return {
    async limitOffer({ playerId, country, currency }) {
      const { required = [] } = jurisdictions.limitsLaw(country, clock.now());
      const { rows } = await sql<{ place: LimitOfferPlace | null; set: LimitPeriod[]; paid: boolean }>`
        select o.place,
               array(select l.period::text from protection.limits l
                      where l.player_id = ${playerId}::uuid and l.kind = 'deposit') as set,
               payments.paid_in_since(${playerId}::uuid, ${currency}, '-infinity') > 0 as paid
          from (values (1)) as one (row)
          left join protection.limit_offers o on o.player_id = ${playerId}::uuid`.execute(db);
      const set = rows[0]?.set ?? [];
      const missing = missingPeriods(required, set);
      const isSettled = required.length > 0 ? missing.length === 0 : set.length > 0 || rows[0]?.paid === true;
      const declined = rows.map(({ place }) => place);
      return {
        currency,
        places: isSettled
          ? []
          : LIMIT_OFFER_PLACES.filter((place) => required.length > 0 || !declined.includes(place)),
        required: required.length > 0,
        periods: required.length > 0 ? missing : ['month'],
      };
    },

    async declineLimit(playerId, place) {
      await sql`
        insert into protection.limit_offers (player_id, place, declined_at)
        values (${playerId}::uuid, ${place}, ${clock.now()}) on conflict do nothing`.execute(db);
    },

    async ownLimitOffers(playerId) {
      const { rows } = await sql<{ place: LimitOfferPlace; declinedAt: Date }>`
        select place, declined_at as "declinedAt" from protection.limit_offers
         where player_id = ${playerId}::uuid order by declined_at`.execute(db);
      return rows;
    },
  };
}
