import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PROMOTIONS } from '@/platform/demo/promotions';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { cookiesOf } from '@/tests/support/call';
import { asVisitor } from '@/tests/support/visitor';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import type { Bonus, BonusRow } from './service';

const MOST = 10;
let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform({ env: { LICENCES: 'gb,se,dk', COUNTRY_HEADER: 'cf-ipcountry' } });
  const little: BonusRow = { ...(PROMOTIONS[0] as BonusRow), id: 'little', wagering: 5, countries: null };
  // Few times, but of the deposit too.
  const both: BonusRow = { ...little, id: 'both', basis: 'bonus+deposit' };
  await harness.services.bonuses.add([...WELCOME_PACK, ...PROMOTIONS, little, both]);
});
afterAll(() => harness.close());

/** By who asks: a visitor of a country, or a player. */
type Headers = Record<string, string>;
const from = (country: string): Headers => ({
  ...asVisitor('203.0.113.7', country),
  'cf-ipcountry': country,
});

async function playerOf(country: string): Promise<Headers> {
  const response = await fetch(`${harness.url}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Origin: TEST_WEB_ORIGIN },
    body: JSON.stringify({
      email: `${randomUUID()}@player.test`,
      password: 'Lantern-light-18',
      country,
      language: 'en',
      ageConfirmed: true,
    }),
  });
  expect(response.status).toBe(201);
  return { cookie: cookiesOf(response.headers) };
}

async function read<T>(path: string, headers: Headers = {}): Promise<T> {
  const response = await fetch(`${harness.url}${path}`, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}
interface Law {
  law: string | null;
  isFirstPlayOver: boolean;
}
const lawOf = (headers?: Headers) => read<Law>('/api/v1/bonuses/law', headers);
const codeOf = async (headers?: Headers) => (await lawOf(headers)).law;
const offers = () => read<Bonus[]>('/api/v1/bonuses?tags=standard,vip-pack,promobonus,vippromo');

/** What a page says of an offer, by the reader's law. */
function said({ byLaw, wagering, hoursToLive, weights }: Bonus, code: string | null) {
  const own = byLaw.find(({ law }) => law === code) ?? { wagering, hoursToLive, weights };
  return { wagering: own.wagering, hoursToLive: own.hoursToLive, weights: own.weights };
}
const termsOf = (bonus: Bonus | null | undefined) => bonus && said(bonus, null);

const takeCode = (headers: Headers, { promocode }: Pick<Bonus, 'promocode'>) =>
  fetch(`${harness.url}/api/v1/me/promo-codes`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: TEST_WEB_ORIGIN,
    },
    body: JSON.stringify({ promocode, when: 'now' }),
  });

test('what is the same for everybody tells what each law leaves of it', async () => {
  const rows = await offers();
  const of = (code: string, bonus?: Bonus) => bonus?.byLaw.find(({ law }) => law === code);
  const one = (id: string) => rows.find((row) => row.id === id);
  expect(of('gb', one('little'))).toMatchObject({ wagering: 5, mostWagering: null, oneProduct: true });
  expect(of('gb', one('both'))).toMatchObject({ wagering: 5, basis: 'bonus', mostWagering: MOST });
  expect(rows.some(({ wagering }) => wagering > MOST)).toBe(true);
  for (const bonus of rows) {
    if (bonus.wagering > MOST) expect(of('gb', bonus)).toMatchObject({ wagering: MOST, mostWagering: MOST });
    expect(of('dk', bonus)).toMatchObject({ wagering: bonus.wagering, hoursToLive: 1_440, leastDays: 60 });
    expect(of('se', bonus)).toMatchObject({ hoursToLive: 1_440, firstPlayOnly: true });
    if (bonus.wagering > 0) {
      expect(of('gb', bonus)?.weights).toMatchObject({ slots: 100, live: 0, crash: 0, blackjack: 0, all: 0 });
      expect(of('dk', bonus)?.weights).toEqual(bonus.weights);
    }
  }
});

test('a visitor reads of the law of where they are, a player of that of the account', async () => {
  const [british, german] = [await playerOf('GB'), await playerOf('DE')];
  expect(await codeOf(from('GB'))).toBe('gb');
  expect(await codeOf(from('DE'))).toBeNull();
  expect(await codeOf()).toBeNull();
  expect(await codeOf({ ...from('DE'), ...british })).toBe('gb');
  expect(await codeOf({ ...from('GB'), ...german })).toBeNull();
});

test.each([
  ['GB', 'gb'],
  ['DK', 'dk'],
  ['SE', 'se'],
  ['DE', null],
] as const)('a player of %s is given what every page says', async (country, code) => {
  const headers = await playerOf(country);
  expect(await codeOf(headers)).toBe(code);
  const own = await read<Bonus | null>('/api/v1/bonuses/welcome', { ...from('FR'), ...headers });
  const ofVisitor = await read<Bonus | null>('/api/v1/bonuses/welcome', from(country));
  const pack = (await offers()).find(({ id }) => id === 'welcome-1') as Bonus;
  const tile = (await read<{ bonuses: Bonus[] }>('/api/v1/me/deposit-bonuses', headers)).bonuses.find(
    ({ id }) => id === pack.id,
  );
  const ofCode = await read<Bonus>('/api/v1/me/promo-codes/WELCOME1', headers);
  for (const bonus of [own, ofVisitor, tile, ofCode]) expect(termsOf(bonus)).toEqual(said(pack, code));

  // A code that is given at once has the terms that its card has.
  const card = (await offers()).find(({ id }) => id === 'brass-key') as Bonus;
  expect((await takeCode(headers, card)).status).toBe(200);
  const { active } = await read<{ active: { activatedAt: string; expiresAt: string } | null }>(
    '/api/v1/me/bonuses',
    headers,
  );
  const { wagering: times, hoursToLive, weights } = said(card, code);
  expect(active).toMatchObject({ bonusId: card.id, wagering: { times }, weights });
  expect(Date.parse(active?.expiresAt ?? '') - Date.parse(active?.activatedAt ?? '')).toBe(
    hoursToLive * 3_600_000,
  );
});

describe('where the law lets a player have one bonus before the first play', () => {
  const rowsOf = async <Row>(text: string) => (await sql.raw<Row>(text).execute(harness.kernel.db)).rows;
  const playerIdOf = async (headers: Headers) => (await read<{ id: string }>('/api/v1/me', headers)).id;
  const tiles = async (headers: Headers) =>
    (await read<{ bonuses: Bonus[] }>('/api/v1/me/deposit-bonuses', headers)).bonuses;
  const played = async (headers: Headers) => {
    await rowsOf(
      `insert into history.quarters (player_id, currency, quarter, real_moved)
       values ('${await playerIdOf(headers)}', 'EUR', '2026-11-29T12:00:00Z', 0)`,
    );
  };
  const refusedAs = async (response: Response) => [
    response.status,
    ((await response.json()) as { code?: string }).code,
  ];
  const gift = async (headers: Headers) => {
    const [campaign, id] = [
      await harness.services.bonuses.campaigns.one('little'),
      await playerIdOf(headers),
    ];
    if (!campaign) throw new Error('there is no campaign');
    const { campaigns } = harness.services.bonuses;
    return harness.kernel.db.transaction().execute(async (trx) => {
      const players = await campaigns.findPlayers([id]);
      const giving = { campaign: campaign.campaign, players, amount: null, key: randomUUID() };
      return (await campaigns.giveByHand(trx, giving)).map(({ outcome }) => outcome);
    });
  };

  test('nothing is offered or given to who has played', async () => {
    const swede = await playerOf('SE');
    expect(await tiles(swede)).not.toEqual([]);
    await played(swede);
    expect(await lawOf(swede)).toEqual({ law: 'se', isFirstPlayOver: true });
    expect(await tiles(swede)).toEqual([]);
    expect(await read('/api/v1/bonuses/welcome', swede)).toBeNull();
    const card = (await offers()).find(({ id }) => id === 'brass-key') as Bonus;
    expect(await refusedAs(await takeCode(swede, card))).toEqual([409, 'bonus_first_play']);
    const code = await fetch(`${harness.url}/api/v1/me/promo-codes/WELCOME1`, { headers: swede });
    expect(await refusedAs(code)).toEqual([409, 'bonus_first_play']);
    expect(await gift(swede)).toEqual(['first_play']);
  });

  test('nor to who has a bonus, until that was turned down', async () => {
    const swede = await playerOf('SE');
    expect(await gift(swede)).toEqual(['given']);
    expect(await lawOf(swede)).toEqual({ law: 'se', isFirstPlayOver: true });
    expect(await tiles(swede)).toEqual([]);
    await rowsOf(
      `update bonuses.grants set state = 'cancelled', end_reason = 'rejected', ended_at = now()
        where player_id = '${await playerIdOf(swede)}'`,
    );
    expect(await lawOf(swede)).toEqual({ law: 'se', isFirstPlayOver: false });
    expect(await tiles(swede)).not.toEqual([]);
  });

  test('what comes by itself comes to who has not played, and is tried for nobody else', async () => {
    const seats = [];
    for (const country of ['SE', 'SE', 'DK']) seats.push(await playerOf(country));
    const [fresh, old, dane] = seats as [Headers, Headers, Headers];
    for (const seat of [old, dane]) await played(seat);
    for (const seat of seats)
      await rowsOf(
        `update identity.players set created_at = now() - interval '9 days' where id = '${await playerIdOf(seat)}'`,
      );
    const little = PROMOTIONS.find(({ type }) => type === 6) as BonusRow;
    const trigger = { every: 'days', weekdays: [1, 2, 3, 4, 5, 6, 7] };
    const daily: BonusRow = { ...little, id: 'daily', segment: {}, countries: null, trigger, active: true };
    await harness.services.bonuses.add([daily]);
    expect(await harness.services.bonuses.giveDue()).toBeGreaterThan(0);
    const has = async (seat: Headers) =>
      (
        await rowsOf(
          `select id from bonuses.grants where bonus_id = 'daily' and player_id = '${await playerIdOf(seat)}'`,
        )
      ).length > 0;
    expect([await has(fresh), await has(old), await has(dane)]).toEqual([true, false, true]);
  });

  test('elsewhere play and another bonus take nothing away', async () => {
    const dane = await playerOf('DK');
    await played(dane);
    expect(await lawOf(dane)).toEqual({ law: 'dk', isFirstPlayOver: false });
    expect(await tiles(dane)).not.toEqual([]);
    expect(await gift(dane)).toEqual(['given']);
  });
});
