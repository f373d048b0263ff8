import { randomUUID } from 'node:crypto';
import { joinChat } from '../testing/chat-harness';
import { openFlights } from '../testing/flight-harness';
import { closeStudios, ORIGIN, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { CHAT_BATCH_MS, KEEP_LINES_MS, MOST_IN_BATCH, REPEAT_MS, SAY_PACE_MS, SHOWN_LINES } from './limits';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});
const open = () => openFlights(wallet);

describe('a message', () => {
  test('is told to everybody at the table, by the name that the table shows, and to who comes later', async () => {
    const studio = await open();
    const [one, other] = [await joinChat(studio), await joinChat(studio, 'player-2')];
    const heard = await other.watch();
    await heard.find('chat', ({ all }) => all === true);
    expect((await one.say('  Good   luck, all!  ')).status).toBe(200);
    studio.advance(CHAT_BATCH_MS);
    const told = await heard.find('chat');
    const { author, name } = await one.own();
    expect(name).toMatch(/^[A-Z]•••\d\d$/);
    expect(told.in).toEqual([
      { id: expect.any(String), no: 1, at: expect.any(Number), author, name, text: 'Good luck, all!' },
    ]);
    expect(JSON.stringify(told)).not.toContain('player-1');
    expect(await other.room()).toEqual(told.in);
    await heard.close();
  });

  test('is told at no other table', async () => {
    const studio = await open();
    await (await joinChat(studio)).say('Hello');
    expect(await (await joinChat(studio, 'player-2', { game_id: 'l203' })).room()).toEqual([]);
  });

  test('that is repeated is said once', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    const id = randomUUID();
    const answers = await Promise.all([
      guest.say('Hello', id),
      guest.say('Hello', id),
      guest.say('Hello', id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await guest.room()).toHaveLength(1);
  });

  test('goes after a day, and the last fifty are told', async () => {
    const studio = await open();
    for (let at = 0; at < SHOWN_LINES + 2; at += 1) {
      const guest = await joinChat(studio, `player-${at}`);
      expect((await guest.say(`Number ${at}`)).status).toBe(200);
      studio.advance(CHAT_BATCH_MS);
    }
    const guest = await joinChat(studio);
    const room = await guest.room();
    expect([room.length, room[0]?.text, room.at(-1)?.text]).toEqual([SHOWN_LINES, 'Number 2', 'Number 51']);
    studio.advance(KEEP_LINES_MS);
    expect(await (await joinChat(studio)).room()).toEqual([]);
  });

  test.each([
    ['empty', ' \u200B '],
    ['long', 'ab '.repeat(100)],
    ['words', 'you w4nker'],
    ['link', 'see www.example.org'],
    ['phone', '079 123 45 67'],
    ['card', '4111 1111 1111 1111'],
    ['email', 'me@example.org'],
    ['begging', 'lend me 20 euros'],
    ['advert', 'promo code 77'],
  ])('is refused with its reason: %s', async (reason, text) => {
    const studio = await open();
    const guest = await joinChat(studio);
    const { status, body } = await guest.say(text);
    expect([status, body.error, body.reason]).toEqual([422, 'chat_refused', reason]);
    expect(await guest.room()).toEqual([]);
    // What was refused takes no turn.
    expect((await guest.say('Sorry')).status).toBe(200);
  });

  test('keeps what looks like HTML as text, and nothing unseen', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    await guest.say('<img src=x onerror=alert(1)> \u202Eevil\u202C</script>');
    expect((await guest.room()).map(({ text }) => text)).toEqual([
      '<img src=x onerror=alert(1)> evil</script>',
    ]);
  });
});

describe('who may not write', () => {
  test('a demo reads along', async () => {
    const studio = await open();
    await (await joinChat(studio)).say('Hello');
    const guest = await joinChat(studio, null);
    expect(await guest.room()).toHaveLength(1);
    expect((await guest.own()).write).toEqual({ allowed: false, why: 'demo' });
    expect((await guest.say('Hi')).body.error).toBe('chat_demo');
    const [line] = await guest.room();
    expect((await guest.report(line?.id)).body.error).toBe('chat_demo');
  });

  test.each([
    ['TOKEN_EXPIRED', 'session_expired'],
    ['INVALID_TOKEN', 'session_expired'],
    ['PLAYER_DISABLED', 'player_disabled'],
  ])('one whose session has ended: %s', async (status, reason) => {
    const studio = await open();
    const guest = await joinChat(studio);
    wallet.next('balance', { status });
    const answer = await guest.say('Hello');
    expect([answer.status, answer.body.error, answer.body.reason]).toEqual([403, 'chat_session', reason]);
    expect(await guest.room()).toEqual([]);
  });

  test('and reports nothing either', async () => {
    const studio = await open();
    const [author, guest] = [await joinChat(studio), await joinChat(studio, 'player-2')];
    expect((await author.say('Hello')).status).toBe(200);
    const [line] = await guest.room();
    wallet.next('balance', { status: 'PLAYER_DISABLED' });
    expect((await guest.report(line?.id)).body).toMatchObject({
      error: 'chat_session',
      reason: 'player_disabled',
    });
    expect((await author.own()).reported).toEqual([]);
    expect((await guest.report(line?.id)).status).toBe(200);
  });

  test('anybody while the wallet can’t tell; nothing of it takes a turn', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    wallet.next('balance', 'fail');
    expect((await guest.say('Hello')).body.reason).toBe('wallet_unreachable');
    expect((await guest.say('Hello')).status).toBe(200);
  });

  test('nobody without a session, from elsewhere, or at another game', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    const send = (
      address: string,
      headers: Record<string, string>,
      body = { id: randomUUID(), text: 'Hi' },
    ) =>
      studio.app.request(`${address}/table/chat/say`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
        body: JSON.stringify(body),
      });
    expect((await send('/studio/play/unknown', {})).status).toBe(404);
    expect((await send(guest.address, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await send(guest.address, { 'content-type': 'text/plain' })).status).toBe(415);
    const alone = await joinChat(studio, 'player-1', { live: false });
    expect((await alone.say('Hi')).body.error).toBe('other_game');
    expect(await guest.room()).toEqual([]);
  });
});

describe('how fast', () => {
  test('one message in three seconds, over all tables', async () => {
    const studio = await open();
    const [here, there] = [await joinChat(studio), await joinChat(studio, 'player-1', { game_id: 'l203' })];
    await here.say('One');
    studio.advance(SAY_PACE_MS - 1_000);
    expect((await there.say('Two')).body).toMatchObject({ error: 'chat_too_fast', retryAfterMs: 1_000 });
    studio.advance(1_000);
    expect((await there.say('Two')).status).toBe(200);
  });

  test('six in a minute', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    for (let at = 0; at < 6; at += 1) {
      expect((await guest.say(`Number ${at}`)).status).toBe(200);
      studio.advance(SAY_PACE_MS);
    }
    expect((await guest.say('Number 7')).body).toMatchObject({
      error: 'chat_too_fast',
      retryAfterMs: 42_000,
    });
    studio.advance(42_000);
    expect((await guest.say('Number 7')).status).toBe(200);
  });

  test('not the same again, however it is written', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    await guest.say('Go red');
    studio.advance(SAY_PACE_MS);
    expect((await guest.say('GO  réd!!')).body.error).toBe('chat_repeat');
    studio.advance(REPEAT_MS);
    expect((await guest.say('Go red')).status).toBe(200);
  });

  test('all at once are one', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => guest.say(`Number ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await guest.room()).toHaveLength(1);
  });

  test('a flood of attempts is stopped, also of refused ones', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    for (let at = 0; at < 30; at += 1) expect((await guest.say('shit')).status).toBe(422);
    expect((await guest.say('Hello')).status).toBe(429);
    studio.advance(60_000);
    expect((await guest.say('Hello')).status).toBe(200);
  });

  test('a table takes so many at once, told together', async () => {
    const studio = await open();
    const guests = await Promise.all(
      Array.from({ length: MOST_IN_BATCH + 3 }, (_, at) => joinChat(studio, `player-${at}`)),
    );
    const heard = (await (await joinChat(studio, null)).watch()).listen();
    const answers = await Promise.all(guests.map((guest, at) => guest.say(`Number ${at}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_IN_BATCH);
    expect(answers.find(({ status }) => status !== 200)?.body.error).toBe('chat_busy');
    studio.advance(CHAT_BATCH_MS);
    await new Promise(setImmediate);
    const told = heard.flatMap((event) => (event.type === 'chat' && !event.all ? [event.in.length] : []));
    expect(told).toEqual([MOST_IN_BATCH]);
  });

  test('no more than a page of text is read', async () => {
    const studio = await open();
    const guest = await joinChat(studio);
    expect((await guest.say('a'.repeat(2_001))).body.error).toBe('bad_request');
    expect((await guest.say('a'.repeat(20_000))).body.error).toBe('too_large');
  });
});
