import { openPayoutWorld, type PayoutWorld } from '../testing/withdrawals-harness';

/** Money that came in by a coin goes back by it. */

let world: PayoutWorld;
beforeAll(async () => {
  world = await openPayoutWorld({ providerTimeoutMs: 1_000 });
});
afterAll(() => world.close());
afterEach(() => world.checkLedger());

it('every coin that is taken is paid out, too, in every currency', async () => {
  const missing = await world.query(
    `select m.code, c.currency from payments.methods m cross join unnest('{EUR,USD,AUD,CHF}'::text[]) as c(currency)
      where m.type = 'coin'
        and not exists (select from payments.payout_methods p join payments.payout_limits l on l.method = p.method
                         where p.method = m.code and p.kind = 'coin' and p.enabled and l.currency = c.currency)`,
  );
  expect(missing).toEqual([]);
});

it.each([
  ['bitcoincash', 'BCH', 'Bitcoin Cash', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['dogecoin', 'DOGE', 'Dogecoin', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
  ['bitcoin', 'BTC', 'Bitcoin', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
  ['tether', 'USDTERC20', 'USDT (ERC-20)', '0x52908400098527886E0F7030069857D2E4169EE7'],
])(
  '%s goes back to an address of %s, which player and company are told',
  async (method, option, network, address) => {
    const player = await world.richPlayer();
    // As if it had come in by that coin; the terms of a deposit are fixed otherwise.
    await world.query('alter table payments.deposits disable trigger guard_deposit');
    await world.query('update payments.deposits set method = $2, option = $3 where player_id = $1', [
      player.playerId,
      method,
      option,
    ]);
    await world.query('alter table payments.deposits enable trigger guard_deposit');
    const offer = await world.request('/api/v1/withdraw-methods', {}, player);
    const { data } = (await offer.json()) as { data: { methods: object[] } };
    expect(data.methods[0]).toMatchObject({ method, option, network });
    const asked = await world.withdraw(player, { method, amount: 5_000, address });
    expect(asked).toMatchObject({ status: 'pending', checks: ['destination'] });
    expect((await world.payments.withdrawals.find(asked.id)).payout_request).toMatchObject({
      method,
      option,
      account: { address },
    });
    await world.decide(asked.id);
    expect((await world.payout(asked.id)).count).toBe(1);
  },
);
