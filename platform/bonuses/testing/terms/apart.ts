import { sql } from 'kysely';
import { underLaw } from '@/lib/domain/bonus-laws';
import { CATEGORY_ID } from '@/lib/domain/game-categories';
import { DK } from '@/platform/jurisdictions/profiles/dk';
import { GB } from '@/platform/jurisdictions/profiles/gb';
import { SE } from '@/platform/jurisdictions/profiles/se';
import { rulesOn } from '@/platform/jurisdictions/rules';
import type { Desk, Player } from '../scenarios/desk';
import type { RuleName } from './english';
import type { Proof } from './play';

const DAY_MS = 24 * 3_600_000;
const LONG_TERMS = {
  wagering: 40,
  basis: 'bonus+deposit' as const,
  hoursToLive: 168,
  freeSpins: 5,
  freeSpinDays: 7,
  weights: { slots: 100, live: 10, roulette: 10 },
};
const lawOf = (profile: typeof GB) => rulesOn(profile, new Date()).bonus ?? null;

const inTransaction = <T>(desk: Desk, work: (trx: typeof desk.wallet.kernel.db) => Promise<T>) =>
  desk.wallet.kernel.db.transaction().execute(work);
const setStanding = async (desk: Desk, { playerId }: Pick<Player, 'playerId'>, status: string) => {
  await sql`update identity.players set status = ${status} where id = ${playerId}::uuid`.execute(
    desk.wallet.kernel.db,
  );
};
const breakUntil = async (desk: Desk, { playerId }: Pick<Player, 'playerId'>, until: Date) => {
  await sql`insert into identity.time_outs (player_id, until) values (${playerId}::uuid, ${until})`.execute(
    desk.wallet.kernel.db,
  );
};
/** One that is active, with free spins, one in the queue, and an offer. */
async function playerWithAll(desk: Desk): Promise<Player[]> {
  const active = await desk.playerWith('spins', 700);
  const queued = await desk.link(active, await desk.add());
  await desk.choose(queued, 'Queue');
  return [active, queued, await desk.link(active, await desk.add())];
}
/** Every moment at which something of theirs ends. */
const endsOf = async (desk: Desk, { playerId }: Player) => {
  const { rows } = await sql<{ at: Date }>`
    select expires_at as at from bonuses.grants where player_id = ${playerId}::uuid and expires_at is not null
    union all select expires_at from bonuses.free_spin_grants where player_id = ${playerId}::uuid
     order by at`.execute(desk.wallet.kernel.db);
  return rows.map(({ at }) => at.getTime());
};

/** Rules of players who may not play, of laws, and of what a person decides. */
export const APART = {
  law: () => Promise.resolve({ times: lawOf(GB)?.mostWagering ?? 0 }),
  lawProduct() {
    const { weights, basis } = underLaw(lawOf(GB), LONG_TERMS);
    expect(basis).toBe('bonus');
    expect(Object.entries(weights).filter(([, percent]) => percent > 0)).toEqual([['slots', 100]]);
    return Promise.resolve();
  },
  lawDays() {
    const [se, dk] = [SE, DK].map((profile) => underLaw(lawOf(profile), LONG_TERMS));
    const days = (se?.hoursToLive ?? 0) / 24;
    expect([dk?.hoursToLive, se?.freeSpinDays, dk?.freeSpinDays]).toEqual([days * 24, days, days]);
    return Promise.resolve({ days });
  },
  async lawFirst(desk) {
    desk.laws.push({ country: 'DE', code: 'se', ...lawOf(SE) });
    try {
      const [link, second] = [await desk.add(), await desk.add()];
      await expect(desk.link(await desk.playerWith(link), second)).rejects.toMatchObject({ status: 409 });
      const played = await desk.wallet.seat({ real: 100 });
      await sql`
        insert into history.quarters (player_id, currency, quarter, real_moved)
        values (${played.playerId}::uuid, 'EUR', now(), -100)`.execute(desk.wallet.kernel.db);
      await expect(desk.link(played, link)).rejects.toMatchObject({ status: 409 });
    } finally {
      desk.laws.length = 0;
    }
  },
  async excluded(desk) {
    const all = await playerWithAll(desk);
    const [player] = all;
    if (!player) return;
    await inTransaction(desk, (trx) => desk.bonuses.playerExcluded(trx, player.playerId));
    for (const one of all)
      expect(await desk.grantOf(one)).toMatchObject({ state: 'cancelled', reason: 'excluded' });
    expect(await desk.spinsOf(player)).toBeUndefined();
    expect(await desk.money(player)).toEqual([700, 0]);
  },
  async break(desk) {
    const [player] = await playerWithAll(desk);
    if (!player) return;
    const before = await endsOf(desk, player);
    expect(before).toHaveLength(3);
    const from = desk.wallet.kernel.clock.now();
    const until = new Date(from.getTime() + 10 * DAY_MS);
    await breakUntil(desk, player, until);
    await inTransaction(desk, (trx) => desk.bonuses.timeOutBegun(trx, player.playerId, { from, until }));
    expect(await endsOf(desk, player)).toEqual(before.map((at) => at + 10 * DAY_MS));
    expect(await desk.money(player)).toEqual([700, 1_000]);
  },
  async away(desk) {
    const bonus = await desk.add();
    const [excluded, paused] = [await desk.wallet.seat(), await desk.wallet.seat()];
    const offered = await desk.link(await desk.playerWith('long'), bonus);
    await setStanding(desk, excluded, 'excluded');
    for (const one of [paused, offered])
      await breakUntil(desk, one, new Date(desk.wallet.kernel.clock.now().getTime() + DAY_MS));
    for (const one of [excluded, paused])
      await expect(desk.link(one, bonus)).rejects.toMatchObject({ status: 404 });
    expect((await desk.bonuses.grants.own(desk.sessionOf(offered), 'en')).pending).toEqual([]);
    await setStanding(desk, excluded, 'active');
  },
  async looked(desk) {
    const player = await desk.playerWith('long');
    await desk.ofCategories(CATEGORY_ID.roulette);
    await desk.round(player, 100, 100);
    await desk.catchUp();
    const decided = { id: player.grant, decision: 'given', by: 'bea', why: 'looked' } as const;
    await inTransaction(desk, (trx) =>
      desk.bonuses.campaigns.decideHit(trx, { kind: 'covering', ...decided }),
    );
    expect(await desk.grantOf(player)).toMatchObject({ wagered: 10_000 });
  },
} satisfies Partial<Record<RuleName, Proof>>;
