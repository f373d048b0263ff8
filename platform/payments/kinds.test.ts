import type { PlayerSession } from '@/platform/kernel/session';
import { openWorld, type DepositJson, type World } from '@/tests/support/payments-harness';
import { worldsOf } from './testing/worlds';

let world: World;
let player: PlayerSession;
const worlds = worldsOf(() => openWorld());
beforeEach(async () => {
  world = await worlds.next();
  player = await world.newPlayer();
});
afterEach(async () => {
  expect(await world.ledger.check()).toMatchObject({ holds: true });
});
afterAll(() => worlds.close());

const rowOf = async ({ id }: DepositJson) =>
  (
    await world.query<{ name_match: string; instrument: string; reversal: string; exception: string }>(
      'select * from payments.deposits where id = $1',
      [id],
    )
  )[0];
const card = { action: 'pay', number: '4242 4242 4242 4242', expiry: '12/34', code: '123' };

/** Waits for the company's webhooks: it sends them while we look. */
async function settled(deposit: DepositJson, status: string): Promise<DepositJson> {
  for (;;) {
    const now = await world.read(player, deposit.id);
    if (now.transaction.status === status) return now;
    if (now.transaction.status !== 'processing') throw new Error(`it is ${now.transaction.status}`);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}`);
  }
}

describe('a card', () => {
  it('whose bank asks its holder is credited when they confirm it', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await world.deposit(player);
    expect(deposit).toMatchObject({ method: 'GET', params: {}, formFields: [], crypto: null, bank: null });
    await world.submit(deposit.checkoutUrl, { ...card, number: '4000000000003220', holder: 'N Winter' });
    expect(await world.real(player)).toBe(0n);
    await world.submit(deposit.checkoutUrl, { action: 'confirm', challenge: '1234' });
    await settled(deposit, 'complete');
    expect(await world.real(player)).toBe(5_000n);
    expect(await rowOf(deposit)).toMatchObject({
      name_match: 'near',
      instrument: expect.stringMatching(/^ins_/),
    });
  });

  it('that nobody confirms fails, and says why', async () => {
    const deposit = await world.deposit(player);
    await world.submit(deposit.checkoutUrl, { ...card, number: '4000000000003253' });
    await world.submit(deposit.checkoutUrl, { action: 'confirm', challenge: '1234' });
    expect((await settled(deposit, 'failed')).transaction.failure).toBe('three_d_secure');
  });

  it('leaves its number nowhere', async () => {
    const deposit = await world.deposit(player);
    await world.submit(deposit.checkoutUrl, card);
    await settled(deposit, 'complete');
    const told = { name: '4242 4242 4242 4242', fingerprint: 'ins_1' };
    await world.send(await world.event(deposit, 'charge.completed', { payer: told }));
    const tables = await world.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('payments', 'ledger', 'audit', 'mail', 'play')`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['payments.deposits', 'payments.mismatches', 'ledger.transactions']),
    );
    const rows: string[] = [];
    for (const { name } of tables)
      for (const row of await world.query<{ text: string }>(`select t::text as text from ${name} t`))
        rows.push(row.text);
    expect(rows.join('\n')).toContain(deposit.id);
    expect(rows.filter((row) => /4242.?4242/.test(row))).toEqual([]);
  });

  it.each(['refund', 'charge-back'])(
    'that is taken back (%s) takes the money back, and says by whom',
    async (how) => {
      const deposit = await world.deposit(player);
      await world.submit(deposit.checkoutUrl, card);
      await settled(deposit, 'complete');
      const status = how === 'refund' ? 'refunded' : 'charged_back';
      await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, { status });
      for (;;) if ((await world.read(player, deposit.id)).transaction.status === 'refund') break;
      expect(await world.real(player)).toBe(0n);
      expect(await rowOf(deposit)).toMatchObject({ reversal: how === 'refund' ? 'refund' : 'chargeback' });
    },
  );
});

describe('a wallet', () => {
  it('is opened by a form of params', async () => {
    const deposit = await world.deposit(player, { method: 'skrill' });
    expect(deposit).toMatchObject({
      method: 'POST',
      background: false,
      params: { transaction_id: deposit.id },
    });
    expect((await world.submit(deposit.checkoutUrl, deposit.params)).status).toBe(200);
    await world.submit(deposit.checkoutUrl, { action: 'pay' });
    expect((await settled(deposit, 'complete')).params).toEqual({});
    expect(await world.real(player)).toBe(5_000n);
  });

  it('asks in the player’s language, and sends back what does not fit', async () => {
    const german = await world.newPlayer({ language: 'de' });
    player = german;
    const deposit = await world.deposit(german, { method: 'astropay' });
    expect(deposit.method).toBe('POST');
    expect(deposit.formFields).toContainEqual(
      expect.objectContaining({
        name: 'nationality',
        title: 'Staatsangehörigkeit',
        maxLength: 2,
        required: true,
      }),
    );
    const token = deposit.formFields.find(({ name }) => name === 'token')?.value ?? '';
    const form = {
      token,
      holder: 'Nora Winter',
      birth_date: '1990-02-28',
      nationality: 'DE',
      document_type: 'passport',
      document_number: 'C01X00T47',
      terms: 'true',
    };
    expect((await world.submit(deposit.checkoutUrl, { ...form, terms: '' })).status).toBe(422);
    expect((await world.submit(deposit.checkoutUrl, form)).status).toBe(200);
    await world.submit(deposit.checkoutUrl, { action: 'pay' });
    await settled(deposit, 'complete');
    expect(await world.real(german)).toBe(5_000n);
  });
});

describe('a voucher', () => {
  it.each([
    ['TOLL-EUR-0030-0001', 'complete', null, 3_000, 'partial'],
    ['TOLL-EUR-0080-0001', 'complete', null, 8_000, 'over'],
    ['TOLL-USD-0050-0001', 'failed', 'voucher_value', null, null],
    ['TOLL-0000-0000', 'failed', 'voucher_used', null, null],
  ] as const)('%s ends as %s (%s)', async (voucher, status, failure, received, exception) => {
    const deposit = await world.deposit(player, { method: 'paysafe' });
    await world.submit(deposit.checkoutUrl, { action: 'pay', voucher });
    expect((await settled(deposit, status)).transaction).toMatchObject({ failure, received, exception });
    expect(await world.real(player)).toBe(BigInt(received ?? 0));
  });

  it('locks the deposit after five wrong codes', async () => {
    const deposit = await world.deposit(player, { method: 'paysafe' });
    for (let tried = 0; tried < 5; tried += 1) {
      await world.submit(deposit.checkoutUrl, { action: 'pay', voucher: '0' });
    }
    expect((await settled(deposit, 'failed')).transaction.failure).toBe('voucher_locked');
  });
});

describe('what is paid elsewhere', () => {
  it.each([
    ['mb', 'PT', 'multibanco', ['entity', 'reference']],
    ['cashtocode', 'DE', 'cash_code', ['code']],
    ['interac', 'CA', 'email_transfer', ['recipient', 'question', 'answer']],
  ])('%s shows what to enter there', async (method, country, kind, names) => {
    player = await world.newPlayer({ country });
    const deposit = await world.deposit(player, { method });
    expect(deposit.paymentInfo).toMatchObject({ kind });
    expect(deposit.paymentInfo?.fields.map(({ name }) => name)).toEqual(names);
    expect((await world.read(player, deposit.id)).paymentInfo).toEqual(deposit.paymentInfo);
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/move`, { status: 'completed' });
    expect((await settled(deposit, 'complete')).paymentInfo).toBeNull();
    expect(await world.real(player)).toBe(5_000n);
  });
});

describe('after too many refused payments', () => {
  const refuse = async () => {
    const deposit = await world.deposit(player);
    await world.submit(deposit.checkoutUrl, { ...card, number: '4000000000000002' });
    await settled(deposit, 'failed');
  };

  it('with one card nobody who used it can begin another for an hour', async () => {
    const first = player;
    for (let tried = 0; tried < 4; tried += 1) await refuse();
    player = await world.newPlayer();
    for (let tried = 0; tried < 4; tried += 1) await refuse();
    const body = { method: 'card', amount: 5_000 };
    for (const one of [first, player]) {
      const answer = await world.post(one, body);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
        429,
        'payments_refused',
      ]);
    }
    expect((await world.post(await world.newPlayer(), body)).status).toBe(201);
    world.clock.advance(3_600_000);
    expect((await world.post(player, body)).status).toBe(201);
  });
});
