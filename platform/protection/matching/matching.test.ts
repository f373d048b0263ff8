import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { API_CODES } from '@/lib/domain/api-codes';
import { PLAYABLE_PROFILE } from '@/tests/support/profile';
import { startProtected, type ProtectedPlatform, type ProtectedPlayer } from '../testing/protected-platform';

jest.setTimeout(120_000);

let world: ProtectedPlatform;
beforeAll(async () => {
  world = await startProtected('');
});
afterAll(() => world.close());

const ADMITTED = { status: 502 };
const HELD = { status: 403, body: { code: API_CODES.accountHeld } };
const db = () => world.platform.kernel.db;
const protection = () => world.platform.services.protection;
const OPERATOR = { operatorId: '1', email: 'risk@parlour.example' };
/** What a player tells; a phone with its code, a home with its city. */
type Told = Readonly<Record<string, string>>;

let count = 0;
/** A player who is like nobody else but in what is given. */
async function playerLike(told: Told = {}): Promise<ProtectedPlayer> {
  const player = await world.newPlayer();
  count += 1;
  const answer = await player.call('PATCH', '/api/v1/me/profile', {
    ...PLAYABLE_PROFILE,
    ...{ name: `Name${randomUUID().replaceAll(/[^a-z]/g, '')}`, surname: 'Someone' },
    ...{ address: `Ring ${count}`, city: 'Wien', postcode: '1010', code: '43', phone: `66400000${count}` },
    ...told,
  });
  expect(answer.status).toBe(200);
  return player;
}
async function matchesOf({ playerId }: ProtectedPlayer) {
  const { rows } = await sql<{ id: string; kinds: string[]; decision: string | null }>`
    select id, kinds, decision from protection.matches where player_id = ${playerId}`.execute(db());
  return rows;
}
const decide = (id: string, decision: 'same' | 'other') =>
  protection().decideMatch(id, decision, {
    operator: OPERATOR as Parameters<ReturnType<typeof protection>['decideMatch']>[2]['operator'],
    reason: 'Compared the papers.',
    requestId: randomUUID(),
  });

it.each<[string, Told, Told]>([
  ['name_birthday', { name: 'Zoe', surname: 'Van Dijk' }, { name: 'VAN DIJK', surname: 'Zoë' }],
  ['phone', { phone: '6641112223' }, { phone: '06641112223' }],
  ['address', { address: 'Straße 12 a' }, { address: 'STRASSE 12A' }],
])('holds a new account that is like an excluded one by %s', async (kind, told, again) => {
  const excluded = await playerLike(told);
  await excluded.takeBreak('6m');
  const second = await playerLike(again);
  expect(await second.play()).toMatchObject(HELD);
  expect(await second.deposit(5_000)).toMatchObject(HELD);
  expect(await second.play('demo')).toMatchObject(ADMITTED);
  expect(await matchesOf(second)).toMatchObject([{ kinds: [kind], decision: null }]);
  expect((await second.call('GET', '/api/v1/withdraw-methods')).status).toBe(200);
});

it('folds dots and plus of an address, and finds a paper that was handed in', async () => {
  const excluded = await playerLike();
  await sql`update identity.players set email = 'nora.lind@mail.test' where id = ${excluded.playerId}`.execute(
    db(),
  );
  await sql`
    insert into verification.files (id, player_id, step, state, original_name, type, bytes, sha256, pages, folder)
    values (${randomUUID()}, ${excluded.playerId}, 'identity', 'ready', 'a.png', 'image/png', 5, ${'a'.repeat(64)}, 1, 'f1')`.execute(
    db(),
  );
  await excluded.takeBreak('1y');
  const mail = await playerLike();
  await sql`update identity.players set email = 'norali.nd+2@mail.test' where id = ${mail.playerId}`.execute(
    db(),
  );
  const paper = await playerLike();
  await sql`
    insert into verification.files (id, player_id, step, state, original_name, type, bytes, sha256, pages, folder)
    values (${randomUUID()}, ${paper.playerId}, 'identity', 'ready', 'b.png', 'image/png', 5, ${'a'.repeat(64)}, 1, 'f2')`.execute(
    db(),
  );
  expect(await mail.play()).toMatchObject(HELD);
  expect(await paper.play()).toMatchObject(HELD);
  expect(await matchesOf(mail)).toMatchObject([{ kinds: ['email'] }]);
  expect(await matchesOf(paper)).toMatchObject([{ kinds: ['document'] }]);
});

it('holds a second account at once when its player excludes the first', async () => {
  const told = { name: 'Ida', surname: 'Two Accounts' };
  const first = await playerLike(told);
  const second = await playerLike(told);
  expect(await second.play()).toMatchObject(ADMITTED);
  await sql`
    insert into games.sessions (id, token_hash, player_id, auth_session_id, game_id, currency, created_at, last_used_at, expires_at)
    values (gen_random_uuid(), sha256(${second.playerId}::bytea), ${second.playerId}, gen_random_uuid(), 'g107', 'EUR', now(), now(), now() + interval '1 hour')`.execute(
    db(),
  );
  await first.takeBreak('6m');
  expect(await matchesOf(second)).toHaveLength(1);
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from games.sessions where player_id = ${second.playerId} and ended_at is null`.execute(
    db(),
  );
  expect(rows[0]?.open).toBe(0);
  const { rows: standing } = await sql<{ away: boolean }>`
    select time_out_until > now() + interval '1 year' as away from identity.player_standing where player_id = ${second.playerId}`.execute(
    db(),
  );
  expect(standing[0]?.away).toBe(true);
  expect((await second.call('GET', '/api/v1/me')).data).toMatchObject({ away: 'held' });
  expect(await second.breakNow()).toMatchObject({ kind: null, held: ['match'] });
  const { rows: letters } = await sql<{ kind: string }>`
    select kind from mail.letters where player_id = ${second.playerId} and kind = 'account_held'`.execute(
    db(),
  );
  expect(letters).toHaveLength(1);
});

it('excludes the account for as long as the other when an operator says that it is one person', async () => {
  const told = { name: 'Olga', surname: 'Same Person' };
  const first = await playerLike(told);
  await first.takeBreak('2y');
  const second = await playerLike(told);
  await second.play();
  const [match] = await matchesOf(second);
  await decide(match?.id ?? '', 'same');
  expect((await second.call('GET', '/api/v1/me')).status).toBe(401);
  await second.logIn();
  expect(await second.play()).toMatchObject({ status: 403, body: { code: API_CODES.onBreak } });
  await first.logIn();
  expect((await second.breakNow())['until']).toBe((await first.breakNow())['until']);
  await expect(decide(match?.id ?? '', 'other')).rejects.toMatchObject({ status: 409 });
});

it('releases the account of somebody else, until more turns out to be alike', async () => {
  const told = { address: 'Haus 77' };
  const first = await playerLike({ ...told, phone: '6649998887' });
  await first.takeBreak('6m');
  const second = await playerLike(told);
  await second.play();
  const [match] = await matchesOf(second);
  await decide(match?.id ?? '', 'other');
  expect(await second.play()).toMatchObject(ADMITTED);
  expect(await second.play()).toMatchObject(ADMITTED);
  await second.call('PATCH', '/api/v1/me/profile', { code: '43', phone: '6649998887' });
  expect(await second.play()).toMatchObject(HELD);
  expect(await matchesOf(second)).toMatchObject([{ kinds: ['address', 'phone'], decision: null }]);
});

it('goes on after the account of the excluded was erased, to the end of the exclusion', async () => {
  const told = { name: 'Paul', surname: 'Erased' };
  const first = await playerLike(told);
  await first.takeBreak('6m');
  await protection().erase(first.playerId);
  // Whoever was erased is looked at again for two days.
  await protection().erase(first.playerId);
  await sql`delete from players.profiles where player_id = ${first.playerId}`.execute(db());
  const second = await playerLike(told);
  expect(await second.play()).toMatchObject(HELD);
  const [match] = await matchesOf(second);
  await decide(match?.id ?? '', 'same');
  await second.logIn();
  expect(await second.breakNow()).toMatchObject({ kind: 'exclusion' });
  await sql`update protection.marks set until = now() where player_id = ${first.playerId}`.execute(db());
  const third = await playerLike({ ...told, address: 'Anders 1' });
  await sql`delete from protection.marks where player_id = ${second.playerId}`.execute(db());
  expect(await third.play()).toMatchObject(ADMITTED);
  await protection().refreshMarks();
  const { rows } = await sql`select from protection.marks where player_id = ${first.playerId}`.execute(db());
  expect(rows).toHaveLength(0);
});

it('looks at new accounts whatever their players do', async () => {
  const told = { name: 'Quentin', surname: 'Quiet' };
  const first = await playerLike(told);
  await first.takeBreak('6m');
  const second = await playerLike(told);
  await protection().compareNew();
  expect(await matchesOf(second)).toHaveLength(1);
});

it('says nothing of a time-out, and nothing once the player is back', async () => {
  const told = { name: 'Rita', surname: 'Back Again' };
  const first = await playerLike(told);
  await first.takeBreak('1w');
  const second = await playerLike(told);
  expect(await second.play()).toMatchObject(ADMITTED);
  await first.takeBreak('6m');
  await sql`
    update protection.breaks set until = now() - interval '2 days', began_at = began_at - interval '1 year',
           return_asked_at = now() - interval '25 hours' where player_id = ${first.playerId} and kind = 'exclusion'`.execute(
    db(),
  );
  await protection().endDue();
  const third = await playerLike({ ...told, address: 'Neu 3' });
  expect(await third.play()).toMatchObject(ADMITTED);
});

it('carries a longer exclusion to all accounts of one person', async () => {
  const told = { name: 'Sven', surname: 'Longer' };
  const first = await playerLike(told);
  await first.takeBreak('6m');
  const second = await playerLike(told);
  await second.play();
  const [match] = await matchesOf(second);
  await decide(match?.id ?? '', 'same');
  await first.logIn();
  await first.takeBreak('forever');
  await second.logIn();
  expect(await second.breakNow()).toMatchObject({ kind: 'exclusion', until: null });
});

it('of an exclusion whose time is over, lets the other account ask to come back, too', async () => {
  const told = { name: 'Tilda', surname: 'Over' };
  const first = await playerLike(told);
  await first.takeBreak('6m');
  const second = await playerLike(told);
  await second.play();
  await sql`
    update protection.breaks set until = now() - interval '2 days', began_at = began_at - interval '1 year'
     where player_id = ${first.playerId}`.execute(db());
  const [match] = await matchesOf(second);
  await decide(match?.id ?? '', 'same');
  await second.logIn();
  expect(await second.breakNow()).toMatchObject({ kind: 'exclusion', mayReturn: true });
});

it('releases whoever waits because of somebody who is back', async () => {
  const told = { name: 'Uwe', surname: 'Moot' };
  const first = await playerLike(told);
  await first.takeBreak('6m');
  const second = await playerLike(told);
  expect(await second.play()).toMatchObject(HELD);
  await sql`
    update protection.breaks set until = now() - interval '2 days', began_at = began_at - interval '1 year',
           return_asked_at = now() - interval '25 hours' where player_id = ${first.playerId}`.execute(db());
  await protection().endDue();
  await protection().compareNew();
  expect(await second.play()).toMatchObject(ADMITTED);
});

it('decides two matches of one player at the same time, and releases them', async () => {
  const [one, other] = [
    await playerLike({ phone: '6640001112' }),
    await playerLike({ address: 'Doppelweg 3' }),
  ];
  await one.takeBreak('6m');
  await other.takeBreak('6m');
  const player = await playerLike({ phone: '6640001112', address: 'Doppelweg 3' });
  await player.play();
  const matches = await matchesOf(player);
  expect(matches).toHaveLength(2);
  await Promise.all(matches.map(({ id }) => decide(id, 'other')));
  expect(await player.play()).toMatchObject(ADMITTED);
});

it('holds no account that was there before for a telephone number or a house alone', async () => {
  const before = await playerLike({ phone: '6640002223', address: 'Altbau 9' });
  await sql`update identity.players set created_at = now() - interval '1 year' where id = ${before.playerId}`.execute(
    db(),
  );
  await (await playerLike({ phone: '6640002223' })).takeBreak('6m');
  await (await playerLike({ address: 'Altbau 9' })).takeBreak('6m');
  expect(await before.play()).toMatchObject(ADMITTED);
  await (await playerLike({ phone: '6640002223', address: 'Altbau 9' })).takeBreak('6m');
  expect(await before.play()).toMatchObject(HELD);
});
