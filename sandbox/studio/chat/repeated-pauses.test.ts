import { joinChat, tellStudio, type ChatGuest } from '../testing/chat-harness';
import { killedFolder, openFlights, removeKilledFolders, type Flights } from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { KEEP_PAUSE_MS } from './books';
import { PAUSE_MS } from './limits';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  removeKilledFolders();
  await wallet.close();
});

const AUTHOR = 'player-1';
const PAUSED = { allowed: false, why: 'paused' };
/** What the author says next is reported by these players, and what becomes of them is told. */
async function reported(studio: Flights, text: string, reporters: readonly string[]) {
  const author = await joinChat(studio, AUTHOR);
  expect((await author.say(text)).status).toBe(200);
  const id = (await author.room()).at(-1)?.id ?? '';
  for (const name of reporters) expect((await (await joinChat(studio, name)).report(id)).status).toBe(200);
  return { author, id };
}
const writeOf = async (author: ChatGuest) => (await author.own()).write;
const THREE = ['other-0', 'other-1', 'other-2'];

test('the same players stop an author once: their further reports hide nothing from others', async () => {
  const studio = await openFlights(wallet);
  const { author } = await reported(studio, 'Hello', THREE);
  expect(await writeOf(author)).toMatchObject(PAUSED);
  studio.advance(PAUSE_MS);
  for (const text of ['Hello again', 'Good luck']) {
    const { id } = await reported(studio, text, [...THREE, 'other-3']);
    expect(await writeOf(author)).toEqual({ allowed: true });
    expect((await author.room()).at(-1)).toMatchObject({ id, text });
    studio.advance(PAUSE_MS);
  }
});

test('three others stop the author again, and are used up with them', async () => {
  const studio = await openFlights(wallet);
  await reported(studio, 'Hello', THREE);
  studio.advance(PAUSE_MS);
  const { author } = await reported(studio, 'Hello again', ['other-0', 'other-3', 'other-4', 'other-5']);
  expect(await writeOf(author)).toMatchObject(PAUSED);
  studio.advance(PAUSE_MS);
  await reported(studio, 'Good luck', ['other-0', 'other-1', 'other-3', 'other-4', 'other-5']);
  expect(await writeOf(author)).toEqual({ allowed: true });
});

test('it is known after a kill, and for another author it says nothing', async () => {
  const studio = await openFlights(wallet);
  await reported(studio, 'Hello', THREE);
  studio.advance(PAUSE_MS);
  const folder = killedFolder(studio.dataDir);
  await closeStudios();
  const again = await openFlights(wallet, { dataDir: folder });
  again.clock.now = studio.clock.now;
  const { author } = await reported(again, 'Hello again', THREE);
  expect(await writeOf(author)).toEqual({ allowed: true });
  const other = await joinChat(again, 'player-2');
  await other.say('Me, too');
  const id = (await other.room()).at(-1)?.id ?? '';
  for (const name of THREE) await (await joinChat(again, name)).report(id);
  expect(await writeOf(other)).toMatchObject(PAUSED);
});

test('an operator who agrees with them lets their reports count again', async () => {
  const studio = await openFlights(wallet);
  const { id } = await reported(studio, 'Hello', THREE);
  const decision = { game_id: 'l202', message_id: id, player_id: AUTHOR, verdict: 'remove' };
  studio.advance(PAUSE_MS);
  await tellStudio(studio, 'decisions', decision);
  const { author } = await reported(studio, 'Hello again', THREE);
  expect(await writeOf(author)).toMatchObject(PAUSED);
});

test('an operator who does not leaves them used up', async () => {
  const studio = await openFlights(wallet);
  const { id } = await reported(studio, 'Hello', THREE);
  const decision = { game_id: 'l202', message_id: id, player_id: AUTHOR, verdict: 'restore' };
  await tellStudio(studio, 'decisions', decision);
  studio.advance(PAUSE_MS);
  const { author } = await reported(studio, 'Hello again', THREE);
  expect(await writeOf(author)).toEqual({ allowed: true });
});

test('after a day without a pause it is forgotten', async () => {
  const studio = await openFlights(wallet);
  await reported(studio, 'Hello', THREE);
  studio.advance(PAUSE_MS + KEEP_PAUSE_MS);
  const { author } = await reported(studio, 'Hello again', THREE);
  expect(await writeOf(author)).toMatchObject(PAUSED);
});
