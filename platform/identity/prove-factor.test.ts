import { startIdentity, type IdentityHarness } from '@/tests/support/identity-harness';
import { newPlayer } from './testing/second-factor-player';

// What a withdrawal asks of a player with a second factor: the code, and nothing where there is none.
let harness: IdentityHarness;
beforeAll(async () => {
  harness = await startIdentity();
});
afterAll(() => harness.close());

const prove = async (playerId: string, code?: string) => {
  const spend = await harness.identity.proveFactor(playerId, code);
  await harness.kernel.db.transaction().execute((trx) => spend(trx));
};
const WRONG = { status: 401, code: 'second_factor_wrong' };

it('asks nothing of who has none', async () => {
  const player = await newPlayer(harness);
  await expect(prove(player.playerId)).resolves.toBeUndefined();
});

it('takes a code once, and a recovery code once', async () => {
  const player = await newPlayer(harness);
  const { app, recovery } = await player.turnOn();
  await expect(prove(player.playerId)).rejects.toMatchObject({ code: 'second_factor_required' });
  await expect(prove(player.playerId, '000000')).rejects.toMatchObject(WRONG);
  const code = app.code();
  await prove(player.playerId, code);
  await expect(prove(player.playerId, code)).rejects.toMatchObject(WRONG);
  await prove(player.playerId, recovery[0]);
  await expect(prove(player.playerId, recovery[0])).rejects.toMatchObject(WRONG);
});

it('counts wrong codes, and takes none of them any more after twenty', async () => {
  const player = await newPlayer(harness);
  const { app } = await player.turnOn();
  for (let tried = 0; tried < 20; tried += 1) {
    await expect(prove(player.playerId, '000000')).rejects.toMatchObject(WRONG);
  }
  await expect(prove(player.playerId, app.code())).rejects.toMatchObject({ status: 429 });
});

it('holds on to the code when what it is for fails', async () => {
  const player = await newPlayer(harness);
  const { app } = await player.turnOn();
  const spend = await harness.identity.proveFactor(player.playerId, app.code());
  await expect(
    harness.kernel.db.transaction().execute(async (trx) => {
      await spend(trx);
      throw new Error('not covered');
    }),
  ).rejects.toThrow('not covered');
  await prove(player.playerId, app.code());
});
