import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openJournal, type Round } from './journal';
import type { Session } from './launch';

const DAY = 24 * 3_600_000;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'journal-'));
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
