import { sql } from 'kysely';
import { startBonuses } from '@/platform/bonuses/testing/harness';
import { createLoyaltyService } from '@/platform/loyalty/service';
import { createWheelService, type WheelParts } from '@/platform/wheel/service';
import type { WheelField } from '@/lib/domain/wheel';
import type { PlayerSession } from '@/platform/kernel/session';
import type { Seat } from '@/tests/support/wallet-harness';

/** The wheel over the harness of bonuses: its law and its clock are the test's. */
export async function startWheel() {
  const world = await startBonuses();
  const { kernel, ledger } = world.wallet;
  const law = { hasWheel: true };
  const parts: WheelParts = {
    bonuses: world.bonuses,
    identity: { lockPlayable: () => Promise.resolve(true) },
    jurisdictions: { hasWheel: () => law.hasWheel },
    loyalty: createLoyaltyService(kernel, { ledger }),
    protection: { admit: () => Promise.resolve() },
  };
  const wheel = createWheelService(kernel, parts);
  const run = async <Row extends object>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(kernel.db)).rows;

  return {
    ...{ world, wheel, law, parts, run, db: kernel.db },
    /** A player of the first level, who has told a zone. */
    async player(zone: string | null = null, real = 10_000): Promise<Seat> {
      const seat = await world.wallet.seat({ real });
      if (zone !== null) await this.moveTo(seat, zone);
      return seat;
    },
    async moveTo({ playerId }: Pick<Seat, 'playerId'>, zone: string) {
      await sql`
        insert into players.profiles (player_id, time_zone, updated_at) values (${playerId}, ${zone}, now())
        on conflict (player_id) do update set time_zone = excluded.time_zone`.execute(kernel.db);
    },
    /** A table whose fields all bring the same, or these. */
    async table(
      fields: WheelField | readonly WheelField[],
      campaigns: { spins?: string; bonus?: string } = {},
    ) {
      const twelve = 'kind' in fields ? Array.from({ length: 12 }, () => fields) : fields;
      const { spins = 'real-spins', bonus = 'twice' } = campaigns;
      await sql`
        insert into wheel.tables (version, fields, spin_campaign, bonus_campaign, wagering, made_at)
        select max(version) + 1, ${JSON.stringify(twelve)}::jsonb, ${spins}, ${bonus}, 5, now() from wheel.tables`.execute(
        kernel.db,
      );
    },
    /** The clock shows a moment from now on. */
    at(moment: string) {
      world.wallet.clock.ahead = Date.parse(moment) - Date.now();
    },
    session: (seat: Seat): PlayerSession => ({ ...seat, country: 'FI', language: 'en' }),
    async close() {
      await world.wallet.prove();
      await world.wallet.close();
    },
  };
}
export type WheelHarness = Awaited<ReturnType<typeof startWheel>>;
