import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import type { BonusRow } from '@/platform/bonuses/service';

jest.setTimeout(60_000);

const gift = (id: string, maxBonus: number): BonusRow => ({
  id,
  tag: 'promobonus',
  type: 8,
  promocode: null,
  name: { en: 'A gift' },
  shortDescription: { en: 'For nothing' },
  imageBackground: '/art/gift',
  depositsFrom: null,
  depositsTo: null,
  percent: 0,
  freeSpins: 0,
  wagering: 2,
  grantsPerPlayer: 9,
  amounts: { EUR: { maxBonus, minDeposit: 0, maxBet: 500, freeSpinBet: 20 } },
});

let office: OfficeHarness;
let cookies: Record<'bea' | 'ben' | 'sue', string>;
beforeAll(async () => {
  office = await startOffice();
  await office.platform.services.bonuses.add([gift('small', 1_000), gift('large', 6_000)]);
  cookies = {
    bea: await office.enter('bea', ['bonus']),
    ben: await office.enter('ben', ['bonus']),
    sue: await office.enter('sue', ['support']),
  };
});
afterAll(() => office.close());

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  office.call(method, `/api/office/v1${path}`, { cookie, body, key: randomUUID() });
/** Somebody with a gift. */
async function giftTo(id: string) {
  const player = await office.newPlayer();
  const giver = await office.enter(`giver-${player.id}`, ['bonus']);
  await call('POST', `/campaigns/${id}/gifts`, giver, { players: [player.id], reason: 'for a complaint' });
  const [grant] = (await call('GET', `/bonuses?player=${player.id}`, cookies.sue)).data ?? [];
  return { player, grant: String(grant?.id) };
}
const takenBack = async (id: string) => {
  const given = await giftTo(id);
  await sql`
    update bonuses.grants set state = 'forfeited', end_reason = 'deposit_back', ended_at = now()
     where id = ${given.grant}::uuid`.execute(office.platform.kernel.db);
  return given;
};
const hitsOf = async (playerId: string, more = '') =>
  (await call('GET', `/guard-hits?player=${playerId}${more}`, cookies.sue)).data ?? [];
const decide = (kind: string, id: string, decision: string, cookie = cookies.bea) =>
  call('POST', `/guard-hits/${kind}/${id}/decision`, cookie, { decision, reason: 'asked the bank' });

it('tells what a guard did, and what can be decided', async () => {
  const { player, grant } = await giftTo('small');
  await sql`
    insert into bonuses.guard_hits (grant_id, guard, times, amount, at)
    values (${grant}::uuid, 'max_bet', 3, 4500, now())`.execute(office.platform.kernel.db);
  expect(await hitsOf(player.id)).toEqual([
    expect.objectContaining({
      kind: 'max_bet',
      id: grant,
      campaign: 'small',
      name: 'A gift',
      email: player.email,
      times: 3,
      amount: 4_500,
      currency: 'EUR',
      decisions: ['stands'],
      decision: null,
    }),
  ]);
  expect((await decide('max_bet', grant, 'stands', cookies.sue)).status).toBe(403);
  expect((await decide('max_bet', grant, 'given')).status).toBe(409);
  expect((await decide('max_bet', grant, 'stands')).status).toBe(200);
  expect(await hitsOf(player.id, '&decided=no')).toEqual([]);
  expect(await hitsOf(player.id, '&decided=yes')).toEqual([
    expect.objectContaining({ decision: 'stands', decidedBy: 'bea@parlour.example', why: 'asked the bank' }),
  ]);
  expect(await office.deeds(player.id)).toContain('bea bonuses.decide-hit asked the bank');
  expect((await decide('covering', randomUUID(), 'stands')).status).toBe(404);
});

it('gives a bonus again without a colleague, and needs one above what one operator may give', async () => {
  const dan = await office.enter('dan', ['bonus']);
  const first = await takenBack('small');
  const second = await takenBack('large');
  expect(await decide('deposit_back', first.grant, 'given', dan)).toMatchObject({ data: { request: null } });
  const asked = await decide('deposit_back', second.grant, 'given', dan);
  const { request } = asked.data as unknown as { request: string | null };
  expect(request).toEqual(expect.any(String));
  expect(await hitsOf(second.player.id)).toMatchObject([{ decision: null }]);
  const approve = (cookie: string) =>
    call('POST', `/approvals/${request}/approve`, cookie, { reason: 'the bank says so' });
  expect((await approve(dan)).status).toBe(403);
  expect((await approve(cookies.ben)).status).toBe(204);
  expect(await hitsOf(second.player.id)).toMatchObject([{ decision: 'given' }]);
  const grants = (await call('GET', `/bonuses?player=${second.player.id}`, cookies.sue)).data ?? [];
  expect(grants.map(({ state, amount }) => [state, amount])).toEqual([
    ['pending', 6_000],
    ['forfeited', 6_000],
  ]);
});
