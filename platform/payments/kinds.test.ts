import type { PlayerSession } from '@/platform/kernel/session';
import { BANK_PATIENCE_MS } from './ask';
import { RECONCILE } from './reconciliation';
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

describe('bank money', () => {
  const begin = () => world.deposit(player, { method: 'banktransfer' });
  const pay = async ({ id }: DepositJson, money: Record<string, unknown>) =>
    world.control(`/charges/${await world.chargeOf(id)}/bank-money`, { amount: 5_000, ...money });
  type Kept = { id: string; reason: string; sender_name: string; amount: bigint };
  const all = () => world.query<Kept>('select * from payments.bank_money');
  let before: Set<string>;
  beforeEach(async () => void (before = new Set((await all()).map(({ id }) => id))));
  const kept = async () => (await all()).filter(({ id }) => !before.has(id));

  it('waits for the account, shows it, and is credited', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    expect(deposit).toMatchObject({
      method: 'POST',
      background: true,
      bank: { state: 'waiting', account: null },
    });
    expect(deposit.failUrl).toBe(`http://web.test/deposit-failure/${deposit.id}`);
    expect((await world.submit(deposit.checkoutUrl, deposit.params)).status).toBe(200);
    let now = await world.read(player, deposit.id);
    while (now.bank?.state === 'waiting') now = await world.read(player, deposit.id);
    expect(now.bank).toMatchObject({
      state: 'ready',
      account: expect.stringMatching(/^DE00 /),
      nonce: deposit.bank?.nonce,
    });
    await pay(deposit, { name: 'Nora Winter', description: `deposit ${now.bank?.nonce ?? ''}` });
    await settled(deposit, 'complete');
    expect(await world.real(player)).toBe(5_000n);
    expect(await rowOf(deposit)).toMatchObject({ name_match: 'exact' });
  });

  it('under another name is kept aside: nothing moves, however often it is asked about', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    await world.control('/delivery', { hold: true });
    const deposit = await begin();
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    await world.control('/delivery', { hold: false });
    world.clock.advance(BANK_PATIENCE_MS + 1);
    await world.payments.reconcile();
    expect(await kept()).toMatchObject([
      { reason: 'other_name', sender_name: 'Karl Sommer', amount: 5_000n },
    ]);
    expect(await world.real(player)).toBe(0n);
    expect(await rowOf(deposit)).toMatchObject({ exception: 'mismatch', name_match: 'different' });

    // The player calls themselves what the sender is called: that proves nothing.
    world.names.set(player.playerId, { name: 'Karl', surname: 'Sommer' });
    for (const _ of [1, 2]) {
      world.clock.advance(RECONCILE.askAgainAfter + 1);
      await world.payments.reconcile();
    }
    expect(await world.real(player)).toBe(0n);
    expect(await kept()).toMatchObject([{ resolution: null }]);
  });

  it('under another name that the company sends back by itself is decided by that', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    while ((await kept()).length === 0);
    await world.send(await world.event(deposit, 'charge.refunded'));
    expect((await world.read(player, deposit.id)).transaction.status).toBe('refund');
    expect(await kept()).toMatchObject([{ resolution: 'return', resolved_by: null }]);
    expect(await world.real(player)).toBe(0n);
  });

  it('without its digits, or for a deposit that is paid, is kept aside', async () => {
    const deposit = await begin();
    await world.control('/delivery', { hold: true });
    await pay(deposit, { name: 'Nora Winter', description: 'for playing' });
    await pay(deposit, { name: 'Nora Winter', description: deposit.bank?.nonce });
    await pay(deposit, { name: 'Nora Winter', description: deposit.bank?.nonce });
    await world.control('/delivery', { hold: false });
    await settled(deposit, 'complete');
    expect((await kept()).map(({ reason }) => reason).sort()).toEqual(['closed', 'no_digits']);
    expect(await world.real(player)).toBe(5_000n);
  });

  it('under another name, for a deposit that is closed, is kept aside, too', async () => {
    world.names.set(player.playerId, { name: 'Nora', surname: 'Winter' });
    const deposit = await begin();
    world.clock.advance(RECONCILE.abandonedAfter + 1);
    await world.payments.reconcile();
    expect((await world.read(player, deposit.id)).transaction.status).toBe('cancel');
    await pay(deposit, { name: 'Karl Sommer', description: deposit.bank?.nonce });
    while ((await kept()).length === 0);
    await world.payments.reconcile();
    expect(await kept()).toMatchObject([{ reason: 'other_name', sender_name: 'Karl Sommer' }]);
    const own = 'select 1 from payments.deposits where player_id = $1';
    expect(await world.query(own, [player.playerId])).toHaveLength(1);
    expect(await world.real(player)).toBe(0n);
  });

  it('has no account after ten minutes; one that is told late, or only when asked, still shows', async () => {
    await world.control('/bank', { silent: true });
    const deposit = await begin();
    await world.submit(deposit.checkoutUrl, deposit.params);
    world.clock.advance(BANK_PATIENCE_MS);
    expect((await world.read(player, deposit.id)).bank).toMatchObject({ state: 'unavailable' });
    await world.control(`/charges/${await world.chargeOf(deposit.id)}/bank-account`, { silent: true });
    await world.payments.reconcile();
    expect((await world.read(player, deposit.id)).bank).toMatchObject({ state: 'ready' });
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
