import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { loseAnswer } from '@/platform/kernel/testing/lose-answer';
import {
  later,
  startTournaments,
  TOURNAMENTS,
  type Racer,
  type TournamentsHarness,
} from './testing/tournaments';

jest.setTimeout(60_000);

let world: TournamentsHarness;
beforeAll(async () => {
  world = await startTournaments();
});
afterAll(() => world.office.close());

describe('live control', () => {
  it('moves the end further away, and never nearer', async () => {
    const { id } = await world.running([]);
    const extend = (endsAt: string, cookie = world.cookies.bob) =>
      world.post(`${id}/extend`, { endsAt, reason: 'A fault of the studio.' }, cookie);
    expect((await extend(later(3))).status).toBe(422);
    expect((await extend(later(24 * 100))).status).toBe(422);
    expect((await extend(later(30), world.cookies.sue)).status).toBe(403);
    const end = later(30);
    expect((await extend(end)).status).toBe(204);
    expect(await world.file(id)).toMatchObject({ content: { endsAt: end }, firstEnd: expect.any(String) });
    await world.count(id);
    expect((await extend(later(40))).status).toBe(409);
  });

  it('pages those who stand in the order of their places, and finds one by a part of the address', async () => {
    const { id, players } = await world.running([500, 900, 0, 500, 700]);
    const pages = await Promise.all([1, 2, 3].map((page) => world.places(id, `?per_page=2&page=${page}`)));
    const [first, second, third, fourth, last] = pages.flatMap((page) => page ?? []);
    expect([first, second]).toMatchObject([
      { place: 1, playerId: players[1]?.id },
      { place: 2, playerId: players[4]?.id },
    ]);
    expect([third?.['place'], fourth?.['place']]).toEqual([3, 4]);
    expect(last).toMatchObject({ place: null, playerId: players[2]?.id });
    expect(await world.places(id, `?q=${players[4]?.email.slice(0, 20)}`)).toMatchObject([{ place: 2 }]);
  });

  it('takes a participant out, who can’t come back and is told', async () => {
    const { id, players } = await world.running([900, 500]);
    const [first, second] = players as [Racer, Racer];
    const exclude = () =>
      world.post(
        `${id}/exclusions`,
        { playerId: first.id, reason: 'Two accounts.', words: 'You have two accounts.' },
        world.cookies.rita,
      );
    expect((await exclude()).status).toBe(204);
    expect((await exclude()).status).toBe(409);
    expect(await world.places(id)).toMatchObject([
      { place: 1, playerId: second.id, prize: { amount: 5_000 } },
    ]);
    expect(await world.places(id, '?who=out')).toMatchObject([
      {
        playerId: first.id,
        place: null,
        left: { reason: 'operator', by: 'rita@parlour.example', note: 'Two accounts.' },
      },
    ]);
    const back = await world.office.call('POST', `/api/v1/tournaments/${id}/registrations`, {
      cookie: first.cookie,
      body: {},
    });
    expect(back.status).toBe(409);
    expect(await world.office.lettersTo(first.email)).toContain('tournament_left');
    expect(await world.office.deeds(first.id)).toEqual(['rita tournaments.exclude Two accounts.']);
  });

  it('stops one without prizes, and tells everybody who took part once', async () => {
    const { id, players } = await world.running([900, 500]);
    const [first, second] = players as [Racer, Racer];
    await sql`update identity.players set status = 'excluded' where id = ${second.id}`.execute(
      world.office.platform.kernel.db,
    );
    const stop = (cookie = world.cookies.bob) =>
      world.post(`${id}/stop`, { reason: 'A faulty game.', words: { en: 'A game was faulty.' } }, cookie);
    expect((await stop(world.cookies.sue)).status).toBe(403);
    expect((await stop()).status).toBe(204);
    expect((await stop()).status).toBe(409);
    const { tournaments } = world.office.platform.services;
    await tournaments.tellStopped();
    await tournaments.tellStopped();
    await world.count(id);
    expect(await world.file(id)).toMatchObject({ phase: 'cancelled', stopReason: 'A faulty game.' });
    expect(
      (await world.office.lettersTo(first.email)).filter((kind) => kind === 'tournament_stopped'),
    ).toHaveLength(1);
    expect(await world.office.lettersTo(second.email)).not.toContain('tournament_stopped');
    expect(await world.balanceOf(first)).not.toContain(5_000);
  });
});

describe('settlement', () => {
  it('waits for a release, withholds from who is taken out, and gives their prize anew when two agree', async () => {
    const { id, players } = await world.running([900, 500, 100], { needsReview: true });
    const [first, second, third] = players as [Racer, Racer, Racer];
    await world.count(id);
    expect(await world.file(id)).toMatchObject({
      phase: 'review',
      sums: { places: 3, winning: 3, settled: 0 },
    });
    const out = { playerId: first.id, reason: 'A bot.', words: 'Play was not by hand.' };
    expect((await world.post(`${id}/exclusions`, out, world.cookies.rita)).status).toBe(204);
    expect((await world.post(`${id}/release`, { reason: 'Looked at.' }, world.cookies.bob)).status).toBe(403);
    expect((await world.post(`${id}/release`, { reason: 'Looked at.' }, world.cookies.rita)).status).toBe(
      204,
    );
    expect((await world.post(`${id}/release`, { reason: 'Looked at.' }, world.cookies.rita)).status).toBe(
      409,
    );
    await world.office.platform.services.tournaments.settle();
    expect(await world.places(id)).toMatchObject([
      { place: 1, playerId: first.id, withheld: 'operator', given: { amount: 0 } },
      { place: 2, playerId: second.id, withheld: null, given: { amount: 1_000, points: 50 } },
      { place: 3, playerId: third.id, withheld: null },
    ]);
    expect(await world.file(id)).toMatchObject({ phase: 'paid', sums: { settled: 3, withheld: 1 } });

    const correct = (player: { id: string }, cookie = world.cookies.rita, key: string = randomUUID()) =>
      world.office.call('POST', `${TOURNAMENTS}/${id}/corrections`, {
        ...{ cookie, key, body: { place: 1, playerId: player.id, reason: 'The next one wins.' } },
      });
    expect((await correct(first)).status).toBe(409);
    expect((await correct(second, world.cookies.bob)).status).toBe(403);
    const key = randomUUID();
    const { status, data } = await correct(second, world.cookies.rita, key);
    expect(status).toBe(200);
    await loseAnswer(world.office.platform.kernel.db, key);
    expect((await correct(second, world.cookies.rita, key)).data).toEqual(data);
    expect((await correct(third)).status).toBe(409);
    expect(await world.file(id)).toMatchObject({
      asked: [{ place: 1, playerId: second.id, askedBy: 'rita' }],
    });
    const approve = (cookie: string) =>
      world.office.call('POST', `/api/office/v1/approvals/${String(data?.['request'])}/approve`, {
        cookie,
        body: { reason: 'Seen.' },
      });
    expect((await approve(world.cookies.rita)).status).toBe(403);
    expect((await approve(world.cookies.ron)).status).toBe(204);
    expect((await approve(world.cookies.ron)).status).toBe(409);
    expect(await world.balanceOf(second)).toEqual([6_000]);
    const [corrected] = (await world.places(id)) ?? [];
    expect(corrected).toMatchObject({
      corrections: [
        { playerId: second.id, amount: 5_000, by: 'rita@parlour.example', reason: 'The next one wins.' },
      ],
    });
    expect(await world.office.deeds(second.id)).toContain('rita tournaments.correct The next one wins.');
    // Once more, with a reason of its own.
    expect((await correct(second)).status).toBe(200);
  });

  it('needs two people where prizes come to more than 5,000 euros, in whichever currency', async () => {
    const prizes = (dollars: number) => [
      { placeFrom: 1, placeTo: 3, amount: { EUR: 100, AUD: dollars }, freeSpins: 0, points: 0 },
    ];
    const minimumBet = { EUR: 20, AUD: 30 };
    const alone = await world.write({ prizes: prizes(250_000), minimumBet });
    expect((await world.file(alone))?.['missing']).toEqual({});
    const large = { prizes: prizes(250_200), minimumBet };
    expect((await world.file(await world.write(large)))?.['missing']).toEqual({
      needsReview: 'prizes of more than 5000 EUR are released by another operator',
    });
    const { id } = await world.running([500], { ...large, needsReview: true });
    await world.count(id);
    const { db } = world.office.platform.kernel;
    await sql`update tournaments.tournaments set opened_by = 'rita' where id = ${id}`.execute(db);
    const release = (cookie: string) => world.post(`${id}/release`, { reason: 'Looked at.' }, cookie);
    expect((await release(world.cookies.rita)).status).toBe(409);
    expect(await world.file(id)).toMatchObject({ phase: 'review' });
    expect((await release(world.cookies.ron)).status).toBe(204);
  });

  it('shows how a place came about', async () => {
    const { id, players } = await world.running([500]);
    const [player] = players as [Racer];
    await sql`
      insert into tournaments.rounds (tournament_id, player_id, game_id, round_id, currency, began_at, first_stake, staked,
                                      won, closed, verdict, points)
      values (${id}, ${player.id}, 'g900', 'r1', 'EUR', now(), 500, 500, 0, true, 'counts', 500),
             (${id}, ${player.id}, 'g900', 'r2', 'EUR', now() - interval '1 minute', 10, 10, 0, true, 'below', 0)`.execute(
      world.office.platform.kernel.db,
    );
    const { data, meta } = await world.office.call(
      'GET',
      `${TOURNAMENTS}/${id}/players/${player.id}/rounds`,
      {
        cookie: world.cookies.sue,
      },
    );
    expect(data).toMatchObject([
      { roundId: 'r1', verdict: 'counts', staked: 500, points: 5 },
      { roundId: 'r2', verdict: 'below', points: 0 },
    ]);
    expect(meta).toMatchObject({ total: 2 });
  });
});
