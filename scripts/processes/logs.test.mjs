import {
  appendFileSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { boundLogs } from './logs.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-logs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name) => path.join(folder, name);

it('puts a log that has grown too long aside while somebody writes into it', () => {
  const writer = openSync(at('web.log'), 'a');
  appendFileSync(writer, `${'x'.repeat(100)}\nlast before\n`);
  boundLogs(folder, { each: 50 });
  appendFileSync(writer, 'first after\n');
  closeSync(writer);
  expect(readFileSync(at('web.log'), 'utf8')).toBe('first after\n');
  const aside = readFileSync(at('web.log.1'), 'utf8');
  expect(aside).toHaveLength(50);
  expect(aside.endsWith('last before\n')).toBe(true);
});

it('leaves a log within its bound, and what is no log, as they are', () => {
  writeFileSync(at('web.log'), 'short');
  writeFileSync(at('notes.txt'), 'x'.repeat(100));
  boundLogs(folder, { each: 50 });
  expect(readFileSync(at('web.log'), 'utf8')).toBe('short');
  expect(existsSync(at('web.log.1'))).toBe(false);
  expect(statSync(at('notes.txt')).size).toBe(100);
});

it('drops the oldest of those put aside while all together are too much', () => {
  for (const [name, seconds] of [
    ['a.log.1', 1],
    ['b.log.1', 2],
    ['c.log.1', 3],
  ]) {
    writeFileSync(at(name), 'x'.repeat(40));
    utimesSync(at(name), seconds, seconds);
  }
  boundLogs(folder, { each: 50, all: 90 });
  expect(['a.log.1', 'b.log.1', 'c.log.1'].map((name) => existsSync(at(name)))).toEqual([false, true, true]);
});
