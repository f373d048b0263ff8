import { randomUUID } from 'node:crypto';
import { PROMOTIONS } from '@/platform/demo/promotions';
import { WELCOME_PACK } from '@/platform/demo/welcome-pack';
import { cookiesOf } from '@/tests/support/call';
import { asVisitor } from '@/tests/support/visitor';
import { startTestPlatform, TEST_WEB_ORIGIN, type TestPlatform } from '@/tests/support/platform';
import type { Bonus, BonusRow } from './service';

const MOST = 10;
let harness: TestPlatform;
beforeAll(async () => {
  harness = await startTestPlatform({ env: { LICENCES: 'gb', COUNTRY_HEADER: 'cf-ipcountry' } });
  const little: BonusRow = { ...(PROMOTIONS[0] as BonusRow), id: 'little', wagering: 5, active: true };
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
const boundOf = async (headers?: Headers) =>
  (await read<{ mostWagering: number | null }>('/api/v1/bonuses/wagering-bound', headers)).mostWagering;
const offers = () => read<Bonus[]>('/api/v1/bonuses?tags=standard,vip-pack,promobonus,vippromo');

/** The wagering that a page says of an offer, by the bound that the reader's law sets. */
const said = ({ wagering, wageringByLaw }: Bonus, bound: number | null) =>
  bound !== null && wageringByLaw.includes(bound) ? Math.min(wagering, bound) : wagering;

test('what is the same for everybody tells what each law leaves of it', async () => {
  const rows = await offers();
  expect(rows.find(({ id }) => id === 'little')).toMatchObject({ wagering: 5, wageringByLaw: [] });
  for (const { wagering, basis, wageringByLaw } of rows)
    expect(wageringByLaw).toEqual(wagering > MOST || basis !== 'bonus' ? [MOST] : []);
  expect(rows.find(({ id }) => id === 'both')).toMatchObject({ wagering: 5, wageringByLaw: [MOST] });
  expect(rows.some(({ wagering }) => wagering > MOST)).toBe(true);
});

test('a visitor reads of the law of where they are, a player of that of the account', async () => {
  const [british, german] = [await playerOf('GB'), await playerOf('DE')];
  expect(await boundOf(from('GB'))).toBe(MOST);
  expect(await boundOf(from('DE'))).toBeNull();
  expect(await boundOf()).toBeNull();
  expect(await boundOf({ ...from('DE'), ...british })).toBe(MOST);
  expect(await boundOf({ ...from('GB'), ...german })).toBeNull();
});

test.each([
  ['GB', MOST],
  ['DE', null],
] as const)('a player of %s is given what every page says', async (country, bound) => {
  const headers = await playerOf(country);
  expect(await boundOf(headers)).toBe(bound);
  const own = await read<Bonus | null>('/api/v1/bonuses/welcome', { ...from('FR'), ...headers });
  const ofVisitor = await read<Bonus | null>('/api/v1/bonuses/welcome', from(country));
  const pack = (await offers()).find(({ id }) => id === 'welcome-1') as Bonus;
  const tile = (await read<{ bonuses: Bonus[] }>('/api/v1/me/deposit-bonuses', headers)).bonuses.find(
    ({ id }) => id === pack.id,
  );
  const ofCode = await read<Bonus>('/api/v1/me/promo-codes/WELCOME1', headers);
  const promised = [own, ofVisitor, tile, ofCode].map((bonus) => bonus?.wagering);
  expect([...promised, said(pack, bound)]).toEqual(Array.from({ length: 5 }, () => bound ?? pack.wagering));

  // A code that is given at once has the terms that its card has.
  const card = (await offers()).find(({ id }) => id === 'brass-key') as Bonus;
  const taken = await fetch(`${harness.url}/api/v1/me/promo-codes`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      'Idempotency-Key': randomUUID(),
      Origin: TEST_WEB_ORIGIN,
    },
    body: JSON.stringify({ promocode: card.promocode, when: 'now' }),
  });
  expect(taken.status).toBe(200);
  const { active } = await read<{ active: { bonusId: string; wagering: { times: number } } | null }>(
    '/api/v1/me/bonuses',
    headers,
  );
  expect(active).toMatchObject({ bonusId: card.id, wagering: { times: said(card, bound) } });
});
