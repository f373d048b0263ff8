import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { STUDIO_TROUBLES } from '@/lib/domain/studio-troubles';
import { startBonuses, type BonusesHarness } from '@/platform/bonuses/testing/harness';
import { Problem } from '@/platform/kernel/problem';
import { troubleOf } from '@/sandbox/studio/client/trouble';
import { callAt, freshAddress } from './call';
import { GOOD_PASSWORD } from './identity-harness';
import type { TestPlatform } from './platform';
import { OTHER_GAME } from './wallet-harness';

export type CodeCase = [what: string, () => Promise<{ status: number; body: { code?: string } }>];

interface Places {
  platform(): TestPlatform;
  /** Where the operator has the licence of Germany. */
  german(): TestPlatform;
}

const GERMAN = '91.0.0.1';
/** An address in a country without a licence: play money is for everybody there. */
const AUSTRALIAN = '1.1.1.1';

/** Of the codes of play, each out of a real call to the platform whose bonuses and wallet it takes. */
export function playCodes({ platform, german }: Places): Record<string, CodeCase> {
  const gameThat = async (condition: string, at = platform()): Promise<string> => {
    const { rows } = await at.kernel.pool.query<{ id: string }>(
      `select id from games.games where ${condition} order by id limit 1`,
    );
    if (!rows[0]) throw new Error(`no game of the catalogue where ${condition}`);
    return rows[0].id;
  };
  /** As if the studio had said whether it can play it. */
  const offered = async (id: string, playable = true) => {
    await sql`update games.games set playable = ${playable} where id = ${id}`.execute(platform().kernel.db);
    return id;
  };
  const demo = (id: string, { at = platform(), from = freshAddress(), cookie = '' } = {}) =>
    callAt(at.url, 'POST', `/api/v1/games/${id}/sessions`, {
      body: { mode: 'demo', language: 'en' },
      cookie,
      from,
      headers: { 'idempotency-key': randomUUID() },
    });
  const withBonuses = async <Answer>(ask: (world: BonusesHarness) => Promise<Answer>) => {
    const world = await startBonuses();
    try {
      return await ask(world);
    } finally {
      await world.wallet.close();
    }
  };

  return {
    client_api_19: [
      'the demo of a game that has none',
      async () => demo(await offered(await gameThat('not has_demo'))),
    ],
    client_api_35: [
      'a stake above what a bonus allows a round',
      () =>
        withBonuses(async (world) => {
          const { status } = await world.bet(await world.playerWith('long', 2_000), 501);
          // From the wallet by the studio to the stage, which says it.
          const trouble = troubleOf(status);
          return { status: 409, body: trouble === 'limit_reached' ? { code: STUDIO_TROUBLES[trouble] } : {} };
        }),
    ],
    client_api_39: [
      'a game that an operator has blocked for the player',
      async () => {
        const id = await offered(await gameThat("kind = 'slot' and has_demo"));
        const { data, cookie } = await callAt(platform().url, 'POST', '/api/v1/auth/register', {
          body: {
            email: `${randomUUID()}@example.com`,
            password: GOOD_PASSWORD,
            country: 'DE',
            ageConfirmed: true,
          },
          from: freshAddress(),
          headers: { 'idempotency-key': randomUUID() },
        });
        const wanted = { playerId: String(data.userId), gameId: id, reason: 'Asked for it' };
        await platform().services.games.blocks.block(wanted, { operatorId: '1', requestId: 'test' });
        return demo(id, { cookie });
      },
    ],
    client_api_48: [
      'a studio that does not answer',
      async () => demo(await offered(await gameThat("kind = 'slot' and has_demo")), { from: AUSTRALIAN }),
    ],
    client_api_71: [
      'a game that the studio has no engine for',
      async () => demo(await offered(await gameThat("kind = 'dice' and has_demo"), false)),
    ],
    client_api_72: [
      'a table game in Germany, whose law withholds them',
      async () => {
        const at = german();
        return demo(await gameThat("kind = 'roulette' and has_demo", at), { at, from: GERMAN });
      },
    ],
    client_api_73: [
      'a game of which the bonus counts nothing, with too little real money',
      () =>
        withBonuses(async (world) => {
          const game = { id: OTHER_GAME, categories: [] };
          const refused = await world.bonuses
            .refuseBelowMinimum(await world.playerWith('twice', 99), game)
            .catch((problem: unknown) => problem);
          if (!(refused instanceof Problem)) throw new Error('it was not refused');
          return { status: refused.status, body: { code: refused.code } };
        }),
    ],
  };
}
