import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describeFailure } from './failure.mjs';
import { takeLock } from './lock.mjs';
import { checkNode, watchDisk } from './machine.mjs';
import { choosePorts } from './ports.mjs';
import { readSecrets } from './secrets.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'parlour-launcher-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const NONE = { PORT: '0', PLATFORM_PORT: '0', SANDBOX_PORT: '0', SMTP_PORT: '0' };

/** A port of loopback that is taken until the test ends. */
async function takenPort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, free: () => new Promise((resolve) => server.close(resolve)) };
}

describe('failures', () => {
  it('tells a full disk from anything else', () => {
    expect(describeFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toMatch(
      /^the disk is full/,
    );
    expect(describeFailure(new Error('PANIC: could not write: No space left on device'))).toMatch(
      /^the disk is full/,
    );
    expect(describeFailure(new Error('something else'))).toBe('something else');
  });

  it('refuses a Node that is too old', () => {
    expect(() => checkNode('18.20.0')).toThrow('Node 18.20.0 is too old: Parlour needs Node 20.20 or later');
    expect(() => checkNode('20.19.0')).toThrow('is too old');
  });

  it('takes every Node from 20.20 to 26 without a word', () => {
    for (const version of ['20.20.2', '22.1.0', '24.0.0', '26.10.0']) {
      expect(checkNode(version)).toBeUndefined();
    }
  });

  it('goes on with a newer one, and says so', () => {
    expect(checkNode('27.0.0')).toBe(
      'Node 27.0.0 is newer than what Parlour was tried on (20 to 26); going on',
    );
  });

  it('names the same oldest version in package.json and .nvmrc', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe('>=20.20');
    expect(() => checkNode(readFileSync('.nvmrc', 'utf8').trim())).not.toThrow();
  });
});

it('says when a disk has become full', async () => {
  const everything = watchDisk(folder, { leastMb: Number.MAX_SAFE_INTEGER, everyMs: 10 });
  await expect(everything.full).resolves.toMatch(/^the disk is full: \d+ MB free in /);
  everything.end();
});

describe('ports', () => {
  it('names the port that is taken and the variable that moves it', async () => {
    const { port, free } = await takenPort();
    const env = { ...NONE, PLATFORM_PORT: String(port) };
    await expect(choosePorts({ sandbox: true, env })).rejects.toThrow(
      `port ${port} (platform) is in use: set PLATFORM_PORT to another one`,
    );
    await free();
  });

  it('leaves the ports of a sandbox that is off alone', async () => {
    const { port, free } = await takenPort();
    const env = { ...NONE, SANDBOX_PORT: String(port) };
    await expect(choosePorts({ sandbox: false, env })).resolves.toMatchObject({ sandbox: port });
    await free();
  });

  it('refuses what is no port', async () => {
    await expect(choosePorts({ sandbox: true, env: { ...NONE, PORT: 'http' } })).rejects.toThrow('PORT=http');
  });
});

describe('the lock', () => {
  const file = () => path.join(folder, 'start.lock');

  it('is taken once, and free after its release', () => {
    const { release } = takeLock(file());
    expect(JSON.parse(readFileSync(file(), 'utf8')).pid).toBe(process.pid);
    release();
    expect(existsSync(file())).toBe(false);
  });

  it('names a holder that lives', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'start.mjs']);
    await new Promise((resolve) => other.once('spawn', resolve));
    writeFileSync(file(), JSON.stringify({ pid: other.pid, script: 'start.mjs' }));
    expect(takeLock(file()).holder).toMatchObject({ pid: other.pid });
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    expect(takeLock(file()).holder).toBeUndefined();
  });

  it('counts for nothing when its number went to another program, or it is broken', () => {
    writeFileSync(file(), JSON.stringify({ pid: process.ppid, script: 'no-such-script.mjs' }));
    expect(takeLock(file()).holder).toBeUndefined();
    writeFileSync(file(), '{"pid":');
    expect(takeLock(file()).holder).toBeUndefined();
  });
});

describe('secrets', () => {
  it('are made once, for their owner only', () => {
    const first = readSecrets(folder, {});
    expect(readSecrets(folder, {})).toEqual(first);
    expect(statSync(path.join(folder, 'secrets.json')).mode & 0o077).toBe(0);
    expect(new Set(Object.values(first)).size).toBe(Object.keys(first).length);
  });

  it('give way to the environment, and keep what it says to themselves', () => {
    const given = 'given-by-the-environment-and-long-enough';
    expect(readSecrets(folder, { AUTH_SECRET: given }).AUTH_SECRET).toBe(given);
    expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).not.toContain(given);
  });

  it('are not replaced when their file is broken', () => {
    writeFileSync(path.join(folder, 'secrets.json'), '{');
    expect(() => readSecrets(folder, {})).toThrow('not readable as JSON');
  });
});
