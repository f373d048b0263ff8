import { randomUUID } from 'node:crypto';
import { sign } from '@/lib/node/facts/signature';
import {
  closeStudios,
  DEMO_LAUNCH,
  FREE_SPINS,
  launchGame,
  LOSS,
  openStudio,
  playerAt,
  postLaunch,
  REAL_LAUNCH,
  startFakeWallet,
  WEB_ORIGIN,
  WIN,
  type FakeWallet,
} from '@/tests/support/studio-harness';

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

describe('launch', () => {
  test('a signed launch gives an unguessable address on the studio’s own origin', async () => {
    const studio = await openStudio(wallet);
    const answer = await postLaunch(studio, REAL_LAUNCH);
    expect(answer.status).toBe(201);
    const { url } = (await answer.json()) as { url: string };
    expect(url).toMatch(/^http:\/\/studio\.test\/studio\/play\/[\w-]{43}$/);
  });

  test.each([
    ['no signature', ''],
    [
      'another secret',
      sign('another secret', '/studio/api/v1/sessions', JSON.stringify(REAL_LAUNCH), Date.now() / 1000),
    ],
    [
      'an old time',
      sign(
        'a wallet secret that is long enough for tests',
        '/studio/api/v1/sessions',
        JSON.stringify(REAL_LAUNCH),
        Date.now() / 1000 - 400,
      ),
    ],
  ])('is refused with %s', async (_case, signature) => {
    const studio = await openStudio(wallet);
    expect((await postLaunch(studio, REAL_LAUNCH, { 'x-signature': signature })).status).toBe(401);
  });

  test('a launch that lacks something is refused, and so is a kind without an engine', async () => {
    const studio = await openStudio(wallet);
    expect((await postLaunch(studio, { ...REAL_LAUNCH, session_token: null })).status).toBe(400);
    expect((await postLaunch(studio, { ...REAL_LAUNCH, currency: 'XXX' })).status).toBe(400);
    expect((await postLaunch(studio, { ...REAL_LAUNCH, theme: 'gameshow' })).status).toBe(422);
  });

  test('the page may be framed by the web alone and carries rules, exact return and pictures', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio, { ...REAL_LAUNCH, title: 'A </script> game', language: 'ch' });
    const page = await studio.app.request(player.address);
    const csp = page.headers.get('content-security-policy') ?? '';
    expect(csp).toContain(`frame-ancestors ${WEB_ORIGIN}`);
    expect(csp).toContain("default-src 'none'");
    expect(csp).not.toContain('unsafe');
    const html = await page.text();
    expect(html).toContain('<html lang="de-CH">');
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
    expect(boot).toMatchObject({
      title: 'A </script> game',
      model: 'lines',
      lines: 20,
      rtpMillionths: 960_043,
      paceMs: 2500,
    });
    expect(html).not.toContain(REAL_LAUNCH.session_token);
    // What is seen first is asked for first.
    expect(html.indexOf('class="ground"')).toBeLessThan(html.indexOf('type="module"'));
    expect(html).toMatch(/<img src="[^"]+tall\.webp" alt="" fetchpriority="high" \/>/);
    expect((await studio.app.request('/studio/play/nobody')).status).toBe(404);
  }, 60_000);
});

describe('a round', () => {
  test('a win: one bet, one win that closes the round and points at the bet', async () => {
    const studio = await openStudio(wallet, { seed: WIN });
    const player = await launchGame(studio);
    const { status, body } = await player.spin(100);
    expect(status).toBe(200);
    expect(body.round).toMatchObject({ phase: 'settled', stake: 100, freeSpinsTotal: 0 });
    expect(wallet.names()).toEqual(['bet', 'win']);
    const [bet, win] = wallet.calls;
    expect(bet?.body).toMatchObject({
      session_token: 'token-of-the-player',
      player_id: 'player-1',
      currency: 'EUR',
      game_id: 'g00042',
      round_closed: false,
      amount: 100,
    });
    expect(win?.body).toMatchObject({
      round_id: bet?.body['round_id'],
      ref_tx_id: bet?.body['tx_id'],
      round_closed: true,
      amount: body.round?.won,
    });
    expect(body.balance).toBe(10_000 - 100 + (body.round?.won ?? 0));
    expect(body.balance).toBe(wallet.balance());
  });

  test('a loss closes its round with a win of nothing', async () => {
    const player = await launchGame(await openStudio(wallet, { seed: LOSS }));
    const { body } = await player.spin(100);
    expect(body.round).toMatchObject({ phase: 'settled', won: 0 });
    expect(wallet.calls[1]).toMatchObject({ name: 'win', body: { amount: 0, round_closed: true } });
  });

  test('the same clientRoundId is the same round, also twenty times at once', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.spin(100, id)));
    expect(new Set(answers.map((answer) => answer.body.round?.id)).size).toBe(1);
    expect(wallet.names().filter((name) => name === 'bet')).toHaveLength(1);
    expect((await player.spin(200, id)).body).toMatchObject({ error: 'round_mismatch' });
  });

  test('starts are at least 2.5 s apart, whoever asks', async () => {
    const studio = await openStudio(wallet, { seed: LOSS });
    const player = await launchGame(studio);
    await player.spin();
    studio.clock.now += 2_499;
    const early = await player.spin();
    expect(early).toMatchObject({ status: 429, body: { error: 'too_fast', retryAfterMs: 1 } });
    studio.clock.now += 1;
    expect((await player.spin()).status).toBe(200);
  });

  test('stakes off the ladder, foreign origins and unknown sessions are refused before any money moves', async () => {
    const studio = await openStudio(wallet);
    const player = await launchGame(studio);
    expect((await player.spin(101)).body).toMatchObject({ error: 'bad_stake' });
    expect((await player.post('spin', { stake: 1.5, clientRoundId: randomUUID() })).status).toBe(400);
    const body = { stake: 100, clientRoundId: randomUUID() };
    expect((await player.post('spin', body, { origin: 'http://evil.test' })).status).toBe(403);
    expect((await player.post('spin', body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await playerAt(studio, '/studio/play/nobody').spin()).status).toBe(404);
    expect(wallet.calls).toEqual([]);
  });

  test.each(['INSUFFICIENT_FUNDS', 'TOKEN_EXPIRED', 'PLAYER_DISABLED', 'LIMIT_REACHED', 'INVALID_GAME'])(
    'a bet answered %s is a refused round: no win, no rollback',
    async (status) => {
      const player = await launchGame(await openStudio(wallet));
      wallet.next('bet', { status });
      const { body } = await player.spin();
      expect(body.round).toMatchObject({ phase: 'refused', reason: status, turns: [] });
      expect(wallet.names()).toEqual(['bet']);
    },
  );
});

describe('free spins', () => {
  test('are called one by one, each win has its own transaction, the last closes the round', async () => {
    const studio = await openStudio(wallet, { seed: FREE_SPINS });
    const player = await launchGame(studio);
    let { body } = await player.spin(100);
    const roundId = body.round?.id ?? '';
    expect(body.round?.phase).toBe('free-spins');
    expect(body.round?.freeSpinsTotal).toBeGreaterThanOrEqual(10);
    expect((await player.post('step', { roundId, step: 1 })).body).toMatchObject({ error: 'too_fast' });
    expect((await player.spin()).body).toMatchObject({ error: 'round_open' });

    for (let step = 1; body.round?.phase === 'free-spins'; step++) {
      studio.clock.now += 2_500;
      ({ body } = await player.post('step', { roundId, step }));
      expect(body.round?.turns).toHaveLength(step + 1);
      // Asked again, it shows the same.
      expect((await player.post('step', { roundId, step })).body.round).toEqual(body.round);
    }
    expect(body.round).toMatchObject({ phase: 'settled', freeSpinsPlayed: body.round?.freeSpinsTotal });
    const bet = wallet.calls[0];
    const wins = wallet.calls.slice(1);
    expect(wins.every((call) => call.name === 'win')).toBe(true);
    expect(wins.every((call) => call.body['ref_tx_id'] === bet?.body['tx_id'])).toBe(true);
    expect(new Set(wins.map((call) => call.body['tx_id'])).size).toBe(wins.length);
    expect(wins.map((call) => call.body['round_closed'])).toEqual([...wins.slice(1).map(() => false), true]);
    expect(wins.reduce((sum, call) => sum + Number(call.body['amount']), 0)).toBe(body.round?.won);
    expect(wallet.balance()).toBe(10_000 - 100 + (body.round?.won ?? 0));
  });

  test('skipping ahead is refused', async () => {
    const studio = await openStudio(wallet, { seed: FREE_SPINS });
    const player = await launchGame(studio);
    const { body } = await player.spin(100);
    studio.clock.now += 10_000;
    const roundId = body.round?.id ?? '';
    expect((await player.post('step', { roundId, step: 3 })).body).toMatchObject({ error: 'wrong_step' });
  });
});

describe('demo', () => {
  test('plays with its own 1,000.00 and never calls the wallet', async () => {
    const studio = await openStudio(wallet, { seed: WIN });
    const player = await launchGame(studio, DEMO_LAUNCH);
    expect((await player.state()).balance).toBe(100_000);
    const { body } = await player.spin(100);
    expect(body.balance).toBe(100_000 - 100 + (body.round?.won ?? 0));
    expect(wallet.calls).toEqual([]);
  });

  test('empty, it says so and is refilled', async () => {
    const studio = await openStudio(wallet, { seed: LOSS });
    const player = await launchGame(studio, DEMO_LAUNCH);
    for (;;) {
      const { body } = await player.spin(10_000);
      studio.clock.now += 2_500;
      if (body.round?.phase === 'free-spins') {
        studio.clock.now += 1_000_000;
        await studio.studio.start();
        await player.until((state) => state.round?.phase === 'settled');
        studio.clock.now += 2_500;
      }
      if (body.round?.phase === 'refused') {
        expect(body.round.reason).toBe('INSUFFICIENT_FUNDS');
        expect(body.balance).toBeLessThan(10_000);
        break;
      }
    }
    expect((await player.post('refill', {})).body.balance).toBe(100_000);
    const real = await launchGame(studio);
    expect((await real.post('refill', {})).status).toBe(409);
  });
});
