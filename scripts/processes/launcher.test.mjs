import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, DEMO_PLAYERS } from '@/platform/demo/players';
import { startChild } from './child.mjs';
import { DEMO_PLAYER } from './demo.mjs';
import { environmentsOf } from './environment.mjs';
import { describeFailure } from './failure.mjs';
import { takeLock } from './lock.mjs';
import { checkNode, watchDisk } from './machine.mjs';
import { choosePorts } from './ports.mjs';
import { readSecrets } from './secrets.mjs';
import { fingerprint } from './sources.mjs';
import { stopAll } from './stop-all.mjs';

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

describe('fingerprints', () => {
  it('follow contents and names, not tests', () => {
    mkdirSync(path.join(folder, 'lib'));
    const write = (name, text) => writeFileSync(path.join(folder, 'lib', name), text);
    write('a.ts', '1');
    const first = fingerprint(folder, ['lib', 'missing']);
    write('a.test.ts', 'anything');
    expect(fingerprint(folder, ['lib', 'missing'])).toBe(first);
    write('a.ts', '2');
    expect(fingerprint(folder, ['lib', 'missing'])).not.toBe(first);
    write('a.ts', '1');
    expect(fingerprint(folder, ['lib', 'missing'])).toBe(first);
    expect(fingerprint(folder, ['lib'], 'another setting')).not.toBe(first);
  });
});

describe('environments', () => {
  const processes = {
    mode: 'production',
    dataDir: '/data',
    databaseUrl: 'postgres://x/y',
    ports: { web: 1, platform: 2, sandbox: 3, mail: 4 },
    secrets: { WALLET_SECRETS: 'new,old', PAYMENT_WEBHOOK_SECRETS: 'whsec_new,whsec_old' },
  };

  it('give the other companies the newest secret alone', () => {
    const { sandbox, platform } = environmentsOf({ ...processes, sandbox: true, env: {} });
    expect(sandbox).toMatchObject({ WALLET_SECRET: 'new', PAYMENT_WEBHOOK_SECRET: 'whsec_new' });
    expect(platform.WALLET_SECRETS).toBe('new,old');
  });

  it('make no operator with a known password in a process group without sandbox', () => {
    expect(environmentsOf({ ...processes, sandbox: false, env: {} }).cms.OPERATOR_PASSWORD).toBe('');
    expect(environmentsOf({ ...processes, sandbox: true, env: {} }).cms.OPERATOR_PASSWORD).not.toBe('');
  });

  it('keep the web from holding freed memory for each thread, unless told otherwise', () => {
    const told = (env) => environmentsOf({ ...processes, sandbox: true, env }).web.MALLOC_ARENA_MAX;
    expect([told({}), told({ MALLOC_ARENA_MAX: '8' })]).toEqual(['2', '8']);
  });

  it('mean the same load balancers to the platform and to the web process', () => {
    const { platform, web } = environmentsOf({
      ...processes,
      sandbox: true,
      env: { TRUSTED_PROXIES: '10.0.0.1' },
    });
    expect(platform.TRUSTED_PROXIES).toBe('10.0.0.1');
    expect(web.TRUSTED_PROXIES).toBe('10.0.0.1');
  });
});

it('shows a demo log-in that the seeds make', () => {
  expect(DEMO_PLAYERS.map(({ email }) => email)).toContain(DEMO_PLAYER.email);
  expect(DEMO_PLAYER.password).toBe(DEMO_PASSWORD);
});

describe('a process of the group', () => {
  const start = (code, more = {}) =>
    startChild({
      name: 'probe',
      args: ['-e', code],
      env: process.env,
      cwd: folder,
      log: path.join(folder, 'probe.log'),
      ...more,
    });

  it('is there when it says so, and goes when told', async () => {
    const child = await start(
      `process.send({ type: 'up', url: 'http://here' }); setInterval(() => {}, 1000)`,
    );
    expect(child.url).toBe('http://here');
    await child.stop();
    await expect(child.ended).resolves.toContain('probe stopped (SIGTERM)');
  });

  it('tells its last words: bare lines and errors of the log, nothing else', async () => {
    const code = `console.log('{"level":30,"msg":"all is well"}'); console.log('{"level":50,"msg":"the oven is cold"}');
      console.error('probe: port 1 is in use'); process.exit(3)`;
    const failure = start(code);
    await expect(failure).rejects.toThrow('probe stopped (exit code 3)');
    await expect(failure).rejects.toThrow(/the oven is cold\n.*probe: port 1 is in use/);
    await expect(failure).rejects.not.toThrow('all is well');
  });

  it('is stopped when it never says that it is up', async () => {
    await expect(start('setInterval(() => {}, 1000)', { startMs: 300 })).rejects.toThrow(
      'is not up after 0.3 s',
    );
  });

  it('is killed when it has not ended within the time that it is given', async () => {
    const child = await start(
      `process.on('SIGTERM', () => {}); process.send({ type: 'up', url: 'http://here' }); setInterval(() => {}, 1000)`,
    );
    await child.stop(50);
    await expect(child.ended).resolves.toContain('probe stopped (SIGKILL)');
  });

  it('ends with its launcher, even without a handler of its own', async () => {
    const tether = path.resolve('scripts/processes/tether.mjs');
    const child = spawn(process.execPath, ['--import', tether, '-e', 'setInterval(() => {}, 1000)'], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve) => child.once('spawn', resolve));
    child.disconnect();
    const code = await new Promise((resolve) => child.once('exit', resolve));
    expect(code).toBe(1);
  });
});

describe('the stop of everything', () => {
  /** Parts that end when the test says so, and what happened to them. */
  function parts() {
    const told = [];
    const ends = new Map();
    const names = ['database', 'platform', 'sandbox', 'web'];
    const stopOf = (name) => (withinMs) =>
      new Promise((resolve) => {
        told.push(withinMs === undefined ? name : `${name} within ${withinMs}`);
        ends.set(name, resolve);
      });
    const settle = () => new Promise((resolve) => setImmediate(resolve));
    return {
      running: new Map(names.map((name) => [name, { stop: stopOf(name) }])),
      told,
      async end(name) {
        ends.get(name)();
        await settle();
      },
    };
  }

  it('lets each server end what it has begun before the next is told', async () => {
    const { running, told, end } = parts();
    const stopped = stopAll(running, { report: () => {} });
    expect(told).toEqual(['web']);
    await end('web');
    expect(told).toEqual(['web', 'sandbox']);
    await end('sandbox');
    await end('platform');
    expect(told).toEqual(['web', 'sandbox', 'platform', 'database']);
    await end('database');
    await stopped;
    expect(running.size).toBe(0);
  });

  it('tells all servers at once when one has died, and bounds how long they may take', async () => {
    const { running, told, end } = parts();
    const stopped = stopAll(running, { report: () => {}, broken: true, brokenMs: 3_000 });
    expect(told).toEqual(['web within 3000', 'sandbox within 3000', 'platform within 3000']);
    for (const name of ['web', 'sandbox', 'platform']) await end(name);
    expect(told.at(-1)).toBe('database');
    await end('database');
    await stopped;
  });
});

describe('npm start', () => {
  const run = (env) =>
    spawnSync(process.execPath, ['scripts/start.mjs'], {
      encoding: 'utf8',
      env: { ...process.env, ...NONE, DATA_DIR: folder, ...env },
    });

  it('says in one line that a port is taken, and leaves nothing behind', async () => {
    const { port, free } = await takenPort();
    const { status, stderr } = run({ PORT: String(port) });
    await free();
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`parlour: port ${port} (web) is in use: set PORT to another one`);
    expect(existsSync(path.join(folder, 'start.lock'))).toBe(false);
    expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
  });

  it('says in one line that it runs already', () => {
    const [, script = ''] = process.argv;
    writeFileSync(
      path.join(folder, 'start.lock'),
      JSON.stringify({ pid: process.pid, script: path.basename(script) }),
    );
    const { status, stderr } = run({});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `parlour: Parlour runs from this folder already (pid ${process.pid}): stop that one first`,
    );
  });
});
