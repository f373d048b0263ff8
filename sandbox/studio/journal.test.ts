import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CrashRound } from './crash/books';
import type { CrashTicket } from './crash/ticket';
import type { TicketBetState } from './shared-rounds/ticket';
import { openJournal } from './journal';
import type { Round } from './reel-rounds';
import type { Session } from './launch';
import { scratchFolder } from '@/tests/support/scratch';

const DAY = 24 * 3_600_000;

let directory: string;
beforeEach(() => {
  directory = scratchFolder('journal-');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const sessionOf = (id: string): Session => ({
  id,
  createdAt: 0,
  mode: 'real',
  gameId: 'g00042',
  title: 'Scarab of Nefer',
  theme: 'egypt',
  provider: 'Saffron Lane',
  volatility: 'medium',
  nominal: 9600,
  lines: 20,
  currency: 'EUR',
  language: 'en',
  token: `token of ${id}`,
  playerId: 'player',
  lobbyUrl: 'http://web.test',
});
const roundOf = (sessionId: string): Round => ({
  id: `round of ${sessionId}`,
  sessionId,
  clientRoundId: 'c',
  stake: 100,
  startedAt: 0,
  betTxId: 'b',
  rollbackTxId: 'r',
  spins: [],
  winTxIds: [],
});
const settled = (sessionId: string) => ({
  progress: {
    roundId: `round of ${sessionId}`,
    phase: 'settled' as const,
    reason: null,
    shown: 1,
    paid: 1,
    steppedAt: 0,
  },
});

test('what is idle leaves memory and file, what is owed or played stays, and the file goes on', () => {
  const journal = openJournal(directory, 0, DAY);
  for (const id of ['idle', 'owing', 'playing']) journal.write({ session: sessionOf(id) });
  journal.write({ round: roundOf('idle') }, settled('idle'));
  journal.write({ round: roundOf('owing') });
  journal.write({ round: { ...roundOf('playing'), startedAt: DAY } }, settled('playing'));

  expect(journal.forgetIdle(DAY - 1)).toEqual([]);
  expect(journal.forgetIdle(DAY)).toEqual(['idle']);
  expect([...journal.sessions.keys()]).toEqual(['owing', 'playing']);
  expect([...journal.rounds.keys()]).toEqual(['round of owing', 'round of playing']);
  expect(journal.roundsOf('idle')).toEqual([]);
  const file = path.join(directory, 'journal.jsonl');
  expect(readFileSync(file, 'utf8')).not.toContain('token of idle');

  journal.write({ session: { ...sessionOf('new'), createdAt: DAY } });
  journal.close();
  const again = openJournal(directory, DAY, DAY);
  expect([...again.sessions.keys()]).toEqual(['owing', 'playing', 'new']);
  again.close();
});

describe('what is staged', () => {
  const inFile = () =>
    readFileSync(path.join(directory, 'journal.jsonl'), 'utf8').trim().split('\n').filter(Boolean);

  test('is known at once, and on disk in one line with all of the same turn when it resolves', async () => {
    const journal = openJournal(directory, 0, DAY);
    const written = ['a', 'b', 'c'].map((id) => journal.stage({ session: sessionOf(id) }));
    expect(journal.sessions.size).toBe(3);
    expect(inFile()).toEqual([]);
    await Promise.all(written);
    expect(inFile()).toHaveLength(1);
    await journal.stage({ session: sessionOf('d') });
    expect(inFile()).toHaveLength(2);
    journal.close();
    expect(openJournal(directory, 0, DAY).sessions.size).toBe(4);
  });

  test('goes before what is written after it, and is not left behind by a close', () => {
    const journal = openJournal(directory, 0, DAY);
    void journal.stage({ session: sessionOf('a') });
    journal.write({ session: { ...sessionOf('a'), createdAt: 1 } });
    void journal.stage({ session: sessionOf('b') });
    journal.close();
    const again = openJournal(directory, 0, DAY);
    expect([...again.sessions.values()].map(({ id, createdAt }) => [id, createdAt])).toEqual([
      ['a', 1],
      ['b', 0],
    ]);
  });

  test('fails for those who wait when the disk does', async () => {
    const journal = openJournal(directory, 0, DAY);
    journal.close();
    await expect(journal.stage({ session: sessionOf('a') })).rejects.toThrow('closed');
  });
});

describe('of crash', () => {
  const seat = 'real:player:g00042:EUR';
  const bet = { id: 'b', key: 1, stake: 100, auto: null, out: null, closes: true, reason: null };
  const txs = { txId: 't', rollbackTxId: 'r', winTxId: 'w' };
  const ticketOf = (id: string, placedAt: number, state: TicketBetState, number = 1): CrashTicket => ({
    ...{ id, seat, sessionId: 's', gameId: 'g00042', chainId: 'c', number, placedAt },
    bets: [{ ...bet, ...txs, id: `bet of ${id}`, state }],
  });
  const roundOf = (number: number): CrashRound => ({
    ...{ gameId: 'g00042', chainId: 'c', number, opensAt: 0, bellAt: 0, startsAt: 0, phase: 'over' },
    ended: { at: 0, point: 100, seed: 's' },
  });

  test('bets are kept for 90 days, and longer while they are open, and a session with one is not idle', () => {
    const journal = openJournal(directory, 0, DAY);
    journal.write({ session: sessionOf('s') });
    journal.write({ crashTicket: ticketOf('old', 0, 'paid') }, { crashTicket: ticketOf('open', 0, 'out') });
    journal.write({ crashTicket: ticketOf('new', 50 * DAY, 'closed', 2) });
    expect(journal.crash.lastTicketsAt(seat).map(({ id }) => id)).toEqual(['new']);
    expect(journal.forgetIdle(91 * DAY)).toEqual([]);
    expect([...journal.crash.tickets.keys()]).toEqual(['open', 'new']);
    expect(journal.crash.ticketWith(seat, 'bet of old')).toBeUndefined();
    expect(journal.crash.ticketWith(seat, 'bet of new')?.id).toBe('new');
    journal.write({ crashTicket: ticketOf('open', 0, 'paid') });
    expect(journal.crash.openTickets()).toEqual([]);
    expect(journal.forgetIdle(91 * DAY)).toEqual(['s']);
    journal.close();
    const again = openJournal(directory, 91 * DAY, DAY);
    expect([...again.crash.tickets.keys()]).toEqual(['new']);
    again.close();
  });

  test('of rounds the last 50 that ended stay, and the one that is under way', () => {
    const journal = openJournal(directory, 0, DAY);
    for (let number = 1; number <= 60; number += 1) journal.write({ crashRound: roundOf(number) });
    journal.write({ crashRound: { ...roundOf(61), phase: 'waiting', ended: null } });
    journal.write({ crashRound: { ...roundOf(61), phase: 'flying', ended: null } });
    const numbers = journal.crash.roundsOf('g00042').map(({ number, phase }) => [number, phase]);
    expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([51, [11, 'over'], [61, 'flying']]);
    journal.close();
    const again = openJournal(directory, 0, DAY);
    expect(again.crash.roundsOf('g00042')).toHaveLength(51);
    again.close();
  });
});
