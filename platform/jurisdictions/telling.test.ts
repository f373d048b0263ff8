import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookChoice } from '@/lib/domain/rule-books';
import { startOffice, type OfficeHarness } from '@/tests/support/office-harness';
import { startTestPlatform, type TestPlatform } from '@/tests/support/platform';

jest.setTimeout(60_000);

let office: OfficeHarness;
let here: TestPlatform;
/** Another instance over the same database. */
let there: TestPlatform;
beforeAll(async () => {
  office = await startOffice();
  here = office.platform;
  there = await startTestPlatform({ databaseUrl: here.databaseUrl });
});
afterAll(async () => {
  await there.close();
  await office.close();
});

/** As two operators do. */
const decide = (country: string, before: BookChoice, book: BookChoice) =>
  here.kernel.db
    .transaction()
    .execute((trx) =>
      here.services.jurisdictions.books.set(
        trx,
        { country, book, before, from: null, last: null },
        { operatorId: 'rita', reason: 'The licence.', requestId: randomUUID(), after: () => undefined },
      ),
    );
async function newPlayer(country: string, language = 'en') {
  const player = await office.newPlayer();
  await sql`update identity.players set country = ${country}, language = ${language} where id = ${player.id}`.execute(
    here.kernel.db,
  );
  return player;
}

it('tells the country’s players once, each in their language, and nobody else', async () => {
  const { jurisdictions } = here.services;
  const { db } = here.kernel;
  const [polish, french, away, spanish] = await Promise.all([
    newPlayer('PL'),
    newPlayer('PL', 'fr'),
    newPlayer('PL'),
    newPlayer('ES'),
  ]);
  await sql`insert into identity.time_outs (player_id, until) values (${away.id}, now() + interval '1 day')`.execute(
    db,
  );
  await decide('PL', 'base', 'se');
  // Two instances at the same time.
  await Promise.all([jurisdictions.tellPlayers(), there.services.jurisdictions.tellPlayers()]);
  await jurisdictions.tellPlayers();
  const lettersTo = async ({ email }: { email: string }) => {
    const { rows } = await sql<{ params: Record<string, string>; language: string }>`
      select params, language from mail.letters where recipient = ${email} and kind = 'rules_changed'`.execute(
      db,
    );
    return rows;
  };
  const [english] = await lettersTo(polish);
  expect(english?.params).toMatchObject({
    country: 'Poland',
    text: expect.stringContaining('you set a limit on deposits: a day, a week, and a month.') as string,
  });
  const [inFrench] = await lettersTo(french);
  expect(inFrench?.params).toMatchObject({
    country: 'Pologne',
    text: expect.stringContaining('vous fixez une limite de dépôt') as string,
  });
  expect([(await lettersTo(polish)).length, (await lettersTo(french)).length]).toEqual([1, 1]);
  expect([await lettersTo(away), await lettersTo(spanish)]).toEqual([[], []]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from notifications.events
     where player_id in (${polish.id}, ${french.id}, ${away.id})`.execute(db);
  expect(rows[0]?.count).toBe(2);
});

it('writes to nobody where nothing changes for them, and is done with it', async () => {
  const { db } = here.kernel;
  const player = await newPlayer('PT');
  await decide('PT', 'base', 'base');
  await here.services.jurisdictions.tellPlayers();
  expect(await office.lettersTo(player.email)).not.toContain('rules_changed');
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from jurisdictions.tellings where done_at is null`.execute(db);
  expect(rows).toEqual([{ open: 0 }]);
});
