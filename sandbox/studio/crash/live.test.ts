import { createHash, createHmac } from 'node:crypto';
import { boardFlight, chainWhere, CRASH_DEMO, openFlights, roundsEnded } from '../testing/flight-harness';
import { closeStudios, startFakeWallet, type FakeWallet } from '@/tests/support/studio-harness';
import { endMsOf, msOf } from '../engines/crash/growth';
import { seededChain } from './chains';
import { BATCH_MS, LISTED_BETS } from '../shared-rounds/board';
import { CONFIRM_MS, OPEN_MS, PAUSE_MS } from './limits';

const TO_START = OPEN_MS + CONFIRM_MS;
const THREE = chainWhere(1, ([point = 0]) => point > 300 && point < 500);

let wallet: FakeWallet;
beforeEach(async () => {
  wallet = await startFakeWallet();
});
afterEach(async () => {
  await closeStudios();
  await wallet.close();
});

const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');
/** As the rules say it, by Node alone. */
function pointBy(seed: string, salt: string): number {
  const hash = BigInt(`0x${createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest('hex')}`);
  const point = (99n * 2n ** 256n) / (2n ** 256n - hash);
  return Number(point < 100n ? 100n : point);
}

describe('what everybody sees', () => {
  test('is the table as it is, then each change, and the seed when the round is over and not before', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    const guest = await boardFlight(flights, CRASH_DEMO);
    const live = await player.watch();
    expect(await live.next()).toEqual({ type: 'clock', now: flights.clock.now });
    const table = await live.find('table');
    expect(table).toMatchObject({ bets: [], last: [], counts: { bets: 0, out: 0 } });
    expect(table.round).toMatchObject({ number: 1, phase: 'waiting', point: null, seed: null });

    const mine = (await player.bet(1_000)).body.bets[0];
    await guest.bet(500, 150);
    flights.advance(1_000);
    const came = await live.find('bets');
    expect(came).toMatchObject({ out: [], gone: [], counts: { bets: 2, out: 0 } });
    expect(came.in).toEqual([
      [1, expect.stringMatching(/^[A-Z]•••\d\d$/), 1_000, 'EUR', 0, null],
      [2, expect.stringMatching(/^[A-Z]•••\d\d$/), 500, 'EUR', 1, null],
    ]);
    expect(JSON.stringify(came)).not.toContain('player-1');

    flights.advance(TO_START - 1_000 + msOf(150));
    const flying = await live.find('round');
    expect(flying).toMatchObject({
      now: flights.clock.now - msOf(150),
      round: { phase: 'flying', seed: null, point: null },
    });
    await player.cashOut(mine);
    flights.advance(1_000);
    expect(await live.find('bets')).toMatchObject({
      out: [
        [2, 150],
        [1, 150],
      ],
      counts: { bets: 2, out: 2 },
    });

    const late = await (await guest.watch()).find('table');
    expect(late.bets.map(([key, , , , , out]) => [key, out])).toEqual([
      [1, 150],
      [2, 150],
    ]);
    expect(late.round).toMatchObject({ phase: 'flying', seed: null });

    flights.advance(endMsOf(500));
    const over = await live.find('round');
    expect(over.round.phase).toBe('over');
    expect(over.round.point).toBe(pointBy(over.round.seed ?? '', 'parlour'));
    expect(over.round.nextAt).toBe(flying.round.startsAt + endMsOf(over.round.point ?? 0) + PAUSE_MS);
    flights.advance(PAUSE_MS);
    expect((await live.find('round')).round).toMatchObject({ number: 2, phase: 'waiting' });
  });

  test('forgets a bet that is taken back', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    const live = await player.watch();
    const [first] = (await player.bet()).body.bets;
    await player.leave(first);
    const second = (await player.bet()).body.bets[1];
    flights.advance(500);
    expect(await live.find('bets')).toMatchObject({
      in: [expect.arrayContaining([2])],
      gone: [],
      counts: { bets: 1 },
    });
    await player.leave(second);
    flights.advance(500);
    expect(await live.find('bets')).toMatchObject({ in: [], gone: [2], counts: { bets: 0 } });
  });

  test('lists so many bets, those with money before those with play money, and counts all', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    for (let guest = 0; guest <= LISTED_BETS; guest += 1)
      await (await boardFlight(flights, CRASH_DEMO)).bet(100, 101);
    const player = await boardFlight(flights);
    const table = await (await player.watch()).find('table');
    expect([table.bets.length, table.counts.bets]).toEqual([LISTED_BETS, LISTED_BETS + 1]);
    // What has happened so far is told.
    flights.advance(BATCH_MS);
    const live = await player.watch();
    await live.find('table');
    await player.bet(1_000);
    flights.advance(BATCH_MS);
    const told = await live.find('bets');
    expect([told.in.map(([, , stake]) => stake), told.gone]).toEqual([[1_000], [LISTED_BETS]]);
    const after = await (await player.watch()).find('table');
    expect(after.bets.filter(([, , , , demo]) => demo === 0)).toHaveLength(1);
    expect([after.bets.length, after.counts.bets]).toEqual([LISTED_BETS, LISTED_BETS + 2]);
    flights.advance(TO_START + msOf(101));
    const { counts } = await (await player.watch()).find('table');
    expect(counts).toEqual({ bets: LISTED_BETS + 2, out: LISTED_BETS + 1 });
  });

  test('shows where the last 50 rounds ended, with what chance leads to expect', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    await roundsEnded(flights, await player.watch(), 55);
    const { statistics, rounds } = await player.history();
    const { last } = await (await player.watch()).find('table');
    expect(rounds.map(({ point }) => point)).toEqual(last);
    expect(rounds).toHaveLength(50);
    expect(statistics).toMatchObject({
      rounds: 50,
      longRunMedian: 198,
      twice: last.filter((point) => point >= 200).length,
      usualTwice: { from: 18, to: 32 },
    });
  });
});

describe('anyone can check', () => {
  test('that each seed was fixed before the first round, and each point follows from it', async () => {
    const flights = await openFlights(wallet);
    const word = '0123456789abcdef';
    const player = await boardFlight(flights);
    const before = (await player.state()).fair;
    const seen = (await roundsEnded(flights, await player.watch(word), 12)).slice(0, 12);
    expect(before).toMatchObject({ salt: null, rounds: 2_000 });
    const { fair } = await player.state();
    expect(fair).toEqual({ ...before, salt: word });
    let known = before.end;
    for (const round of seen) {
      expect(sha256(round.seed ?? '')).toBe(known);
      expect(pointBy(round.seed ?? '', word)).toBe(round.point);
      known = round.seed ?? '';
    }
    const { rounds, chains } = await player.history();
    expect(rounds.toReversed().map(({ seed }) => seed)).toEqual(
      expect.arrayContaining(seen.map(({ seed }) => seed)),
    );
    expect(chains).toEqual([fair]);
  });

  test('that words of three browsers make the salt, said after the end was told, and no later one', async () => {
    const flights = await openFlights(wallet);
    const words = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(16));
    const players = [];
    for (const word of words) {
      const player = await boardFlight(flights, { player_id: `player-${word[0]}` });
      players.push(player);
      await player.watch(word);
      // Once for each player.
      await player.watch('f'.repeat(16));
    }
    expect((await players[0]?.state())?.fair.salt).toBeNull();
    flights.advance(TO_START);
    expect((await players[3]?.state())?.fair.salt).toBe(words.slice(0, 3).join('-'));
    await (await boardFlight(flights)).watch('e'.repeat(16));
    expect((await players[0]?.state())?.fair.salt).toBe(words.slice(0, 3).join('-'));
  });

  test('no word counts once somebody has bet: nobody chooses the points of a bet that lies there', async () => {
    const flights = await openFlights(wallet);
    const player = await boardFlight(flights);
    await player.watch('a'.repeat(16));
    await player.bet(100);
    await (await boardFlight(flights, { player_id: 'player-2' })).watch('b'.repeat(16));
    flights.advance(TO_START);
    expect((await player.state()).fair.salt).toBe('a'.repeat(16));
  });

  test('a salt that no browser had a word in: the studio draws it, at the start', async () => {
    const flights = await openFlights(wallet);
    const player = await boardFlight(flights);
    await player.bet(100);
    expect((await player.state()).fair.salt).toBeNull();
    flights.advance(TO_START);
    expect((await player.state()).fair.salt).toMatch(/^[0-9a-f]{16}$/);
  });

  test('that a chain which is used up is followed by another, published before its first round', async () => {
    const flights = await openFlights(wallet, { seed: THREE });
    const player = await boardFlight(flights);
    const first = (await player.state()).fair;
    expect(first.rounds).toBe(60);
    await roundsEnded(flights, await player.watch(), 61);
    const { chains, rounds } = await player.history();
    expect(chains.length).toBe(2);
    expect(chains[0]?.chainId).toBe(first.chainId);
    expect(rounds.find(({ number, chainId }) => chainId === first.chainId && number === 60)?.seed).toBe(
      seededChain(THREE)('', 0).terminal,
    );
  });

  test.each(['xyz', '0123456789ABCDEF', '0'.repeat(17)])('the word %s is none', async (word) => {
    const flights = await openFlights(wallet);
    const player = await boardFlight(flights);
    expect((await flights.app.request(`${player.address}/live?word=${word}`)).status).toBe(400);
  });
});
