import { openCoins, type Coins } from '@/tests/support/coins';

let coins: Coins;
beforeEach(async () => {
  coins = await openCoins();
});
afterEach(() => coins.world.close());

it('gives a player coins and bank money with the deposit that they came for, and forgets names on erasure', async () => {
  const { world, player } = coins;
  const paid = await coins.begin();
  await world.send(await coins.transferEvent(paid, 'final', {}));
  const bank = await world.deposit(player, { method: 'banktransfer' });
  const charge = await world.chargeOf(bank.id);
  await world.control(`/charges/${charge}/bank-money`, {
    amount: 700,
    name: 'Nora Winter',
    description: 'hello',
  });
  for (;;) if ((await world.query('select 1 from payments.bank_money')).length > 0) break;

  const own = await world.payments.ownDeposits(player.playerId, { page: 1, perPage: 10 });
  expect(own).toMatchObject([
    {
      id: paid.id,
      transfers: [
        {
          network: 'BTC',
          reference: coins.nameOf(),
          coins: paid.crypto?.amount,
          state: 'credited',
          credited: 5_000n,
        },
      ],
      bankMoney: [],
    },
    { id: bank.id, transfers: [], bankMoney: [{ amount: 700n, name: 'Nora Winter', message: 'hello' }] },
  ]);

  await world.payments.erase(player.playerId);
  const [kept] = await world.query<{ text: string }>(
    `select (select string_agg(d::text, '') from payments.deposits d)
         || (select string_agg(m::text, '') from payments.bank_money m) as text`,
  );
  expect(kept?.text).toContain('700');
  expect(kept?.text).not.toMatch(/Nora|hello|tb1q/);
});
