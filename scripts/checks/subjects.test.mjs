import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { subjects, wrongSubjects } from './subjects.mjs';

const at = (time, subject) => `${time}\tabc1234\t${subject}\n`;
const NOW = 1_800_000_000;

it('finds subjects without an area and those that are too long, and counts what it read', () => {
  const long = `wallet: ${'x'.repeat(65)}`;
  const log =
    at(NOW, 'wallet: post waiting bets in one statement') +
    at(NOW, 'tests, docs: what they say') +
    at(NOW, 'Fixed things') +
    at(NOW, 'wip') +
    at(NOW, long);
  expect(wrongSubjects(log)).toEqual({
    read: 5,
    wrong: ['abc1234 Fixed things', 'abc1234 wip', `abc1234 ${long}`],
  });
});

it('leaves alone what was committed before it, and reads nothing from nothing', () => {
  expect(wrongSubjects(at(1_700_000_000, 'wip'))).toEqual({ read: 0, wrong: [] });
  expect(wrongSubjects('')).toEqual({ read: 0, wrong: [] });
});

it('says where it has nothing to read, and passes nothing there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-no-git-'));
  const { passed, summary } = await subjects(folder);
  rmSync(folder, { recursive: true });
  expect([passed, summary]).toEqual([0, 'nothing to read: no git history here']);
});
