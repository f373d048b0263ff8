import { sql } from 'kysely';
import type { Kernel } from '../kernel/kernel';
import { onOffer, type Db } from './store';

/** Notices when an offer begins, ends, is stopped, or has used up its budget. */
export interface OffersWatch {
  /** @returns whether pages were told that what is on offer has changed. */
  tellOffers(): Promise<boolean>;
}

/** What is on offer, as far as time and budgets change it by themselves. */
async function offersAt(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ offers: string }>`
    select coalesce(string_agg(b.id || ' ' || a.currency, ',' order by b.id, a.currency), '') as offers
      from bonuses.definitions b join bonuses.amounts a on a.bonus_id = b.id
     where ${onOffer(now)}
       and a.granted + a.max_bonus + b.free_spins * a.free_spin_bet > a.budget is not true`.execute(db);
  return rows[0]?.offers ?? '';
}

/** @param tell that pages show other offers now; once more for nothing is harmless, as with several instances. */
export function createOffersWatch(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  tell: () => Promise<unknown>,
): OffersWatch {
  let known: string | undefined;
  return {
    async tellOffers() {
      const offers = await offersAt(db, clock.now());
      if (offers === known) return false;
      known = offers;
      await tell();
      return true;
    },
  };
}
