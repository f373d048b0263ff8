import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addGameAndCup } from '@/platform/players/testing/player-tables';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';

export const TOURNAMENTS = '/api/office/v1/tournaments';
const HOUR = 3_600_000;
export const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
export const texts = (en: string) => ({ en, de: en, au: en, ch: en, fr: en });

/** A whole tournament of tomorrow, as an operator writes it. */
export const content = (fields: object = {}) => ({
  name: texts('Autumn race'),
  descriptionShort: texts('A day of slots.'),
  image: '/art/scenes/cup-red',
  strategy: 'turnover',
  entry: 'join',
  minLevel: null,
  countries: [],
  needsReview: false,
  minimumBet: { EUR: 20 },
  maximumBet: {},
  spinCampaign: null,
  prizes: [
    { placeFrom: 1, placeTo: 1, amount: { EUR: 5_000 }, freeSpins: 0, points: 0 },
    { placeFrom: 2, placeTo: 3, amount: { EUR: 1_000 }, freeSpins: 0, points: 50 },
  ],
  games: ['g900'],
  zone: 'Europe/Berlin',
  startsAt: later(1),
  endsAt: later(25),
  ...fields,
});

export type Racer = Awaited<ReturnType<OfficeHarness['newPlayer']>>;

/** Operators who hold tournaments, and a game that counts. */
export async function startTournaments() {
  const office = await startOffice();
  const { kernel, services } = office.platform;
  const { db } = kernel;
  await addGameAndCup(kernel);
  await kernel.pool.query(`update games.games set theme = 'egypt'`);
  await kernel.pool.query('select games.mark_playable()');
  const cookies = {
    bob: await office.enter('bob', ['bonus']),
    rita: await office.enter('rita', ['risk']),
    ron: await office.enter('ron', ['risk']),
    sue: await office.enter('sue', ['support']),
    vera: await office.enter('vera', ['verification']),
  };
  const post = (path: string, body: object, cookie = cookies.bob) =>
    office.call('POST', `${TOURNAMENTS}/${path}`, { cookie, body, key: randomUUID() });
  const write = async (fields: object = {}) => {
    const { status, data } = await office.call('POST', TOURNAMENTS, {
      cookie: cookies.bob,
      key: randomUUID(),
      body: content(fields),
    });
    expect(status).toBe(201);
    return String(data?.['id']);
  };
  return {
    office,
    cookies,
    post,
    write,
    async file(id: string) {
      const { status, data } = await office.call('GET', `${TOURNAMENTS}/${id}`, { cookie: cookies.sue });
      expect(status).toBe(200);
      return data;
    },
    places: async (id: string, query = '') =>
      (await office.call('GET', `${TOURNAMENTS}/${id}/places${query}`, { cookie: cookies.sue })).data,
    /** One that runs, with participants who have so many points, hundredths. */
    async running(points: readonly number[], fields: object = {}) {
      const id = await write(fields);
      expect((await post(`${id}/publish`, { revision: 1 })).status).toBe(204);
      await sql`
        update tournaments.tournaments set starts_at = now() - interval '2 hours' where id = ${id}`.execute(
        db,
      );
      const players: Racer[] = [];
      for (const one of points) {
        const player = await office.newPlayer('racer');
        players.push(player);
        await sql`
          insert into tournaments.participations (tournament_id, player_id, joined_at)
          values (${id}, ${player.id}, now() - interval '1 hour')`.execute(db);
        await sql`
          insert into tournaments.scores (tournament_id, player_id, points, rounds, reached_at, joined_at)
          values (${id}, ${player.id}, ${one}, 1, now(), now() - interval '1 hour')`.execute(db);
      }
      return { id, players };
    },
    /** Its end comes, and its places are counted. */
    async count(id: string) {
      await sql`
        update tournaments.tournaments set ends_at = now() - interval '1 minute' where id = ${id}`.execute(
        db,
      );
      await services.tournaments.settle();
      await sql`
        update tournaments.tournaments set frozen_at = now() - interval '1 minute' where id = ${id}`.execute(
        db,
      );
      await services.tournaments.settle();
    },
    async balanceOf({ id }: Racer) {
      const wallets = await services.ledger.wallets(id);
      return wallets.map(({ real }) => Number(real));
    },
  };
}
export type TournamentsHarness = Awaited<ReturnType<typeof startTournaments>>;
