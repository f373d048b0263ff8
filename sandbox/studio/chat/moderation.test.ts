import { randomUUID } from 'node:crypto';
import { joinChat, tellStudio, type ChatGuest } from '../testing/chat-harness';
import { fakeReports } from '@/tests/support/chat-reports';
import { killedFolder, openFlights, removeKilledFolders, type Flights } from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { CHAT_BATCH_MS, MOST_REPORTS, PAUSE_MS, SAY_PACE_MS } from './limits';

let wallet: FakeWallet;
let reports: ReturnType<typeof fakeReports>;
beforeEach(async () => {
  reports = fakeReports();
  wallet = await startFakeWallet({ reports });
});
afterEach(async () => {
  await closeStudios();
  removeKilledFolders();
  await wallet.close();
});
const open = (over = {}) => openFlights(wallet, over);
const until = async (wanted: () => boolean) => {
  for (const end = Date.now() + 5_000; !wanted() && Date.now() < end;) await new Promise(setImmediate);
  expect(wanted()).toBe(true);
};
const others = (studio: Flights, count = 3) =>
  Promise.all(Array.from({ length: count }, (_, at) => joinChat(studio, `other-${at}`)));
/** What a player has just said. */
const said = async (guest: ChatGuest, text: string) => {
  expect((await guest.say(text)).status).toBe(200);
  const id = (await guest.room()).at(-1)?.id ?? '';
  return id;
};
const DAY = 24 * 3_600_000;
const silence = (studio: Flights, over: object = {}) => ({
  ...{ player_id: 'player-1', version: 2 },
  silence: { until: new Date(studio.clock.now + DAY).toISOString(), reason: 'insult' },
  ...over,
});

describe('a report', () => {
  test('goes to the platform with the message, five before it, table and players', async () => {
    const studio = await open();
    const [author, one] = [await joinChat(studio), await joinChat(studio, 'other-0')];
    for (let at = 0; at < 6; at += 1) {
      await said(author, `Before ${at}`);
      studio.advance(10_000);
    }
    const id = await said(author, 'You all play badly');
    expect((await one.report(id, 'insult')).body.reported).toEqual([id]);
    await until(() => reports.told.length === 1);
    expect(reports.told[0]).toMatchObject({
      ...{ game_id: 'l202', reporter_id: 'other-0', reason: 'insult', hidden: false },
      message: { id, player_id: 'player-1', text: 'You all play badly' },
    });
    expect(reports.told[0]?.before.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5].map((at) => `Before ${at}`),
    );
  });

  test('counts once, not of oneself, and of what is there', async () => {
    const studio = await open();
    const [author, one] = [await joinChat(studio), await joinChat(studio, 'other-0')];
    const id = await said(author, 'Hello');
    expect((await author.report(id)).body.error).toBe('own_message');
    expect((await (await joinChat(studio)).report(id)).body.error).toBe('own_message');
    expect((await one.report(id)).status).toBe(200);
    expect((await one.report(id)).body.error).toBe('reported_already');
    expect((await (await joinChat(studio, 'other-0')).report(id)).body.error).toBe('reported_already');
    expect((await one.report(randomUUID())).body.error).toBe('message_unknown');
    const elsewhere = await joinChat(studio, 'other-1', { game_id: 'l203' });
    expect((await elsewhere.report(id)).body.error).toBe('message_unknown');
    expect((await one.report(id, 'because')).body.error).toBe('bad_request');
    expect(await one.room()).toHaveLength(1);
  });

  test('is one of a few that a player can make', async () => {
    const studio = await open();
    const [author, one] = [await joinChat(studio), await joinChat(studio, 'other-0')];
    for (let at = 0; at < MOST_REPORTS; at += 1) {
      expect((await one.report(await said(author, `Number ${at}`))).status).toBe(200);
      studio.advance(10_000);
    }
    expect((await one.report(await said(author, 'One more'))).body.error).toBe('too_many_reports');
  });

  test('is told until it is taken, also by the next run, once after the other', async () => {
    const studio = await open();
    const [author, one] = [await joinChat(studio), await joinChat(studio, 'other-0')];
    const id = await said(author, 'Hello');
    reports.next(503, 500, 401);
    await one.report(id);
    await until(() => reports.told.length === 4);
    expect(new Set(reports.told.map((report) => report.id)).size).toBe(1);
    reports.next(...Array.from({ length: 1_000 }, () => 503));
    await (await joinChat(studio, 'other-1')).report(id);
    const folder = killedFolder(studio.dataDir);
    await closeStudios();
    reports.clear();
    await open({ dataDir: folder });
    const second = () => reports.told.find(({ reporter_id }) => reporter_id === 'other-1');
    await until(() => second() !== undefined);
    expect(second()).toMatchObject({ message: { text: 'Hello' } });
  });

  test('that the platform refuses keeps no other one back', async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const [one, two] = await others(studio, 2);
    const id = await said(author, 'Hello');
    reports.next(422);
    await one?.report(id);
    await two?.report(id);
    await until(() => reports.told.length === 2);
  });
});

describe('reports of three players', () => {
  test('hide a message from everybody, and stop its author for ten minutes', async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const id = await said(author, 'Hello');
    studio.advance(SAY_PACE_MS);
    const heard = await author.watch();
    const [first, second, third] = await others(studio);
    await first?.report(id);
    await second?.report(id);
    expect(await author.room()).toHaveLength(1);
    await third?.report(id);
    studio.advance(CHAT_BATCH_MS);
    expect((await heard.find('chat', ({ gone }) => gone.length > 0)).gone).toEqual([id]);
    expect(await author.room()).toEqual([]);
    const { write } = await author.own();
    expect(write).toEqual({
      allowed: false,
      why: 'paused',
      until: studio.clock.now - CHAT_BATCH_MS + PAUSE_MS,
    });
    expect((await author.say('Why?')).body.error).toBe('chat_paused');
    // At no other table either.
    expect((await (await joinChat(studio, 'player-1', { game_id: 'l203' })).say('Why?')).status).toBe(403);
    await until(() => reports.told.length === 3);
    expect(reports.told.map(({ hidden }) => hidden)).toEqual([false, false, true]);
    studio.advance(PAUSE_MS);
    expect((await author.say('Why?')).status).toBe(200);
    await heard.close();
  });

  test('of one player on three devices hide nothing', async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const id = await said(author, 'Hello');
    for (let at = 0; at < 3; at += 1) await (await joinChat(studio, 'other-0')).report(id);
    expect(await author.room()).toHaveLength(1);
  });

  test('stop the author also after a kill', async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const id = await said(author, 'Hello');
    for (const one of await others(studio)) await one.report(id);
    const folder = killedFolder(studio.dataDir);
    await closeStudios();
    const again = await open({ dataDir: folder, now: () => studio.clock.now });
    expect((await (await joinChat(again)).own()).write).toMatchObject({ why: 'paused' });
  });
});

describe('what the office decides', () => {
  const hidden = async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const id = await said(author, 'Hello');
    studio.advance(SAY_PACE_MS);
    for (const one of await others(studio)) await one.report(id);
    const decision = { game_id: 'l202', message_id: id, player_id: 'player-1' };
    return { studio, author, id, decision };
  };

  test('nothing wrong: the message comes back, the pause ends, and no report hides it again', async () => {
    const { studio, author, id, decision } = await hidden();
    const heard = await author.watch();
    const answer = await tellStudio(studio, 'decisions', { ...decision, verdict: 'restore' });
    expect(answer.status).toBe(200);
    studio.advance(CHAT_BATCH_MS);
    expect((await heard.find('chat', (event) => !event.all && event.in.length > 0)).in[0]?.id).toBe(id);
    expect((await author.own()).write).toEqual({ allowed: true });
    for (let at = 3; at < 7; at += 1) await (await joinChat(studio, `other-${at}`)).report(id);
    expect(await author.room()).toHaveLength(1);
    expect((await author.own()).write).toEqual({ allowed: true });
    await heard.close();
  });

  test('take it away: it stays hidden, the pause ends', async () => {
    const { studio, author, decision } = await hidden();
    await tellStudio(studio, 'decisions', { ...decision, verdict: 'remove' });
    expect(await author.room()).toEqual([]);
    expect((await author.own()).write).toEqual({ allowed: true });
    // The first word counts: a call that is repeated later brings nothing back.
    await tellStudio(studio, 'decisions', { ...decision, verdict: 'restore' });
    expect(await author.room()).toEqual([]);
  });

  test('also of a message that nobody hid, and of one that is gone', async () => {
    const studio = await open();
    const author = await joinChat(studio);
    const id = await said(author, 'Hello');
    const decision = { game_id: 'l202', player_id: 'player-1', verdict: 'remove' };
    await tellStudio(studio, 'decisions', { ...decision, message_id: randomUUID() });
    expect(await author.room()).toHaveLength(1);
    // Of another player's, it is none.
    await tellStudio(studio, 'decisions', { ...decision, message_id: id, player_id: 'other-0' });
    expect(await author.room()).toHaveLength(1);
    await tellStudio(studio, 'decisions', { ...decision, message_id: id });
    expect(await author.room()).toEqual([]);
  });
});

describe('a silence', () => {
  test('holds at all tables at once, with reason and end, and is over at its time', async () => {
    const studio = await open();
    const [here, there] = [await joinChat(studio), await joinChat(studio, 'player-1', { game_id: 'l203' })];
    const heard = await here.watch();
    expect((await tellStudio(studio, 'standings', silence(studio))).status).toBe(200);
    await heard.find('chat-own');
    const end = studio.clock.now + DAY;
    expect((await here.own()).write).toEqual({
      allowed: false,
      why: 'silenced',
      until: end,
      reason: 'insult',
    });
    expect((await there.say('Hello')).body.error).toBe('chat_silenced');
    expect((await (await joinChat(studio, 'other-0')).say('Hello')).status).toBe(200);
    await heard.close();
    studio.advance(DAY);
    expect((await (await joinChat(studio)).say('Hello')).status).toBe(200);
  });

  test('holds after a restart, and comes with a launch', async () => {
    const studio = await open();
    const forGood = silence(studio, { silence: { until: null, reason: 'hate' } });
    await tellStudio(studio, 'standings', forGood);
    const folder = killedFolder(studio.dataDir);
    await closeStudios();
    const again = await open({ dataDir: folder });
    expect((await (await joinChat(again)).own()).write).toMatchObject({ why: 'silenced', until: null });
    const { player_id: _, ...standing } = silence(again, { version: 8 });
    const launched = await joinChat(again, 'player-9', { chat_standing: standing });
    expect((await launched.own()).write).toMatchObject({ why: 'silenced', reason: 'insult' });
    const lifted = await joinChat(again, 'player-9', { chat_standing: { version: 9, silence: null } });
    expect((await lifted.own()).write).toEqual({ allowed: true });
  });

  test('that is told again after it was lifted changes nothing', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    await tellStudio(studio, 'standings', silence(studio));
    await tellStudio(studio, 'standings', silence(studio, { version: 3, silence: null }));
    await tellStudio(studio, 'standings', silence(studio));
    expect((await guest.own()).write).toEqual({ allowed: true });
  });
});

describe('a call of the platform', () => {
  test.each([
    ['by a stranger', { secret: 'another secret that is long enough' }],
    ['too old', { shift: -301_000 }],
    ['of the future', { shift: 302_000 }],
  ])('%s is refused', async (_, how) => {
    const studio = await open();
    const guest = await joinChat(studio);
    expect((await tellStudio(studio, 'standings', silence(studio), how)).status).toBe(401);
    expect((await guest.own()).write).toEqual({ allowed: true });
  });

  test('that makes no sense is refused', async () => {
    const studio = await open();
    expect((await tellStudio(studio, 'standings', { player_id: 'player-1' })).status).toBe(400);
    expect((await tellStudio(studio, 'decisions', { verdict: 'burn' })).status).toBe(400);
  });
});
